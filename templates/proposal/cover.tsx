// The cover of a proposal, and the four facts under it.

import { friezeOutlineSvg } from '../../art/frieze.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Labels } from '../../domain/content/site.ts';
import { longDate } from '../../domain/dates.ts';
import { type Issue, validUntil } from '../../domain/expiry.ts';
import { fill } from '../../domain/fill.ts';
import { formatMoney } from '../../domain/money.ts';
import type { ProposalFigures } from '../../domain/proposal.ts';
import { dayCount, instalmentChoices } from '../../domain/proposal-words.ts';
import { Frieze } from '../parts/frieze.tsx';
import { Wordmark } from '../parts/mark.tsx';
import { type ProposalProps, reference } from './props.ts';

const friezeOutline = { __html: friezeOutlineSvg() };

export function Cover(props: ProposalProps) {
  const { frame, proposal, fingerprint } = props;
  const { company, name } = proposal.client;
  const labels = frame.labels.proposal;
  const version = fill(labels.version, { version: proposal.version });
  return (
    <header className="proposal-cover">
      <div className="proposal-cover-top">
        <Wordmark name={frame.site.wordmark} />
        <p>
          {reference(props)}
          <br />
          {proposal.issuedOn ? `${version} · ${longDate(proposal.issuedOn)}` : version}
          <br />
          {fill(labels.versionCode, { fingerprint })}
        </p>
      </div>
      <h1>{proposal.headline}</h1>
      <p className="lead">{fill(labels.preparedFor, { company, name })}</p>
      <Frieze />
      <div className="frieze-outline" aria-hidden="true" dangerouslySetInnerHTML={friezeOutline} />
    </header>
  );
}

export function Facts({ frame, proposal, figures, chat }: ProposalProps) {
  const labels = frame.labels.proposal;
  const facts = [
    [investmentLabel(labels, proposal, figures), formatMoney(figures.pixTotalCents)],
    [labels.delivery, dayCount(labels, figures.deliveryDays)],
    [labels.onCard, instalmentChoices(labels, figures)],
    validityFact(labels, proposal, chat.isExpired),
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

function validityFact(labels: Labels['proposal'], issue: Issue, expired: boolean) {
  const last = validUntil(issue);
  if (last === undefined) {
    return [labels.validityDays, dayCount(labels, issue.validDays)] as const;
  }
  return [expired ? labels.expiredTitle : labels.validUntilTitle, longDate(last)] as const;
}

/** Says of which option the sum is, or that it is the one by PIX. */
function investmentLabel(
  labels: Labels['proposal'],
  proposal: ProposalData,
  { chosen, pixSavingCents }: ProposalFigures,
): string {
  if (pixSavingCents > 0) return labels.investmentByPix;
  const option = proposal.items.find(({ id }) => proposal.choice === 'one' && chosen.includes(id));
  if (!option) return labels.investment;
  return fill(labels.investmentOf, { option: option.kind ?? option.title });
}
