// The list of articles, newest first.

import type { BlogPage } from '../../domain/content/pages/blog.ts';
import type { ListPage } from '../../domain/paging.ts';
import type { PostSummary } from '../../domain/post.ts';
import { fill } from '../../domain/text/fill.ts';
import { useFrame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Newsletter } from '../parts/newsletter.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PostList } from '../parts/post-list.tsx';

interface Props {
  page: BlogPage;
  posts: ListPage<PostSummary>;
}

export function Blog({ page, posts }: Props) {
  const { site } = useFrame();
  const isLast = site.forms.newsletter === undefined;
  return (
    <>
      <PageOpening
        headline={page.headline}
        lead={page.lead}
        before={<Way page={page} posts={posts} />}
      />
      <div className={isLast ? 'section section-after wrap' : 'wrap'}>
        {posts.items.length === 0 ? (
          <p className="empty">{page.empty}</p>
        ) : (
          <PostList posts={posts} />
        )}
      </div>
      {!isLast && <Newsletter privacy={page.privacy} />}
      <Frieze />
    </>
  );
}

function Way({ page, posts }: Props) {
  const frame = useFrame();
  const { blogCrumb, pages } = frame.labels;
  const { number, count } = posts;
  if (number === 1) return <Breadcrumb parents={[]} current={blogCrumb} />;
  const parents = [{ label: blogCrumb, href: page.route }];
  return <Breadcrumb parents={parents} current={fill(pages.place, { number, count })} />;
}
