// How long a text takes to read.

/** Adults read about 200 words of Portuguese a minute; nothing takes less than one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / 200));
}
