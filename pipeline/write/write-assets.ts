// Writes what pages refer to by a hashed address, and what stands at an address of its own.

import type { Assets } from '../assets/assets.ts';
import type { Scripts } from '../assets/bundle-islands.ts';
import type { Outcome } from '../stages.ts';
import type { Output } from './output.ts';

export function writeAssets(assets: Assets, scripts: Scripts, output: Output): Outcome<undefined> {
  for (const [path, content] of assets.fixed) output.write(path, content);
  for (const [path, content] of [...assets.files, ...scripts.files]) {
    output.writeHashed(path, content);
  }
  return { value: undefined };
}
