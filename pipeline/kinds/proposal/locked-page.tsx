// What is published of a protected proposal: a form for its passphrase, and the proposal encrypted.

import type { Problem } from '../../../domain/problem.ts';
import type { SealedPage } from '../../../domain/proposal/sealed-page.ts';
import { lockedWords } from '../../../domain/words.ts';
import { Locked } from '../../../templates/proposal/locked.tsx';
import { placesOfAddress } from '../../markdown/references.ts';
import type { Page, Tools, View } from '../../page.ts';
import type { Source } from '../../source.ts';
import { headOf } from '../pages/head-of.ts';
import { sealPage } from './seal-page.ts';

interface Inputs {
  route: string;
  sealed: SealedPage;
}

/** Undefined for a proposal that everybody may read who knows its address. */
export const lockProposal: Page['lock'] = ({ route, source, passphrase }, opened) => {
  if (passphrase === undefined) return undefined;
  const { head, content, style, pictures } = opened;
  const shown = { title: head.title, html: content, styles: style };
  const inputs: Inputs = { route, sealed: sealPage(shown, route, passphrase) };
  const page: Page<Inputs> = { route, source, inputs, render, standalone: true };
  return { page, problems: refusePicturesElsewhere(source, pictures) };
};

function render({ route, sealed }: Inputs, { frame }: Tools): View {
  return {
    head: headOf(frame, route, lockedWords, { indexed: false }),
    body: <Locked sealed={sealed} />,
  };
}

/** The page's policy would have to name their hosts. `pictures`: the addresses of all that it shows. */
function refusePicturesElsewhere(source: Source, pictures: Iterable<string>): Problem[] {
  return [...pictures]
    .filter((address) => address.startsWith('https:'))
    .map((address) => ({
      file: source.file,
      ...placesOfAddress(source, address)[0],
      message: {
        en: 'expected a picture of this site in a protected proposal, found one elsewhere',
        pt: 'esperado: uma imagem deste site em uma proposta protegida; encontrado: uma de outro lugar',
      },
      fix: {
        en: 'save the picture in public/uploads/, and write its address there',
        pt: 'salve a imagem em public/uploads/ e escreva o endereço dela de lá',
      },
    }));
}
