// Checks the Markdown of files that will not be rendered, so that all problems come at once.

import { contentOf, type Entry } from '../kinds/collections.ts';
import type { ReadContent } from '../kinds/read-content.ts';
import { renderBody } from '../markdown/render-markdown.ts';
import { readImage } from '../read/read-image.ts';
import type { Outcome } from '../stages.ts';

/** Without the house's own files nothing will be rendered. */
export function checkBodies(
  root: string,
  { house, refused, entries }: ReadContent,
  /** The proposals that will be. */
  rendered: readonly Pick<Entry<object>, 'file'>[],
): Outcome<undefined> {
  const waiting = contentOf(entries).proposals.filter(
    ({ file }) => !rendered.some((proposal) => proposal.file === file),
  );
  // What stands for `{brand}` in a page is the house's.
  const others = [...entries].flatMap(([folder, found]) => (folder === 'pages' ? [] : found));
  const unrendered = [...refused, ...(house ? waiting : others)];
  // Nothing is shown: only what is wrong with a picture counts.
  const picture = (path: string) => ({ src: path, ...readImage(root, path) });
  const problems = unrendered.flatMap(({ source }) =>
    source ? renderBody(source, { picture }).problems : [],
  );
  return { value: undefined, problems };
}
