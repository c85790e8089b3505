// Opens pictures and drawings, and says of each whether it can be.

import type { Metadata, Sharp } from 'sharp';
import { versionOf } from '../package-version.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';

/** `source`: the digest of the picture, which takes milliseconds to make. */
export function keyOf(source: string, what: string): string {
  return `${source} ${versionOf('sharp')} ${what}`;
}

export async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes);
}

/** Undefined for what is no picture. */
export async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await (await open(bytes)).metadata();
  } catch {
    return undefined;
  }
}

/** Browsers show nothing of a drawing that is cut short, though its size may still be read. */
export async function opens(memo: Memo, drawing: Uint8Array): Promise<boolean> {
  const key = keyOf(hashOf(drawing), 'opens');
  const found = memo.find<boolean>(key) ?? (await metadataOf(drawing)) !== undefined;
  memo.keep(key, found);
  return found;
}
