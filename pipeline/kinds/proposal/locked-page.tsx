// What is published of a protected proposal: a form for its passphrase, and the proposal encrypted.

import { attributeIn, attributesOf } from '../../../domain/text/html-parts.ts';
import type { Frame } from '../../../templates/frame.ts';
import { Locked } from '../../../templates/proposal/locked.tsx';
import { findText } from '../../read/find-text.ts';
import type { Run } from '../../run.ts';
import { headOf, type SitePage } from '../pages/site-page.ts';
import { openedPage, sealPage } from './seal-page.ts';

/** `html` is the page as it would be without protection. */
export function lockPage(
  run: Run,
  frame: Frame,
  { route, file, head, passphrase }: SitePage & { passphrase: string },
  html: string,
): SitePage {
  refusePicturesElsewhere(run, file, html);
  const { title, description } = frame.labels.locked;
  const sealed = sealPage(openedPage(html, head.title), route, passphrase);
  return {
    route,
    file,
    head: headOf(frame, route, { title, description }, { indexed: false }),
    standalone: true,
    view: () => <Locked frame={frame} sealed={sealed} />,
  };
}

/** The page's policy would have to name their hosts. */
function refusePicturesElsewhere(run: Run, file: string, html: string): void {
  for (const image of attributesOf(html, 'img')) {
    const address = attributeIn(image, 'src') ?? '';
    if (!address.startsWith('https:')) continue;
    run.problems.push({
      file,
      ...findText(run, file, address.replaceAll('&amp;', '&')),
      message: 'expected a picture of this site in a protected proposal, found one elsewhere',
      fix: 'save the picture in public/uploads/, and write its address there',
    });
  }
}
