// An article in a list.

import type { PostSummary } from '../../domain/post.ts';
import type { Frame } from '../frame.ts';
import { PostMeta } from './post-meta.tsx';

interface Props {
  frame: Frame;
  post: PostSummary;
  /** Cards in sight when the page opens must not wait to load. */
  eager: boolean;
}

export function PostCard({ frame, post, eager }: Props) {
  return (
    <article className="post-card">
      <img
        className="post-card-cover"
        src={post.cover.src}
        width={post.cover.width}
        height={post.cover.height}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className="post-card-text">
        <h2>
          <a href={post.route}>{post.title}</a>
        </h2>
        <p>{post.excerpt}</p>
        <PostMeta frame={frame} post={post} />
      </div>
    </article>
  );
}
