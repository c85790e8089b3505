// How much two texts are alike, to know one again that goes by another name.

/** Words that stand together: alone, half of them are in every text. */
const TOGETHER = 3;

/** From 0 to 1: the share of the longer one that the other has too, wherever it stands there. */
export function likeness(a: string, b: string): number {
  const [groups, others] = [groupsOf(a), groupsOf(b)];
  const longest = Math.max(groups.length, others.length);
  const left = new Map<string, number>();
  for (const group of others) left.set(group, (left.get(group) ?? 0) + 1);
  let shared = 0;
  for (const group of groups) {
    const count = left.get(group) ?? 0;
    if (count > 0) shared += 1;
    left.set(group, count - 1);
  }
  return longest === 0 ? 0 : shared / longest;
}

function groupsOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const starts = Math.max(1, words.length - TOGETHER + 1);
  return words.length === 0
    ? []
    : Array.from({ length: starts }, (_, at) => words.slice(at, at + TOGETHER).join(' '));
}
