// Writes what pages refer to by a hashed address, and what stands at an address of its own.

import type { Assets } from '../assets/assets.ts';
import type { Scripts } from '../assets/bundle-islands.ts';
import type { House } from '../kinds/collections.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import { writeLicences } from './lists/write-licences.ts';
import type { Output } from './output/output.ts';

export function writeAssets(
  assets: Assets,
  scripts: Scripts,
  { labels }: Pick<House, 'labels'>,
  output: Output,
): Outcome<undefined> {
  for (const [path, content] of assets.fixed) output.write(path, content);
  for (const [path, { digest, content }] of assets.files) output.writeHashed(path, digest, content);
  for (const [path, text] of Object.entries(scripts.files))
    output.writeHashed(path, hashOf(text), text);
  writeLicences(scripts.packages, labels, output);
  return { value: undefined };
}
