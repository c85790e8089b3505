// What both sides sign: four points, and the places for their names.

import type { ReactNode } from 'react';
import { longDate, monthAndYear, shortDate } from '../../domain/dates.ts';
import { taxNumberOf } from '../../domain/proposal/client.ts';
import { lastDayOf } from '../../domain/proposal/expiry.ts';
import { acceptancePoints, proposalTexts as words } from '../../domain/words.ts';
import type { ProposalProps } from './props.ts';
import { Seal } from './seal.tsx';

export function Acceptance(props: ProposalProps) {
  const last = lastDayOf(props.proposal);
  return (
    <>
      {last && <p className="lapsed">{words.lapsed(shortDate(last))}</p>}
      <Points {...props} />
      <Signatures {...props} />
    </>
  );
}

function Points({ frame, proposal, fingerprint }: ProposalProps) {
  const { accepts, follows, limits, withdraws } = acceptancePoints;
  const { number, version, acceptance, conditions = [], validDays = 0 } = proposal;
  const own = typeof acceptance === 'string' ? { follows: acceptance } : acceptance;
  const last = lastDayOf(proposal);
  const validity = last ? words.validThrough(longDate(last)) : words.validFor(validDays);
  const withTerms = (text: string, terms: string) => (frame.terms ? `${text} ${terms}` : text);
  return (
    <dl className="accept-points">
      <Point title={accepts.title} own={own.accepts}>
        {accepts.text(number, version, fingerprint)}
        <Terms frame={frame} />
      </Point>
      <Point title={follows.title} own={own.follows}>
        {follows.text}
      </Point>
      <Point title={limits.title} own={[own.limits, ...conditions].filter(Boolean).join(' ')}>
        {withTerms(validity, limits.terms)}
      </Point>
      <Point title={withdraws.title} own={own.withdraws}>
        {withTerms(withdraws.text, withdraws.terms)}
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

/** Named with their address and their month, so that paper says which ones they are. */
function Terms({ frame }: Pick<ProposalProps, 'frame'>) {
  const { terms, termsLink, termsOf } = acceptancePoints.accepts;
  if (!frame.terms) return null;
  const { href, updatedOn } = frame.terms;
  const address = `${frame.site.url}${href}`.replace(/^https?:\/\//, '');
  return (
    <>
      {` ${terms} `}
      <a className="unit" href={href}>
        {termsLink}
      </a>
      {` ${termsOf(address, monthAndYear(updatedOn))}`}
    </>
  );
}

function Signatures({ frame, proposal, fingerprint }: ProposalProps) {
  const { site } = frame;
  const { client } = proposal;
  const taxNumber = taxNumberOf(client);
  return (
    <div className="signatures">
      <p>{words.placeAndDate}</p>
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
