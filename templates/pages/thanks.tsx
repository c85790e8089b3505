// What follows a form that was sent without a script.

import type { ThanksPage } from '../../domain/content/pages/thanks.ts';
import { Accomplished } from '../parts/accomplished.tsx';
import { ActionButton } from '../parts/button.tsx';

export function Thanks({ page }: { page: ThanksPage }) {
  return (
    <Accomplished headline={page.headline} lead={page.lead}>
      <ActionButton action={page.home} look="primary" arrow />
      {page.blog && <ActionButton action={page.blog} look="secondary" />}
    </Accomplished>
  );
}
