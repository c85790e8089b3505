// The call to action at the end of a page.

import { ActionButton } from '../parts/button.tsx';
import type { SectionProps } from '../section-props.ts';

export function Closing({
  id,
  title,
  text,
  primary,
  secondary,
  note,
  meeting,
}: SectionProps<'closing'>) {
  return (
    <section className="closing rings on-screen" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p className="lead">{text}</p>
        <div className="cluster">
          <ActionButton action={primary} look="primary" arrow />
          {secondary && <ActionButton action={secondary} look="secondary" />}
        </div>
        {(note || meeting) && (
          <p>
            {note}
            {note && meeting && <br />}
            {meeting && <a href={meeting.href}>{meeting.label}</a>}
          </p>
        )}
      </div>
    </section>
  );
}
