// What a file holds in the place of a value, as messages speak of it.

/** What hints may turn into text: a group with a key such as `toString` is as good as an empty one. */
export function asFound(value: unknown): unknown {
  try {
    String(value);
    return value;
  } catch {
    return Array.isArray(value) ? [] : {};
  }
}

/** A whole text or a long list is no slip of the pen that could be read another way; a list may hold itself. */
export function isShort(found: unknown): boolean {
  return found !== null && String(found).length <= 200;
}

export function describe(written: string | undefined, found: unknown): string {
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (found === null) return 'nothing';
  if (typeof found === 'object') return 'a group of keys';
  const text = written && !/^[|>]/.test(written) ? written.trim() : JSON.stringify(found);
  const short =
    text.length > 60 ? `${text.slice(0, 57)}… (${String(found).length} characters)` : text;
  return short.includes('\n') ? JSON.stringify(short) : short;
}
