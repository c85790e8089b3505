// The cover of a proposal, and the four facts under it.

import { friezeOutlineSvg } from '../../art/frieze.ts';
import { longDate } from '../../domain/dates.ts';
import { fill } from '../../domain/fill.ts';
import { formatMoney } from '../../domain/money.ts';
import { Frieze } from '../parts/frieze.tsx';
import { Wordmark } from '../parts/mark.tsx';
import { instalments, type ProposalProps, reference } from './props.ts';

const friezeOutline = { __html: friezeOutlineSvg() };

export function Cover(props: ProposalProps) {
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

export function Facts({ frame, proposal, figures }: ProposalProps) {
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
