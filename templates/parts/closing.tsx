// The block in the accent that ends a page.

import type { Closing as ClosingContent } from '../../domain/content/pages/shared.ts';
import { ActionButton } from './button.tsx';

export function Closing({ closing }: { closing: ClosingContent }) {
  return (
    <section className="closing rings" aria-labelledby="fechamento">
      <div className="wrap">
        <h2 id="fechamento">{closing.title}</h2>
        <p className="closing-text">{closing.text}</p>
        <div className="cluster">
          <ActionButton action={closing.primary} look="primary" arrow />
          {closing.secondary && <ActionButton action={closing.secondary} look="secondary" />}
        </div>
        <p className="closing-note">
          {closing.note}
          {closing.note && closing.meeting && <br />}
          {closing.meeting && <a href={closing.meeting.href}>{closing.meeting.label}</a>}
        </p>
      </div>
    </section>
  );
}
