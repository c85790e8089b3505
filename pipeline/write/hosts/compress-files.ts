// Puts a brotli and a gzip form beside every text of some size, for servers that hand them out as they are.

import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../../../domain/hosting/media-types.ts';
import { hashOf } from '../../store/hash.ts';
import type { Memo } from '../../store/memo.ts';
import { type Output, THE_BUILD } from '../output/output.ts';

/** What fits into one packet arrives no sooner. */
const LEAST_BYTES = 1024;

interface Form {
  end: string;
  make(bytes: Uint8Array): Promise<Uint8Array>;
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const SETTING: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const FORMS: readonly Form[] = [
  { end: 'br', make: (bytes) => brotli(bytes, SETTING) },
  { end: 'gz', make: (bytes) => zip(bytes, { level: 9 }) },
];

/** Digest of the form of a text; of one that would be larger than its text, nothing. */
type CompressedForms = string | null;

/** All that are not known yet at the same time; those that are, are linked. */
export async function compressFiles(memo: Memo, output: Output): Promise<void> {
  const texts = [...output.files].filter(([path, size]) => isText(path) && size > LEAST_BYTES);
  const tasks = texts.flatMap(([text]) => {
    const bytes = output.read(text);
    const digest = hashOf(bytes);
    return FORMS.map(async (form) => {
      const [path, key] = [`${text}.${form.end}`, keyOf(form, digest)];
      const known = memo.find<CompressedForms>(key);
      memo.keep(key, known);
      if (known === null || !output.claim(path, THE_BUILD)) return;
      if (known !== undefined && output.link(path, known)) return;
      const made = await form.make(bytes);
      const isSmaller = made.length < bytes.length;
      memo.keep(key, isSmaller ? output.place(path, made) : null);
    });
  });
  await Promise.all(tasks);
}

/** Compressors differ from version to version of what runs this. */
function keyOf({ end }: Form, digest: string): string {
  return `${end} ${process.versions.brotli} ${process.versions.zlib} ${digest}`;
}
