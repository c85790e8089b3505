// The contact page: the form, and every other way to reach the house.

import type { ContactPage } from '../../domain/content/pages/contact.ts';
import { formSetting } from '../form-setting.ts';
import type { Frame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { TextLink } from '../parts/button.tsx';
import { Island } from '../parts/island.tsx';
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
          <Island
            frame={frame}
            name="contact-form"
            draft="contato"
            props={{ ...formSetting(frame, 'contact'), words: page.form }}
          />
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
