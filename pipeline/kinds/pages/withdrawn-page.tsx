// What stands at the address of a proposal that was taken back.

import { Withdrawn } from '../../../templates/proposal/withdrawn.tsx';
import type { Page, Tools, View } from '../../page.ts';
import type { Source } from '../../source.ts';
import { headOf } from './head-of.ts';

/** `labels` is the file of its texts. Nothing in it tells whose proposal it was. */
export function withdrawnPage(route: string, labels: Source): Page<{ route: string }> {
  return { route, source: labels, inputs: { route }, render, standalone: true };
}

function render({ route }: { route: string }, { frame }: Tools): View {
  return {
    head: headOf(frame, route, frame.labels.withdrawn, { indexed: false }),
    body: <Withdrawn />,
  };
}
