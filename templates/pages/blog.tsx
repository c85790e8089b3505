// The list of articles, newest first.

import type { BlogPage } from '../../domain/content/pages/blog.ts';
import type { ListPage } from '../../domain/paging.ts';
import type { PostSummary } from '../../domain/post.ts';
import { articleWords, siteWords } from '../../domain/words.ts';
import { useFrame } from '../frame.ts';
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
  const { blogCrumb } = siteWords;
  const { number, count } = posts;
  const isFirst = number === 1;
  const isLast = site.forms.newsletter === undefined;
  return (
    <>
      <PageOpening
        page={{ ...page, name: isFirst ? blogCrumb : articleWords.pages.place(number, count) }}
        parents={isFirst ? [] : [{ label: blogCrumb, href: page.route }]}
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
