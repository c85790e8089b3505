// The contact page: the form, and every other way to reach the house.

import type { ContactPage } from '../../domain/content/pages/contact.ts';
import type { Frame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { TextLink } from '../parts/button.tsx';
import { Choice, Field, Form, PersonFields } from '../parts/form.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PointList } from '../parts/point-list.tsx';

interface Props {
  frame: Frame;
  page: ContactPage;
}

export function Contact({ frame, page }: Props) {
  return (
    <>
      <PageOpening
        headline={page.headline}
        lead={page.lead}
        before={<Breadcrumb frame={frame} parents={[]} current={page.name} />}
      />
      <div className="contact wrap">
        <section aria-labelledby="formulario">
          <h2 id="formulario">{page.form.title}</h2>
          {page.form.lead && <p className="form-lead">{page.form.lead}</p>}
          <ContactForm frame={frame} page={page} />
        </section>
        <ContactInfo frame={frame} page={page} />
      </div>
      <section className="section wrap" aria-labelledby="motivos">
        <h2 className="point-title" id="motivos">
          {page.reasons.title}
        </h2>
        <PointList points={page.reasons.items} />
      </section>
      <section className="section section-after wrap" aria-labelledby="perguntas">
        <div className="faq">
          <h2 id="perguntas">{page.faq.title}</h2>
          <dl>
            {page.faq.items.map((item) => (
              <div key={item.question}>
                <dt>{item.question}</dt>
                <dd>{item.answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

function ContactForm({ frame, page }: Props) {
  const { form } = page;
  return (
    <Form frame={frame} id="contato" words={form} destination={frame.site.forms.contact}>
      <PersonFields words={form} />
      <Field name="company" words={form.company} optional={form.optional}>
        {(attributes) => <input {...attributes} type="text" autoComplete="organization" />}
      </Field>
      <div className="form-pair">
        <Choice name="service" words={form.service} options={form.service.options} />
        <Choice name="budget" words={form.budget} options={form.budget.options} />
      </div>
      <Field name="message" words={form.message}>
        {(attributes) => <textarea {...attributes} rows={6} minLength={10} />}
      </Field>
    </Form>
  );
}

function ContactInfo({ frame, page }: Props) {
  const { site } = frame;
  const { info } = page;
  return (
    <aside className="contact-info" aria-labelledby="direto">
      <h2 id="direto">{info.title}</h2>
      <dl>
        <div>
          <dt>{info.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>{info.phone}</dt>
          <dd>
            <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{info.city}</dt>
          <dd>{site.city}</dd>
        </div>
        <div>
          <dt>{info.hours}</dt>
          <dd>{site.openingHours}</dd>
        </div>
      </dl>
      <p>
        <TextLink href={info.meeting.href}>{info.meeting.label}</TextLink>
      </p>
    </aside>
  );
}
