// What a client gets of a protected proposal: a form for its passphrase, and the proposal encrypted.

import type { DecryptedPage, EncryptedPage } from '../../../domain/proposal/encrypted-page.ts';
import { lockedWords } from '../../../domain/words.ts';
import { Locked } from '../../../templates/proposal/locked.tsx';
import type { Opened, Page, Tools, View } from '../../page.ts';
import { headOf } from '../pages/head-of.ts';
import { encrypt } from './encrypt.ts';

interface Inputs {
  route: string;
  encrypted: EncryptedPage;
}

/** Undefined for a proposal that everybody may read who knows its address. */
export function lockPage(
  { route, source }: Page,
  { head, content, style }: Opened,
  passphrase: string | undefined,
): Page<Inputs> | undefined {
  if (passphrase === undefined) return undefined;
  const shown: DecryptedPage = { title: head.title, html: content, styles: style };
  const inputs: Inputs = { route, encrypted: encrypt(shown, passphrase) };
  return { route, source, inputs, render, standalone: true };
}

function render({ route, encrypted }: Inputs, { frame }: Tools): View {
  return {
    head: headOf(frame, route, lockedWords, { indexed: false }),
    body: <Locked encrypted={encrypted} />,
  };
}
