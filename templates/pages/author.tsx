// Who writes, all their articles, and what else they did.

import type { ListPage } from '../../domain/paging.ts';
import type { PostSummary } from '../../domain/post.ts';
import { routes } from '../../domain/routes.ts';
import { authorWords, siteWords } from '../../domain/words.ts';
import type { ShownProject } from '../../domain/work.ts';
import type { ShownPerson } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { Closing } from '../parts/closing.tsx';
import { Face, LARGE, TONES } from '../parts/face.tsx';
import { PostList } from '../parts/post-list.tsx';
import { WorkList } from '../parts/work-list.tsx';

interface Props {
  person: ShownPerson;
  posts: ListPage<PostSummary>;
  works: readonly ShownProject[];
}

export function Author({ person, posts, works }: Props) {
  return (
    <>
      <div className="page-opening wrap">
        <Breadcrumb
          parents={[{ label: siteWords.blogCrumb, href: routes.blog }]}
          current={person.name}
        />
        <div className="presented">
          <Face person={person} tone={TONES[0]} sizes={LARGE} />
          <div>
            <h1>{person.name}</h1>
            <p className="presented-role">{person.role}</p>
            <p className="lead">{person.line}</p>
            {person.bio && <p className="presented-bio">{person.bio}</p>}
          </div>
        </div>
      </div>
      <section className="section section-after wrap" aria-labelledby="artigos">
        <h2 className="point-title" id="artigos">
          {authorWords.articles}
        </h2>
        <PostList posts={posts} byOne />
      </section>
      <WorkList title={authorWords.works} works={works} />
      <Closing closing={authorWords.closing(person.name)} />
    </>
  );
}
