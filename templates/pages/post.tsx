// One article.

import type { Picture, PostSummary } from '../../domain/post.ts';
import { routes } from '../../domain/routes.ts';
import type { Frame } from '../frame.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { PostMeta } from '../parts/post-meta.tsx';

interface Props {
  frame: Frame;
  post: PostSummary;
  band: Picture;
  html: string;
  sections: { id: string; text: string }[];
}

export function Post({ frame, post, band, html, sections }: Props) {
  const { labels } = frame;
  return (
    <article className="post">
      <header className="post-header wrap">
        <a className="back-link" href={routes.blog}>
          <Icon name="arrow-left" />
          <span className="text-link-label">{labels.backToBlog}</span>
        </a>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <PostMeta frame={frame} post={post} />
      </header>
      <img className="post-band" src={band.src} width={band.width} height={band.height} alt="" />
      <div className="post-columns wrap">
        {sections.length > 1 && (
          <nav className="contents" aria-labelledby="neste-artigo">
            <h2 id="neste-artigo">{labels.inThisArticle}</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
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
