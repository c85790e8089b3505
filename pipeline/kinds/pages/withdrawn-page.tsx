// What stands at the address of a proposal that was taken back.

import { withdrawnWords } from '../../../domain/words.ts';
import { Withdrawn } from '../../../templates/proposal/withdrawn.tsx';
import type { Page, Tools, View } from '../../page.ts';
import type { Source } from '../../source.ts';
import { headOf } from './head-of.ts';

/** `source`: of the house, as nothing in the page tells whose proposal it was. */
export function withdrawnPage(route: string, source: Source): Page<{ route: string }> {
  return { route, source, inputs: { route }, render, standalone: true };
}

function render({ route }: { route: string }, { frame }: Tools): View {
  return {
    head: headOf(frame, route, withdrawnWords, { indexed: false }),
    body: <Withdrawn />,
  };
}
