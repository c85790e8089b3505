// The letters on an avatar.

/** First letters of the first and last word: `Marina da Silva` gives `MS`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toUpperCase();
}
