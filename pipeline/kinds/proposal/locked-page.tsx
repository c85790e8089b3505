// What is published of a protected proposal: a form for its passphrase, and the proposal encrypted.

import type { SealedPage } from '../../../domain/proposal/sealed-page.ts';
import { lockedWords } from '../../../domain/words.ts';
import { Locked } from '../../../templates/proposal/locked.tsx';
import type { Page, Tools, View } from '../../page.ts';
import { headOf } from '../pages/head-of.ts';
import { sealPage } from './seal-page.ts';

interface Inputs {
  route: string;
  sealed: SealedPage;
}

/** Undefined for a proposal that everybody may read who knows its address. */
export const lockProposal: Page['lock'] = ({ route, source, passphrase }, opened) => {
  if (passphrase === undefined) return undefined;
  const { head, content, style } = opened;
  const shown = { title: head.title, html: content, styles: style };
  const inputs: Inputs = { route, sealed: sealPage(shown, route, passphrase) };
  const page: Page<Inputs> = { route, source, inputs, render, standalone: true };
  return page;
};

function render({ route, sealed }: Inputs, { frame }: Tools): View {
  return {
    head: headOf(frame, route, lockedWords, { indexed: false }),
    body: <Locked sealed={sealed} />,
  };
}
