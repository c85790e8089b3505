// The list of articles, newest first.

import type { BlogPage } from '../../domain/content/pages/blog.ts';
import type { PostSummary } from '../../domain/post.ts';
import type { Frame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { Newsletter } from '../parts/newsletter.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PostCard } from '../parts/post-card.tsx';

interface Props {
  frame: Frame;
  page: BlogPage;
  posts: PostSummary[];
}

export function Blog({ frame, page, posts }: Props) {
  return (
    <>
      <PageOpening
        headline={page.headline}
        lead={page.lead}
        before={<Breadcrumb frame={frame} parents={[]} current={frame.labels.blogCrumb} />}
      />
      <div className="wrap">
        {posts.length === 0 ? (
          <p className="empty">{page.empty}</p>
        ) : (
          <ul className="post-list">
            {posts.map((post, index) => (
              <li key={post.route}>
                <PostCard frame={frame} post={post} eager={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Newsletter frame={frame} />
    </>
  );
}
