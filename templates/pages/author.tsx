// Who writes, all their articles, and what else they did.

import type { ListPage } from '../../domain/paging.ts';
import type { PostSummary } from '../../domain/post.ts';
import { routes } from '../../domain/routes.ts';
import { fill } from '../../domain/text/fill.ts';
import type { ShownProject } from '../../domain/work.ts';
import { type ShownPerson, useFrame } from '../frame.ts';
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
  const { labels } = useFrame();
  const { closing } = labels.author;
  return (
    <>
      <div className="page-opening wrap">
        <Breadcrumb
          parents={[{ label: labels.blogCrumb, href: routes.blog }]}
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
          {labels.authorArticles}
        </h2>
        <PostList posts={posts} byOne />
      </section>
      <WorkList title={labels.author.works} works={works} />
      <Closing closing={{ ...closing, title: fill(closing.title, { name: person.name }) }} />
    </>
  );
}
