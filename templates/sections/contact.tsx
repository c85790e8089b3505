// The contact form, and beside it the steps that follow and the other ways to reach the company.

import { NO_FORM } from '../../domain/content/site.ts';
import { formSetting } from '../../domain/form-setting.ts';
import { phoneLink } from '../../domain/routes.ts';
import { insteadOfForm } from '../../domain/words.ts';
import { ActionButton, TextLink } from '../parts/button.tsx';
import { InsteadOfForm } from '../parts/instead-of-form.tsx';
import { Island } from '../parts/island.tsx';
import { type Fact, FactList } from '../parts/lists.tsx';
import { NextSteps } from '../parts/next-steps.tsx';
import { PersonQuote } from '../parts/person.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

export function Contact({ id, form, next, info }: SectionProps<'contact'>) {
  const context = useSiteContext();
  const { site } = context;
  const hasForm = site.forms.contact !== NO_FORM;
  const place =
    info.address && site.address
      ? { label: info.address, value: site.address }
      : { label: info.city, value: site.city };
  const facts: Fact[] = [
    { label: info.email, value: <a href={`mailto:${site.email}`}>{site.email}</a> },
    { label: info.phone, value: <a href={phoneLink(site.phone)}>{site.phone}</a> },
    place,
    { label: info.hours, value: site.openingHours },
  ];
  return (
    <div className="contact split ruled wrap" data-rule="strong">
      <section className="on-screen" aria-labelledby={id}>
        <h2 id={id}>{form.title}</h2>
        {hasForm ? (
          <>
            {form.lead && <p className="form-lead">{form.lead}</p>}
            <Island
              name="contact-form"
              draft="contato"
              props={{ ...formSetting(context, 'contact'), words: form }}
            />
          </>
        ) : (
          <InsteadOfForm {...insteadOfForm.contact} next={next} />
        )}
      </section>
      <aside
        className={hasForm ? undefined : 'sticky'}
        aria-labelledby={hasForm && next ? 'depois' : 'direto'}
      >
        {hasForm && next && <NextSteps {...next} />}
        <h2 id="direto">{info.title}</h2>
        {info.person && <PersonQuote {...info.person} load="seen" />}
        {info.chat && <ActionButton action={info.chat} look="secondary" />}
        <FactList facts={facts} />
        {info.meeting && (
          <p>
            <TextLink href={info.meeting.href}>{info.meeting.label}</TextLink>
          </p>
        )}
      </aside>
      {hasForm && (
        <img
          className="contact-art on-screen"
          src={context.asset('desenho-1.svg')}
          width={1200}
          height={750}
          alt=""
          loading="lazy"
        />
      )}
    </div>
  );
}
