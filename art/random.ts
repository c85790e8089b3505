// Repeatable randomness: the same key gives the same drawing on every machine.

/** FNV-1a, 32 bits, over the UTF-8 bytes of `text`. */
function fnv1a32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** The mulberry32 generator: each call gives a number in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A generator for `key`, such as `seal/3FA9-01C2-77DE`. */
export function seededRandom(key: string): () => number {
  return mulberry32(fnv1a32(key));
}
