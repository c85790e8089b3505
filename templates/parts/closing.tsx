// The ember block that ends a page.

import type { Closing as ClosingContent } from '../../domain/content/pages/shared.ts';
import type { Frame } from '../frame.ts';
import { ActionButton } from './button.tsx';

export function Closing({ frame, closing }: { frame: Frame; closing: ClosingContent }) {
  return (
    <section className="closing" aria-labelledby="fechamento">
      <div className="wrap">
        <h2 id="fechamento">{closing.title}</h2>
        <p className="closing-text">{closing.text}</p>
        <div className="cluster">
          <ActionButton frame={frame} action={closing.primary} look="primary" arrow />
          <ActionButton frame={frame} action={closing.secondary} look="secondary" />
        </div>
        <p className="closing-note">
          {closing.note}
          {closing.meeting && (
            <>
              <br />
              <a href={closing.meeting.href}>{closing.meeting.label}</a>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
