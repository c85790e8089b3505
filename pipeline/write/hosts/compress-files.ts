// Puts a brotli and a gzip form beside every text of some size, for servers that hand them out as they are.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../../../domain/hosting/media-types.ts';
import { cached, hashOf, type LazyBytes } from '../../cache.ts';
import type { Output } from '../output.ts';

/** What fits into one packet arrives no sooner. */
const LEAST_BYTES = 1024;

const FORMS = {
  br: promisify((bytes: Uint8Array, done: (error: Error | null, made: Buffer) => void) =>
    brotliCompress(
      bytes,
      {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      },
      done,
    ),
  ),
  gz: promisify((bytes: Uint8Array, done: (error: Error | null, made: Buffer) => void) =>
    gzip(bytes, { level: 9 }, done),
  ),
};

export async function compressFiles(root: string, output: Output): Promise<void> {
  const texts = [...output.files].filter(([path, size]) => isText(path) && size > LEAST_BYTES);
  const made = await Promise.all(
    texts.flatMap(([path, size]) => {
      const bytes = output.read(path);
      return Object.entries(FORMS).map(async ([end, compress]) => {
        const smaller = await compressed(root, `${end}\n${hashOf(bytes)}`, () => compress(bytes));
        return { path: `${path}.${end}`, bytes: smaller(), size };
      });
    }),
  );
  for (const { path, bytes, size } of made) {
    if (bytes.length < size) output.write(path, bytes);
  }
}

/** Compressors differ from version to version of what runs this. */
function compressed(
  root: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<LazyBytes> {
  const { brotli, zlib } = process.versions;
  return cached(root, `${brotli} ${zlib}\n${key}`, make);
}
