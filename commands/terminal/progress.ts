// Shows what takes long: one line that moves in a terminal, a line now and then elsewhere.

const PAUSE_MS = 5_000;

interface ProgressOptions {
  stream?: { isTTY?: boolean; write: (text: string) => unknown };
  now?: () => number;
  /** Shows nothing at all. */
  quiet?: boolean;
}

/** `end` clears the line that moves. */
export function openProgress({
  stream = process.stderr,
  now = () => performance.now(),
  quiet = false,
}: ProgressOptions = {}) {
  let last = Number.NEGATIVE_INFINITY;
  let isShown = false;
  return {
    show(text: string): void {
      if (quiet) return;
      if (stream.isTTY) {
        stream.write(`\r\x1b[K${text}`);
        isShown = true;
      } else if (now() - last >= PAUSE_MS) {
        last = now();
        stream.write(`${text}\n`);
      }
    },
    end(): void {
      if (isShown) stream.write('\r\x1b[K');
      isShown = false;
    },
  };
}
