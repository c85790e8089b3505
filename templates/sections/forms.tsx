// The forms of the site with what stands beside them, and the openings that one applies for.

import type { ReactNode } from 'react';
import type { ShownJob } from '../../domain/content/job.ts';
import type { SectionOf } from '../../domain/content/sections.ts';
import { NO_FORM } from '../../domain/content/site.ts';
import { formatMoney } from '../../domain/money.ts';
import { insteadOfForm, jobWords } from '../../domain/words.ts';
import { formSetting } from '../form-setting.ts';
import { ActionButton, Button, TextLink, telephone } from '../parts/button.tsx';
import { Island } from '../parts/island.tsx';
import { type Fact, Facts } from '../parts/lists.tsx';
import { PersonSays } from '../parts/person.tsx';
import { Picture } from '../parts/picture.tsx';
import { useSiteContext } from '../site-context.ts';
import { ProgressRing } from './points.tsx';
import type { SectionProps } from './sections.tsx';

type Next = SectionOf<'contact'>['next'];

export function Contact({ id, form, next, info }: SectionProps<'contact'>) {
  const frame = useSiteContext();
  const { site } = frame;
  const hasForm = site.forms.contact !== NO_FORM;
  const mail = <a href={`mailto:${site.email}`}>{site.email}</a>;
  const phone = <a href={telephone(site.phone)}>{site.phone}</a>;
  const place: Fact =
    info.address && site.address ? [info.address, site.address] : [info.city, site.city];
  const facts: Fact[] = [
    [info.email, mail],
    [info.phone, phone],
    place,
    [info.hours, site.openingHours],
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
              props={{ ...formSetting(frame, 'contact'), words: form }}
            />
          </>
        ) : (
          <InsteadOfForm {...insteadOfForm.contact} next={next} />
        )}
      </section>
      <aside className="follows" aria-labelledby={hasForm && next ? 'depois' : 'direto'}>
        {hasForm && next && <NextSteps {...next} />}
        <h2 id="direto">{info.title}</h2>
        {info.person && <PersonSays {...info.person} />}
        {info.chat && <ActionButton action={info.chat} look="secondary" />}
        <Facts facts={facts} />
        {info.meeting && (
          <p>
            <TextLink href={info.meeting.href}>{info.meeting.label}</TextLink>
          </p>
        )}
      </aside>
      {hasForm && (
        <img
          className="contact-art on-screen"
          src={frame.asset('desenho-1.svg')}
          width={1200}
          height={750}
          alt=""
          loading="lazy"
        />
      )}
    </div>
  );
}

/** The steps after a form is sent, each with a ring that shows how far they have come. */
function NextSteps({ title, steps }: NonNullable<Next>) {
  return (
    <>
      <h2 id="depois">{title}</h2>
      <ol className="next-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <ProgressRing
              name="depois"
              done={2 * index + 1}
              of={2 * steps.length}
              isFirst={index === 0}
            />
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

interface InsteadProps {
  text: string;
  /** The first message of the chat. */
  message: string;
  next: Next;
}

/** Chat and e-mail in the place of a form that the owner left out. */
function InsteadOfForm({ text, message, next }: InsteadProps) {
  const { site, chatAbout } = useSiteContext();
  return (
    <>
      <p className="form-lead">{text}</p>
      <div className="cluster">
        <Button href={chatAbout(message)} look="primary" arrow="out">
          {insteadOfForm.chat}
        </Button>
        <Button href={`mailto:${site.email}`} look="secondary">
          {insteadOfForm.mail}
        </Button>
        <TextLink href={telephone(site.phone)}>{site.phone}</TextLink>
      </div>
      {next && <NextSteps {...next} />}
    </>
  );
}

export const APPLICATION_ID = 'candidatura';

type ApplicationProps = Pick<SectionOf<'application'>, 'form' | 'next'> & {
  /** The title of the opening that is chosen at first. */
  chosen?: string;
};

/** Nothing without an opening. */
export function Application({ form, next, chosen }: ApplicationProps) {
  const frame = useSiteContext();
  const { jobs } = frame;
  const shown = jobs.find(({ title }) => title === chosen) ?? jobs[0];
  if (!shown) return null;
  const hasForm = frame.site.forms.careers !== NO_FORM;
  return (
    <div className="contact split ruled wrap on-screen" data-rule="strong" id={APPLICATION_ID}>
      <section aria-labelledby={`${APPLICATION_ID}-titulo`}>
        <h2 id={`${APPLICATION_ID}-titulo`}>{form.title}</h2>
        {hasForm ? (
          <>
            {form.lead && <p className="form-lead">{form.lead}</p>}
            <Island
              name="application-form"
              draft="formulario-candidatura"
              props={{
                ...formSetting(frame, 'careers'),
                words: form,
                jobs: jobs.map(({ title }) => title),
                ...(chosen && { chosen }),
              }}
            />
          </>
        ) : (
          <InsteadOfForm {...insteadOfForm.careers(chosen)} next={next} />
        )}
      </section>
      {hasForm && next && (
        <aside aria-labelledby="depois">
          <NextSteps {...next} />
        </aside>
      )}
      {next && <Picture picture={shown.side} className="contact-art" sizes="24rem" />}
    </div>
  );
}

export function Openings({ id, title, empty }: SectionProps<'openings'>) {
  const { jobs } = useSiteContext();
  let list: ReactNode = <p className="lead box">{empty}</p>;
  if (jobs.length > 0) {
    list = (
      <Island name="apply" props={{ form: APPLICATION_ID }}>
        <ul className="ruled">
          {jobs.map((job) => (
            <Opening key={job.id} job={job} />
          ))}
        </ul>
      </Island>
    );
  }
  return (
    <section className="section wrap" aria-labelledby={id}>
      <h2 className="small-title" id={id}>
        {title}
      </h2>
      {list}
    </section>
  );
}

function Opening({ job }: { job: ShownJob }) {
  return (
    <li className="opening">
      <OpeningCover job={job} />
      <div>
        <h3>
          <a href={job.route}>{job.title}</a>
        </h3>
        <p>{job.summary}</p>
      </div>
      <OpeningFacts job={job} />
      <div className="cluster">
        <Button
          href={`${job.route}#${APPLICATION_ID}`}
          look="secondary"
          small
          about={job.title}
          data-position={job.title}
        >
          {jobWords.apply}
        </Button>
        <TextLink href={job.route} about={job.title}>
          {jobWords.details}
        </TextLink>
      </div>
    </li>
  );
}

/** In the list, and at the head of its own page's facts. */
export function OpeningCover({ job: { cover } }: { job: ShownJob }) {
  return (
    <Picture
      className="opening-cover on-screen"
      picture={cover}
      sizes="(width >= 64rem) 22rem, 100vw"
      eager
    />
  );
}

/** The offer of an opening in a few lines; the pay comes first. */
export function OpeningFacts({ job }: { job: ShownJob }) {
  const { salaryMinReais: min, salaryMaxReais: max } = job;
  const facts: Fact[] = [
    [jobWords.place, job.location],
    [jobWords.type, job.type],
  ];
  const hasPrice = min !== undefined && max !== undefined;
  if (hasPrice) {
    const [from, to] = [formatMoney(min * 100), formatMoney(max * 100)];
    facts.unshift([jobWords.salary, jobWords.salaryRange(from, to)]);
  }
  return <Facts facts={facts} hasPrice={hasPrice} />;
}
