// The house's mark, alone or with its wordmark.

import { markShapes } from '../../art/mark.ts';

const shapes = { __html: markShapes() };

export function Mark() {
  return (
    <svg
      className="mark"
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={shapes}
    />
  );
}

/** `name` is the brand in its wordmark's spelling. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <Mark />
      <span className="wordmark-name">{name}</span>
    </span>
  );
}
