// What follows a form that was sent without a script.

import type { ThanksPage } from '../../domain/content/pages/thanks.ts';
import type { Frame } from '../frame.ts';
import { ActionButton } from '../parts/button.tsx';
import { PageOpening } from '../parts/page-opening.tsx';

export function Thanks({ frame, page }: { frame: Frame; page: ThanksPage }) {
  return (
    <>
      <PageOpening headline={page.headline} lead={page.lead} />
      <div className="thanks wrap cluster">
        <ActionButton frame={frame} action={page.home} look="primary" arrow />
        {page.blog && <ActionButton frame={frame} action={page.blog} look="secondary" />}
      </div>
    </>
  );
}
