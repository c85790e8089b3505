// The pages before and after one of a row.

interface Neighbour {
  href: string;
  title: string;
}

interface Props {
  label: string;
  words: Record<'previous' | 'next', string>;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export function Around({ label, words, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="post-around" aria-label={label}>
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
