// Which part of a file a request asks for: https://www.rfc-editor.org/rfc/rfc9110#name-range-requests

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Undefined for the whole file, also where the header says something else; null where there is no such part. */
export function askedRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(size, Number(last));
    return length > 0 ? { start: size - length, end: size - 1 } : null;
  }
  const range = { start: Number(first), end: Math.min(size - 1, Number(last || size - 1)) };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return range.start < size ? range : null;
}
