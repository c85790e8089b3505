// Articles in pages, newest first, and the way to the pages before and after.

import type { ListPage } from '../../domain/paging.ts';
import type { PostSummary } from '../../domain/post.ts';
import { articleWords } from '../../domain/words.ts';
import { Around } from './around.tsx';
import { PostCard } from './post-card.tsx';

interface Props {
  posts: ListPage<PostSummary>;
  /** All of one writer, whom none needs to name: several are of one size, below a title of theirs. */
  byOne?: boolean;
}

export function PostList({ posts, byOne }: Props) {
  return (
    <>
      <ul className="post-list" data-even={(byOne && posts.items.length > 1) || undefined}>
        {posts.items.map((post, index) => (
          <li key={post.route}>
            <PostCard post={post} eager={index === 0} level={byOne ? 3 : 2} byOne={byOne} />
          </li>
        ))}
      </ul>
      <Pages posts={posts} />
    </>
  );
}

/** The pages before and after, where there are any. */
function Pages({ posts }: Pick<Props, 'posts'>) {
  const { pages } = articleWords;
  const { number, count, newer, older } = posts;
  const to = (href: string | undefined, other: number) =>
    href === undefined ? href : { href, title: pages.place(other, count) };
  return (
    <Around
      label={pages.navigation}
      words={{ previous: pages.newer, next: pages.older }}
      previous={to(newer, number - 1)}
      next={to(older, number + 1)}
    />
  );
}
