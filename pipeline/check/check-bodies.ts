// Checks the Markdown of files that will not be rendered, so that all problems come at once.

import { measured } from '../assets/find-picture.ts';
import type { Settled } from '../kinds/proposal/sent/check-sent.ts';
import type { ReadContent } from '../kinds/read-content.ts';
import { renderBody } from '../markdown/render-body.ts';
import type { Run } from '../run.ts';

/** Without the house's own files nothing will be rendered; of what was sent, the archive is. */
export function checkBodies(
  run: Run,
  { house, refused, posts, proposals }: ReadContent,
  settled: Settled,
): void {
  const waiting = proposals.filter(
    ({ data }) =>
      !settled.proposals.some(
        (shown) => shown.data.number === data.number && shown.data.version === data.version,
      ),
  );
  const unrendered = house ? [...refused, ...waiting] : [...refused, ...posts, ...proposals];
  for (const { file } of unrendered) {
    if (file.endsWith('.md'))
      renderBody(run, file, { tableLabel: '', picture: measured(run.root) });
  }
}
