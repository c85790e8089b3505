// An article in a list.

import type { PostSummary } from '../../domain/post.ts';
import { coverName, Picture } from './picture.tsx';
import { PostMeta } from './post-meta.tsx';

interface Props {
  post: PostSummary;
  /** Cards in sight when the page opens must not wait to load. */
  eager?: boolean;
  /** The level of the title among the page's headings. */
  level?: 2 | 3;
  /** The writer's name stands above all of them. */
  byOne?: boolean | undefined;
}

export function PostCard({ post, eager = false, level = 2, byOne }: Props) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="post-card">
      <Picture
        className="cover"
        picture={post.cover}
        sizes="(width >= 56rem) 40rem, 100vw"
        eager={eager}
        cover={level === 2 ? coverName(post.route) : undefined}
      />
      <div className="post-card-text">
        <Title className="post-card-title">
          <a href={post.route}>{post.title}</a>
        </Title>
        <p>{post.excerpt}</p>
        <PostMeta post={post} byOne={byOne} />
      </div>
    </article>
  );
}
