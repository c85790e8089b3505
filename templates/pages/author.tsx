// The page of an author: a portrait, all their articles, and their projects.

import type { Link } from '../../domain/content/data-files.ts';
import type { BlogPage } from '../../domain/content/page.ts';
import type { ListPage, PostSummary } from '../../domain/content/post.ts';
import type { ProjectSummary } from '../../domain/content/project.ts';
import { authorWords } from '../../domain/words.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { Profile, TONES } from '../parts/person.tsx';
import { PostList } from '../parts/posts.tsx';
import { ProjectList } from '../parts/project-list.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Closing } from '../sections/closing.tsx';
import type { PersonSummary } from '../site-context.ts';

interface Props {
  person: PersonSummary;
  /** The pages above it. */
  parents: Link[];
  posts: ListPage<PostSummary>;
  projects: readonly ProjectSummary[];
  call: BlogPage['authorCall'];
}

export function Author({ person, parents, posts, projects, call }: Props) {
  const closing = authorWords.closing(person.name);
  const primary = { ...closing.primary, ...(call && { message: call.message }) };
  return (
    <>
      <div className="page-opening wrap">
        <Breadcrumb parents={parents} current={person.name} />
        <Profile person={person} tone={TONES[0]} load="first">
          <div>
            <h1>{person.name}</h1>
            <p className="role">{person.role}</p>
            <p className="lead">{person.line}</p>
            {person.bio && <p>{person.bio}</p>}
          </div>
        </Profile>
      </div>
      <section className="section wrap" aria-labelledby="artigos">
        <SectionHeading id="artigos" title={authorWords.articles} />
        <PostList posts={posts} ofAuthor />
      </section>
      <ProjectList title={authorWords.works} projects={projects} />
      <Closing type="closing" id="fechamento" {...closing} primary={primary} note={call?.note} />
    </>
  );
}
