// The contact page: the form, and every other way to reach the house.

import { NO_FORM } from '../../domain/content/destination.ts';
import type { ContactPage } from '../../domain/content/pages/contact.ts';
import { insteadOfForm } from '../../domain/words.ts';
import { formSetting } from '../form-setting.ts';
import { useFrame } from '../frame.ts';
import { ActionButton, TextLink } from '../parts/button.tsx';
import { Answerer, Faces } from '../parts/face.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { InsteadOfForm } from '../parts/instead-of-form.tsx';
import { Island } from '../parts/island.tsx';
import { NextSteps } from '../parts/next-steps.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { Paving } from '../parts/paving.tsx';
import { PointList } from '../parts/point-list.tsx';
import { Questions } from '../parts/questions.tsx';

interface Props {
  page: ContactPage;
}

export function Contact({ page }: Props) {
  const frame = useFrame();
  const hasForm = frame.site.forms.contact !== NO_FORM;
  return (
    <>
      <PageOpening page={page} />
      <div className="contact wrap">
        <section aria-labelledby="formulario">
          <h2 id="formulario">{page.form.title}</h2>
          {hasForm ? (
            <>
              {page.form.lead && <p className="form-lead">{page.form.lead}</p>}
              <Island
                name="contact-form"
                draft="contato"
                props={{ ...formSetting(frame, 'contact'), words: page.form }}
              />
            </>
          ) : (
            <InsteadOfForm {...insteadOfForm.contact} next={page.next} />
          )}
        </section>
        <ContactInfo page={page} next={hasForm ? page.next : undefined} />
        {hasForm && page.paving && (
          <Paving text={page.paving} field={page.form.company ? 'company' : 'name'} />
        )}
      </div>
      {page.reasons && (
        <section className="band second-ground" aria-labelledby="motivos">
          <div className="wrap">
            <div className="section-opening">
              <h2 id="motivos">{page.reasons.title}</h2>
              <Faces people={frame.people} />
            </div>
            <PointList points={page.reasons.items} />
          </div>
        </section>
      )}
      {page.faq && (
        <Questions
          title={page.faq.title}
          items={page.faq.items.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      )}
      <Frieze />
    </>
  );
}

function ContactInfo({ page: { info }, next }: Props & { next: ContactPage['next'] }) {
  const { site } = useFrame();
  const phone = site.phone.replaceAll(/[^+\d]/g, '');
  return (
    <aside className="contact-info" aria-labelledby={next ? 'depois' : 'direto'}>
      {next && <NextSteps id="depois" {...next} />}
      <h2 id={next ? undefined : 'direto'}>{info.title}</h2>
      {info.person && <Answerer {...info.person} />}
      {info.chat && <ActionButton action={info.chat} look="secondary" />}
      <dl>
        <Fact name={info.email} value={site.email} href={`mailto:${site.email}`} />
        <Fact name={info.phone} value={site.phone} href={`tel:${phone}`} />
        {info.address && site.address ? (
          <Fact name={info.address} value={site.address} />
        ) : (
          <Fact name={info.city} value={site.city} />
        )}
        <Fact name={info.hours} value={site.openingHours} />
      </dl>
      {info.meeting && (
        <p>
          <TextLink href={info.meeting.href}>{info.meeting.label}</TextLink>
        </p>
      )}
    </aside>
  );
}

function Fact({ name, value, href }: { name: string; value: string; href?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{href ? <a href={href}>{value}</a> : value}</dd>
    </div>
  );
}
