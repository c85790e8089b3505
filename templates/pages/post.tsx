// One article.

import type { Picture as PictureData, PostSummary } from '../../domain/post.ts';
import { routes } from '../../domain/routes.ts';
import { siteWords, articleWords as words, workWords } from '../../domain/words.ts';
import type { ShownProject } from '../../domain/work.ts';
import type { ShownPerson } from '../frame.ts';
import { Around } from '../parts/around.tsx';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { BackLink, Button } from '../parts/button.tsx';
import { Contents, type ContentsEntry } from '../parts/contents.tsx';
import { coverName, Picture } from '../parts/picture.tsx';
import { PostCard } from '../parts/post-card.tsx';
import { Byline } from '../parts/post-meta.tsx';
import { WorkList } from '../parts/work-list.tsx';

interface Props {
  post: PostSummary;
  /** Who wrote it, if the house's list of people has them. */
  writer: ShownPerson | undefined;
  band: PictureData;
  html: string;
  sections: ContentsEntry[];
  works: readonly ShownProject[];
  around: {
    previous?: PostSummary | undefined;
    next?: PostSummary | undefined;
    related: PostSummary[];
  };
}

export function Post({ post, writer, band, html, sections, around, works }: Props) {
  return (
    <article>
      <header className="post-header wrap">
        <div className="post-way">
          <BackLink href={routes.blog}>{words.backToBlog}</BackLink>
          <Breadcrumb
            parents={[{ label: siteWords.blogCrumb, href: routes.blog }]}
            current={post.title}
          />
        </div>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <Byline post={post} writer={writer} />
      </header>
      <Picture
        className="post-band"
        picture={band}
        sizes="100vw"
        cover={coverName(post.route)}
        eager
      />
      <div className="post-columns wrap">
        <Contents title={words.inThisArticle} sections={sections} />
        <div className="post-body">
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <aside className="call-box second-ground">
            <h2>{words.call.title}</h2>
            <p>{words.call.text}</p>
            <Button href={routes.contact} look="primary" arrow>
              {words.call.button}
            </Button>
          </aside>
          <Around
            label={words.navigation}
            words={words}
            previous={around.previous && linkTo(around.previous)}
            next={around.next && linkTo(around.next)}
          />
        </div>
      </div>
      <WorkList title={workWords.inArticles} works={works} />
      {around.related.length > 0 && (
        <section className="section section-after wrap" aria-labelledby="leia-tambem">
          <h2 className="point-title" id="leia-tambem">
            {words.relatedTitle}
          </h2>
          <ul className="related">
            {around.related.map((other) => (
              <li key={other.route}>
                <PostCard post={other} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function linkTo({ route, title }: PostSummary) {
  return { href: route, title };
}
