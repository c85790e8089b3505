// Puts a brotli and a gzip form beside every text of some size, for servers that hand them out as they are.

import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { isText } from '../../../domain/hosting/media-types.ts';
import { hashOf } from '../../store/hash.ts';
import type { Memo } from '../../store/memo.ts';
import { type Output, THE_BUILD } from '../output/output.ts';

/** What fits into one packet arrives no sooner. */
const LEAST_BYTES = 1024;

interface Form {
  end: string;
  make(bytes: Uint8Array): Promise<Uint8Array>;
  makeAtOnce(bytes: Uint8Array): Uint8Array;
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const SETTING: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const FORMS: readonly Form[] = [
  {
    end: 'br',
    make: (bytes) => brotli(bytes, SETTING),
    makeAtOnce: (bytes) => brotliCompressSync(bytes, SETTING),
  },
  {
    end: 'gz',
    make: (bytes) => zip(bytes, { level: 9 }),
    makeAtOnce: (bytes) => gzipSync(bytes, { level: 9 }),
  },
];

/** What the memo knows of a compressed file; no digest where it would be larger than the text. */
interface Kept {
  digest?: string;
}

/** All that are not known yet at the same time; those that are, are linked and not even read. */
export async function compressFiles(memo: Memo, output: Output): Promise<void> {
  const texts = [...output.files].filter(([path, size]) => isText(path) && size > LEAST_BYTES);
  const tasks = texts.flatMap(([path, size]) => {
    const source = memo.find<Kept>('outputs', path)?.digest ?? hashOf(output.read(path));
    return FORMS.map((form) => ({ path, size, form, key: keyOf(form, source) }));
  });
  const made = tasks.map(async ({ path, size, form, key }) => {
    const known = memo.find<Kept>('values', key);
    const made = known ? undefined : await form.make(output.read(path));
    const bytes = () => made ?? form.makeAtOnce(output.read(path));
    return { path: `${path}.${form.end}`, size, key, known, bytes };
  });
  for (const { path, size, key, known, bytes } of await Promise.all(made)) {
    const isSmaller = known ? known.digest !== undefined : bytes().length < size;
    const digest = isSmaller ? output.write(path, bytes, THE_BUILD, known?.digest) : undefined;
    memo.keep('values', key, { ...(digest !== undefined && { digest }) } satisfies Kept);
  }
}

/** Compressors differ from version to version of what runs this. */
function keyOf({ end }: Form, digest: string): string {
  return `${end} ${process.versions.brotli} ${process.versions.zlib} ${digest}`;
}
