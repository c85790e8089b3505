// A few sentences: about what things are made with, as one large statement, at the end of a page.

import { ActionButton, ActionLink, TextLink } from '../parts/button.tsx';
import { BadgeList } from '../parts/lists.tsx';
import { useSiteContext } from '../site-context.ts';
import { TREE_SIZES } from './points.tsx';
import type { SectionProps } from './sections.tsx';

export function TextSection({ id, variant, title, text, badges, links }: SectionProps<'text'>) {
  if (variant === 'statement') {
    return (
      <section className="rooted second-ground" aria-labelledby={id}>
        <div className="wrap">
          <div>
            <h2 id={id}>{title}</h2>
            <p className="statement">{text}</p>
          </div>
          <Tree />
        </div>
      </section>
    );
  }
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div className="split ruled" data-first="4" data-rule="strong">
        <h2 id={id}>{title}</h2>
        <div className="stack">
          <p className="lead">{text}</p>
          {badges && <BadgeList items={badges} />}
          {links?.map((action) => (
            <p key={action.label}>
              <ActionLink action={action} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Decorative: the grown tree, lit at its top. `eager`: in sight when the page opens. */
export function Tree({ eager }: { eager?: boolean }) {
  const { asset } = useSiteContext();
  return (
    <img
      src={asset('crescimento-3.svg')}
      {...TREE_SIZES[2]}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}

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

export function Support({ text, chat, rules }: SectionProps<'support'>) {
  const { site } = useSiteContext();
  return (
    <div className="section joined wrap">
      <div className="split ruled" data-rule="strong">
        <div>
          <p>
            {text} <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
          </p>
          {chat && (
            <p>
              <ActionLink action={chat} />
            </p>
          )}
        </div>
        <div>
          {rules && (
            <p>
              {rules.text} <TextLink href={rules.link.href}>{rules.link.label}</TextLink>.
            </p>
          )}
          <p className="small-print">
            {`${site.legalName} · CNPJ ${site.cnpj}`}
            {site.address && ` · ${site.address}`}
          </p>
        </div>
      </div>
    </div>
  );
}

/** A band of mosaic. */
export function Frieze() {
  return <div className="frieze" aria-hidden="true" />;
}
