// Checks the Markdown of files that will not be rendered, so that all problems come at once.

import { contentOf } from '../kinds/collections.ts';
import type { Settled } from '../kinds/proposal/sent/settle-proposals.ts';
import type { ReadContent } from '../kinds/read-content.ts';
import { renderBody } from '../markdown/render-markdown.ts';
import { readImage } from '../read/read-image.ts';
import type { Outcome } from '../stages.ts';

/** Without the house's own files nothing will be rendered; what was sent is copied. */
export function checkBodies(
  root: string,
  { house, refused, entries }: ReadContent,
  settled: Settled,
): Outcome<undefined> {
  const { proposals } = contentOf(entries);
  const waiting = proposals.filter(
    ({ data }) =>
      !settled.proposals.some(
        (shown) => shown.data.number === data.number && shown.data.version === data.version,
      ),
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
