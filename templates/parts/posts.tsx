// Articles in lists, and links to the pages before and after one.

import type { ListPage, PostSummary } from '../../domain/content/post.ts';
import { longDate } from '../../domain/dates.ts';
import { authorRoute } from '../../domain/routes.ts';
import { articleWords } from '../../domain/words.ts';
import type { PersonSummary } from '../site-context.ts';
import { Face, TONES } from './person.tsx';
import { type Load, Picture } from './picture.tsx';

interface CardProps {
  post: PostSummary;
  load?: Load | undefined;
  /** The level of the title among the page's headings. */
  level?: 2 | 3;
  /** True in the list of one author, whose name stands above it. */
  hideAuthor?: boolean | undefined;
}

export function PostCard({ post, load, level = 2, hideAuthor }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article className="post-card">
      <Picture
        className="cover"
        picture={post.cover}
        sizes="(width >= 56rem) 40rem, 100vw"
        load={load}
      />
      <div>
        <Title>
          <a href={post.route}>{post.title}</a>
        </Title>
        <p>{post.excerpt}</p>
        <PostMeta post={post} hideAuthor={hideAuthor} />
      </div>
    </article>
  );
}

interface ListProps {
  posts: ListPage<PostSummary>;
  /** True for the articles of one author, which have a title above them and, if several, one size. */
  ofAuthor?: boolean;
}

/** Articles in pages, newest first. */
export function PostList({ posts, ofAuthor }: ListProps) {
  const { pages } = articleWords;
  const { items, number, count, newer, older } = posts;
  const to = (href: string | undefined, other: number) =>
    href === undefined ? href : { href, title: pages.place(other, count) };
  return (
    <>
      <ul
        className="post-list grid pressable"
        data-even={(ofAuthor && items.length > 1) || undefined}
      >
        {items.map((post, index) => (
          <li key={post.route}>
            <PostCard
              post={post}
              load={index > 0 ? undefined : ofAuthor ? 'seen' : 'first'}
              level={ofAuthor ? 3 : 2}
              hideAuthor={ofAuthor}
            />
          </li>
        ))}
      </ul>
      <PreviousNext
        label={pages.navigation}
        words={{ previous: pages.newer, next: pages.older }}
        previous={to(newer, number - 1)}
        next={to(older, number + 1)}
      />
    </>
  );
}

interface MetaProps {
  post: PostSummary;
  hideAuthor?: boolean | undefined;
  /** True in the article itself, which also shows the day of its update. */
  withUpdate?: boolean;
}

function PostMeta({ post, hideAuthor, withUpdate }: MetaProps) {
  const { category, author, publishedOn, updatedOn, readMinutes } = post;
  return (
    <p className="post-meta cluster">
      <span className="badge">{category}</span>
      {!hideAuthor && <span>{author}</span>}
      <span className="cluster">
        <time dateTime={publishedOn}>{longDate(publishedOn)}</time>
        <span>{articleWords.readingTime(readMinutes)}</span>
      </span>
      {withUpdate && updatedOn && updatedOn !== publishedOn && (
        <span>
          {`${articleWords.articleUpdated} `}
          <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
        </span>
      )}
    </p>
  );
}

/** The line under the title of an article, with the author's portrait beside the name. */
export function Byline({ post, writer }: { post: PostSummary; writer: PersonSummary | undefined }) {
  if (!writer) return <PostMeta post={post} withUpdate />;
  return (
    <div className="byline person">
      <Face person={writer} tone={TONES[0]} load="seen" />
      <div>
        <p>
          <a className="text-link" href={authorRoute(writer.id)}>
            <span>{post.author}</span>
          </a>
        </p>
        <PostMeta post={post} withUpdate hideAuthor />
      </div>
    </div>
  );
}

interface Neighbour {
  href: string;
  title: string;
}

interface PreviousNextProps {
  label: string;
  words: Record<'previous' | 'next', string>;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Links to the pages before and after one. */
export function PreviousNext({ label, words, previous, next }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <nav className="previous-next grid ruled" data-rule="strong" aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{words.previous}</span>
          <strong>{previous.title}</strong>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{words.next}</span>
          <strong>{next.title}</strong>
        </a>
      )}
    </nav>
  );
}
