// The house's mark, alone or with its wordmark.

import { useFrame } from '../frame.ts';

export function Mark() {
  const { art } = useFrame();
  return (
    <svg
      className="mark"
      viewBox="0 0 48 48"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: art.mark }}
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
