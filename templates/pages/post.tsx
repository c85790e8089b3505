// One article.

import type { Picture, PostSummary } from '../../domain/post.ts';
import { routes } from '../../domain/routes.ts';
import type { Frame } from '../frame.ts';
import { BackLink, Button } from '../parts/button.tsx';
import { Contents, type ContentsEntry } from '../parts/contents.tsx';
import { PostMeta } from '../parts/post-meta.tsx';

interface Props {
  frame: Frame;
  post: PostSummary;
  band: Picture;
  html: string;
  sections: ContentsEntry[];
}

export function Post({ frame, post, band, html, sections }: Props) {
  const { labels } = frame;
  return (
    <article className="post">
      <header className="post-header wrap">
        <BackLink href={routes.blog}>{labels.backToBlog}</BackLink>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <PostMeta frame={frame} post={post} />
      </header>
      <img className="post-band" src={band.src} width={band.width} height={band.height} alt="" />
      <div className="post-columns wrap">
        <Contents title={labels.inThisArticle} sections={sections} />
        <div className="post-body">
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <aside className="call-box">
            <h2>{labels.articleCall.title}</h2>
            <p>{labels.articleCall.text}</p>
            <Button href={routes.contact} look="primary" arrow>
              {labels.articleCall.button}
            </Button>
          </aside>
        </div>
      </div>
    </article>
  );
}
