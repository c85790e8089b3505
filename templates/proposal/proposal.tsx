// A proposal: read on the screen, printed on A4.

import type { ReactNode } from 'react';
import { friezeOutlineSvg } from '../../art/frieze.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import { longDate } from '../../domain/dates.ts';
import { fill } from '../../domain/fill.ts';
import { formatMoney } from '../../domain/money.ts';
import type { Picture } from '../../domain/post.ts';
import type { ProposalFigures } from '../../domain/proposal.ts';
import type { Frame } from '../frame.ts';
import { Button } from '../parts/button.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Wordmark } from '../parts/mark.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { Investment } from './investment.tsx';
import { Payment } from './payment.tsx';
import { Schedule } from './schedule.tsx';

export interface ProposalProps {
  frame: Frame;
  proposal: ProposalData;
  figures: ProposalFigures;
  /** The Markdown body: what the provider understood. */
  html: string;
  covers: Picture[];
}

const friezeOutline = { __html: friezeOutlineSvg() };

export function Proposal(props: ProposalProps) {
  const { frame, proposal, html } = props;
  const labels = frame.labels.proposal;
  return (
    <div className="proposal-page">
      <Bar {...props} />
      <main id="conteudo" tabIndex={-1} className="proposal">
        <Cover {...props} />
        <div className="proposal-body">
          <Facts {...props} />
          <div className="prose proposal-section" dangerouslySetInnerHTML={{ __html: html }} />
          <Section title={labels.deliverTitle}>
            <Services {...props} />
            <Modules {...props} />
          </Section>
          <Section title={labels.investmentTitle} keep>
            <Investment labels={labels} proposal={proposal} figures={props.figures} />
          </Section>
          <Section title={labels.paymentTitle} keep>
            <Payment labels={labels} proposal={proposal} figures={props.figures} />
          </Section>
          <Section title={fill(labels.scheduleTitle, { days: proposal.deliveryDays })} keep>
            <Schedule labels={labels} stages={props.figures.stages} days={proposal.deliveryDays} />
          </Section>
          <Section title={labels.agreedTitle} keep>
            <Agreed {...props} />
          </Section>
          <Works {...props} />
          <Clients {...props} />
          <Section title={labels.acceptanceTitle} keep>
            <Acceptance {...props} />
          </Section>
        </div>
      </main>
    </div>
  );
}

/** `keep`: on paper the whole section stays on one page. */
function Section({
  title,
  keep,
  children,
}: {
  title: string;
  keep?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="proposal-section" data-keep={keep}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function reference({ frame, proposal }: ProposalProps): string {
  return fill(frame.labels.proposal.number, { number: proposal.number });
}

function Bar(props: ProposalProps) {
  const { frame, proposal, figures } = props;
  const labels = frame.labels.proposal;
  const values = {
    number: proposal.number,
    version: proposal.version,
    title: proposal.headline,
    client: proposal.client.company,
    total: formatMoney(figures.totalCents),
    days: proposal.validDays,
  };
  return (
    <aside className="proposal-bar">
      <p>
        <strong>{reference(props)}</strong>
        <span>{fill(labels.validity, { days: proposal.validDays })}</span>
      </p>
      <div className="cluster">
        <Button
          href={frame.chatAbout(fill(labels.askMessage, values))}
          look="secondary"
          newTabNote={frame.labels.opensInNewTab}
          small
        >
          {labels.ask}
        </Button>
        <Button
          href={frame.chatAbout(fill(labels.acceptMessage, values))}
          look="primary"
          newTabNote={frame.labels.opensInNewTab}
          small
        >
          {labels.accept}
        </Button>
      </div>
    </aside>
  );
}

function Cover(props: ProposalProps) {
  const { frame, proposal } = props;
  const { company, name } = proposal.client;
  return (
    <header className="proposal-cover">
      <div className="proposal-cover-top">
        <Wordmark name={frame.site.wordmark} />
        <p>
          {reference(props)}
          <br />
          {proposal.issuedOn
            ? longDate(proposal.issuedOn)
            : fill(frame.labels.proposal.version, { version: proposal.version })}
        </p>
      </div>
      <h1>{proposal.headline}</h1>
      <p className="lead">{fill(frame.labels.proposal.preparedFor, { company, name })}</p>
      <Frieze />
      <div className="frieze-outline" aria-hidden="true" dangerouslySetInnerHTML={friezeOutline} />
    </header>
  );
}

function Facts({ frame, proposal, figures }: ProposalProps) {
  const labels = frame.labels.proposal;
  const facts = [
    [labels.investment, formatMoney(figures.totalCents)],
    [labels.delivery, fill(labels.dayCount, { days: proposal.deliveryDays })],
    [labels.onCard, instalments(labels.cardInstalments, figures)],
    [labels.validityDays, fill(labels.dayCount, { days: proposal.validDays })],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function instalments(template: string, { instalmentsCents }: ProposalFigures): string {
  return fill(template, {
    count: instalmentsCents.length,
    amount: formatMoney(instalmentsCents[0] ?? 0),
  });
}

function Services({ proposal }: ProposalProps) {
  if (proposal.services.length === 0) return null;
  return (
    <dl className="proposal-services">
      {proposal.services.map((service) => (
        <div key={service.title}>
          <dt>{service.title}</dt>
          <dd>{service.description}</dd>
        </div>
      ))}
    </dl>
  );
}

function Modules({ frame, proposal }: ProposalProps) {
  const labels = frame.labels.proposal;
  return (
    <ul className="modules">
      {proposal.items.map((item) => (
        <li className="module" key={item.title}>
          <div className="module-head">
            <h3>
              {item.kind && <span className="module-kind">{item.kind}</span>}
              {item.title}
            </h3>
            <p className="module-price">
              {item.normalPriceCents !== undefined && (
                <span className="normally">
                  {labels.normally} <s>{formatMoney(item.normalPriceCents)}</s>
                </span>
              )}
              <strong>{formatMoney(item.priceCents)}</strong>
            </p>
          </div>
          {item.description && <p>{item.description}</p>}
          <ul className="seed-list" data-columns="2">
            {item.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Agreed({ frame, proposal }: ProposalProps) {
  const labels = frame.labels.proposal;
  return (
    <div className="agreed">
      <div>
        <h3>{labels.included}</h3>
        <ul className="seed-list">
          {proposal.included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      {proposal.excluded.length > 0 && (
        <div>
          <h3>{labels.excluded}</h3>
          <ul className="dash-list">
            {proposal.excluded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Works({ frame, proposal, covers }: ProposalProps) {
  if (proposal.portfolio.length === 0) return null;
  return (
    <Section title={frame.labels.proposal.worksTitle} keep>
      <ul className="works">
        {proposal.portfolio.map((work, index) => (
          <li key={work.title}>
            <img
              src={covers[index]?.src}
              width={covers[index]?.width}
              height={covers[index]?.height}
              alt=""
              decoding="async"
            />
            <h3>{work.title}</h3>
            <p className="works-category">{work.category}</p>
            <p>{work.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Clients({ frame, proposal }: ProposalProps) {
  if (proposal.testimonials.length === 0) return null;
  return (
    <Section title={frame.labels.proposal.clientsTitle} keep>
      <StatList claims={frame.claims.proposal} />
      <ul className="client-quotes">
        {proposal.testimonials.map((testimonial) => (
          <li key={testimonial.author}>
            <figure>
              <blockquote>
                <p>{`“${testimonial.text}”`}</p>
              </blockquote>
              <figcaption>
                <strong>{testimonial.author}</strong>
                <span>{testimonial.role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Acceptance({ frame, proposal }: ProposalProps) {
  const { site, labels } = frame;
  const { client } = proposal;
  return (
    <>
      <p className="proposal-text">{proposal.acceptance}</p>
      <p className="proposal-text">
        {labels.proposal.replyPromise} <a href={`mailto:${site.email}`}>{site.email}</a>
        {', '}
        <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
        {'.'}
      </p>
      <div className="signatures">
        <p>
          <strong>{client.name}</strong>
          <span>{client.company}</span>
          <span>{client.email}</span>
          <span>{client.phone}</span>
        </p>
        <p>
          <strong>{site.legalName}</strong>
          <span>{`CNPJ ${site.cnpj}`}</span>
          <span>{site.email}</span>
          <span>{site.phone}</span>
        </p>
      </div>
    </>
  );
}
