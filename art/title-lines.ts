// Breaks a title into few lines, as large as they fit.
import type { Letters } from './share-image.ts';

const sizes = { largest: 88, smallest: 44, step: 2, most: 4 };
/** In shares of the size of letters. */
export const [leading, tracking] = [1.06, -0.035];

type Measure = (text: string) => number;

/** As few lines as hold the words, none of them wider than `width` unless a word alone is. */
function broken(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length === 0 || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The same number of lines, as even as they come. */
function evened(words: readonly string[], width: number, measure: Measure): string[] {
  const lines = broken(words, width, measure);
  for (let share = 0.98; share > 0.5; share -= 0.02) {
    const tighter = broken(words, width * share, measure);
    if (tighter.length > lines.length || words.some((word) => measure(word) > width * share)) break;
    lines.splice(0, lines.length, ...tighter);
  }
  return lines;
}

/** What does not fit ends in an ellipsis. */
function cut(lines: readonly string[], width: number, measure: Measure): string[] {
  return lines.slice(0, sizes.most).map((line, index) => {
    const isCut = index === sizes.most - 1 && lines.length > sizes.most;
    if (!isCut && measure(line) <= width) return line;
    let shown = line;
    while (shown !== '' && measure(`${shown}…`) > width) shown = shown.slice(0, -1);
    return `${shown.replace(/[\s,.;:–—-]$/, '')}…`;
  });
}

/** A title in at most four lines, as large as it fits. */
export function titleLines(
  title: string,
  room: { width: number; height: number },
  { sans }: Pick<Letters, 'sans'>,
): { lines: string[]; size: number } {
  const words = title.split(/\s+/);
  const measure = (text: string): number => sans(text, 1, tracking).width;
  for (let size = sizes.largest; size >= sizes.smallest; size -= sizes.step) {
    const { length } = broken(words, room.width / size, measure);
    const isTall = size * (0.75 + (length - 1) * leading) > room.height;
    const isWide = words.some((word) => measure(word) > room.width / size);
    if (!isWide && !isTall && length <= sizes.most)
      return { lines: evened(words, room.width / size, measure), size };
  }
  const [size, width] = [sizes.smallest, room.width / sizes.smallest];
  return { lines: cut(broken(words, width, measure), width, measure), size };
}
