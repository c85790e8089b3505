// Category, author, date and reading time of an article.

import { longDate } from '../../domain/dates.ts';
import type { PostSummary } from '../../domain/post.ts';
import { authorRoute } from '../../domain/routes.ts';
import { articleWords } from '../../domain/words.ts';
import type { ShownPerson } from '../frame.ts';
import { Face, TONES } from './face.tsx';

interface Props {
  post: PostSummary;
}

interface MetaProps extends Props {
  isWhole?: boolean;
  /** The writer's name stands above. */
  byOne?: boolean | undefined;
}

export function PostMeta({ isWhole, byOne, ...props }: MetaProps) {
  return (
    <p className="post-meta">
      <Category {...props} />
      {!byOne && <span>{props.post.author}</span>}
      <Reading {...props} />
      {isWhole && <Updated {...props} />}
    </p>
  );
}

/** Only the article itself says so. */
function Updated({ post: { publishedOn, updatedOn } }: Props) {
  if (!updatedOn || updatedOn === publishedOn) return null;
  return (
    <span>
      {`${articleWords.articleUpdated} `}
      <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
    </span>
  );
}

/** With the writer's face beside the name, for the article itself. */
export function Byline({ writer, ...props }: Props & { writer: ShownPerson | undefined }) {
  if (!writer) return <PostMeta {...props} isWhole />;
  return (
    <div className="byline">
      <Face person={writer} tone={TONES[0]} />
      <div>
        <p className="byline-name">
          <a className="text-link" href={authorRoute(writer.id)}>
            <span className="text-link-label">{props.post.author}</span>
          </a>
        </p>
        <PostMeta {...props} isWhole byOne />
      </div>
    </div>
  );
}

function Category({ post }: Props) {
  return (
    <span className="badge" data-look="outline">
      {post.category}
    </span>
  );
}

function Reading({ post }: Props) {
  return (
    <span className="post-reading">
      <time dateTime={post.publishedOn}>{longDate(post.publishedOn)}</time>
      <span>{articleWords.readingTime(post.readMinutes)}</span>
    </span>
  );
}
