// What both sides sign: four points, and the places for their names.

import type { ReactNode } from 'react';
import { longDate, monthAndYear, shortDate } from '../../domain/dates.ts';
import { taxNumberOf } from '../../domain/proposal/client.ts';
import { lastDayOf } from '../../domain/proposal/expiry.ts';
import { fill } from '../../domain/text/fill.ts';
import type { ProposalProps } from './props.ts';
import { Seal } from './seal.tsx';

export function Acceptance(props: ProposalProps) {
  const { labels } = props.frame;
  const last = lastDayOf(props.proposal);
  return (
    <>
      {last && <p className="lapsed">{fill(labels.proposal.lapsed, { date: shortDate(last) })}</p>}
      <Points {...props} />
      <Signatures {...props} />
    </>
  );
}

function Points({ frame, proposal, fingerprint }: ProposalProps) {
  const words = frame.labels.proposal;
  const { accepts, follows, limits, withdraws } = words.acceptancePoints;
  const { number, version, acceptance, conditions = [], validDays = 0 } = proposal;
  const own = typeof acceptance === 'string' ? { follows: acceptance } : acceptance;
  const last = lastDayOf(proposal);
  const validity = last
    ? fill(words.validThrough, { date: longDate(last) })
    : fill(words.validFor, { days: validDays });
  const ofTerms = (text: string | undefined) => (frame.terms ? text : undefined);
  return (
    <dl className="accept-points">
      <Point title={accepts.title} own={own.accepts}>
        {fill(accepts.text, { number, version, fingerprint })}
        <Terms frame={frame} />
      </Point>
      <Point title={follows.title} own={own.follows}>
        {withMore(follows.text, ofTerms(follows.terms))}
      </Point>
      <Point title={limits.title} own={[own.limits, ...conditions].filter(Boolean).join(' ')}>
        {withMore(fill(limits.text, { validity }), ofTerms(limits.terms))}
      </Point>
      <Point title={withdraws.title} own={own.withdraws}>
        {withMore(withdraws.text, ofTerms(withdraws.terms))}
        {proposal.recurring && ` ${withdraws.fees}`}
      </Point>
    </dl>
  );
}

interface PointProps {
  title: string;
  /** What the proposal itself adds. */
  own: string | undefined;
  children: ReactNode;
}

function Point({ title, own, children }: PointProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {children}
        {own && ` ${own}`}
      </dd>
    </div>
  );
}

function withMore(text: string, more: string | undefined): string {
  return more ? `${text} ${more}` : text;
}

/** Named with their address and their month, so that paper says which ones they are. */
function Terms({ frame }: Pick<ProposalProps, 'frame'>) {
  const { terms: sentence, label = '' } = frame.labels.proposal.acceptancePoints.accepts;
  if (!frame.terms || !sentence) return null;
  const { href, updatedOn } = frame.terms;
  const address = `${frame.site.url}${href}`.replace(/^https?:\/\//, '');
  const [before, after = ''] = sentence.split('{terms}');
  return (
    <>
      {` ${before}`}
      <a className="unit" href={href}>
        {label}
      </a>
      {fill(after, { address, date: monthAndYear(updatedOn) })}
    </>
  );
}

function Signatures({ frame, proposal, fingerprint }: ProposalProps) {
  const { site, labels } = frame;
  const { client } = proposal;
  const taxNumber = taxNumberOf(client);
  return (
    <div className="signatures">
      <p>{labels.proposal.placeAndDate}</p>
      <p>
        <strong>{client.name}</strong>
        {client.company && <span>{client.company}</span>}
        {taxNumber && <span>{taxNumber}</span>}
        {client.address && <span>{client.address}</span>}
        <span>{client.email}</span>
        <span>{client.phone}</span>
      </p>
      <p>
        <strong>{site.legalName}</strong>
        <span>{`CNPJ\u00a0${site.cnpj}`}</span>
        {site.address && <span>{site.address}</span>}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
      </p>
      <Seal code={fingerprint} />
    </div>
  );
}
