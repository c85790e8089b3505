// The page of one article.

import type { Link } from '../../domain/content/data-files.ts';
import { HEADER_PRESET } from '../../domain/content/data-files.ts';
import type { Picture as PictureData } from '../../domain/content/image.ts';
import type { PostSummary } from '../../domain/content/post.ts';
import type { ProjectSummary } from '../../domain/content/project.ts';
import { projectWords, articleWords as words } from '../../domain/words.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { BackLink, Button } from '../parts/button.tsx';
import { Contents, type ContentsEntry } from '../parts/contents.tsx';
import { Picture } from '../parts/picture.tsx';
import { Byline, PostCard, PreviousNext } from '../parts/posts.tsx';
import { ProjectList } from '../parts/project-list.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { type PersonSummary, useSiteContext } from '../site-context.ts';

interface Props {
  post: PostSummary;
  /** The pages above it. */
  parents: Link[];
  /** The invitation below the article. */
  call: { title: string; text: string } | undefined;
  /** The author, if content/people.yaml has them. */
  writer: PersonSummary | undefined;
  band: PictureData;
  html: string;
  sections: ContentsEntry[];
  projects: readonly ProjectSummary[];
  around: {
    previous?: PostSummary | undefined;
    next?: PostSummary | undefined;
    related: PostSummary[];
  };
}

export function Post({
  post,
  parents,
  call = words.call,
  writer,
  band,
  html,
  sections,
  around,
  projects,
}: Props) {
  const { previous, next, related } = around;
  const { known, chatWith } = useSiteContext();
  return (
    <article>
      <header className="post-header stack wrap">
        <div className="post-trail cluster" data-spread>
          {parents.map(({ href }) => (
            <BackLink key={href} href={href}>
              {words.backToBlog}
            </BackLink>
          ))}
          <Breadcrumb parents={parents} current={post.title} />
        </div>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <Byline post={post} writer={writer} />
      </header>
      <Picture className="post-band" picture={band} sizes="100vw" load="first" />
      <div className="post-columns split wrap">
        <Contents title={words.inThisArticle} sections={sections} />
        <div className="post-body">
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <aside className="box second-ground on-screen">
            <h2>{call.title}</h2>
            <p>{call.text}</p>
            <Button href={known.contact ?? chatWith(HEADER_PRESET)} look="primary" arrow>
              {words.call.button}
            </Button>
          </aside>
          <PreviousNext
            label={words.navigation}
            words={words}
            previous={previous && { ...previous, href: previous.route }}
            next={next && { ...next, href: next.route }}
          />
        </div>
      </div>
      <ProjectList title={projectWords.inArticles} projects={projects} />
      {related.length > 0 && (
        <section className="section wrap on-screen" aria-labelledby="leia-tambem">
          <SectionHeading id="leia-tambem" title={words.relatedTitle} />
          <ul className="grid pressable">
            {related.map((other) => (
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
