// Category, author, date and reading time of an article.

import { longDate } from '../../domain/dates.ts';
import type { PostSummary } from '../../domain/post.ts';
import { fill } from '../../domain/text/fill.ts';
import type { Frame } from '../frame.ts';

export function PostMeta({ frame, post }: { frame: Frame; post: PostSummary }) {
  return (
    <p className="post-meta">
      <span className="badge" data-look="outline">
        {post.category}
      </span>
      <span>{post.author}</span>
      <time dateTime={post.publishedOn}>{longDate(post.publishedOn)}</time>
      <span>{fill(frame.labels.readingTime, { minutes: post.readMinutes })}</span>
    </p>
  );
}
