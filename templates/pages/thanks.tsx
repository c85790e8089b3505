// What follows a form that was sent without a script.

import type { ThanksPage } from '../../domain/content/pages/thanks.ts';
import type { Frame } from '../frame.ts';
import { Accomplished } from '../parts/accomplished.tsx';
import { ActionButton } from '../parts/button.tsx';

export function Thanks({ frame, page }: { frame: Frame; page: ThanksPage }) {
  return (
    <Accomplished frame={frame} headline={page.headline} lead={page.lead}>
      <ActionButton frame={frame} action={page.home} look="primary" arrow />
      {page.blog && <ActionButton frame={frame} action={page.blog} look="secondary" />}
    </Accomplished>
  );
}
