// A short hash that the build and the browser share: for what is told apart by its text, not for secrets.

/** FNV-1a with an offset of its own, http://www.isthe.com/chongo/tech/comp/fnv/; then every bit moves every other. */
export function hash32(bytes: Uint8Array, offset = 0x811c9dc5): number {
  let value = offset;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
