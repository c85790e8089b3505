// Where both sides sign.

import { shortDate } from '../../domain/dates.ts';
import { taxNumberOf } from '../../domain/proposal/client.ts';
import { lastDayOf } from '../../domain/proposal/expiry.ts';
import { fill } from '../../domain/text/fill.ts';
import type { ProposalProps } from './props.ts';

export function Acceptance({ frame, proposal, fingerprint }: ProposalProps) {
  const { site, labels } = frame;
  const { client, number, version } = proposal;
  const terms = labels.proposal.acceptanceTerms;
  const last = lastDayOf(proposal);
  const taxNumber = taxNumberOf(client);
  const [before, after] = terms?.text.split('{terms}') ?? [];
  return (
    <>
      <p className="proposal-text">
        {proposal.acceptance} {fill(labels.proposal.acceptanceOf, { number, version, fingerprint })}
        {frame.terms && terms && (
          <>
            {` ${before}`}
            <a href={frame.terms}>{terms.label}</a>
            {after}
          </>
        )}
      </p>
      {proposal.conditions && proposal.conditions.length > 0 && (
        <ul className="seed-list proposal-conditions">
          {proposal.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <p className="proposal-text">
        {labels.proposal.replyPromise} <a href={`mailto:${site.email}`}>{site.email}</a>
        {', '}
        <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
        {site.address ? `. ${site.address}.` : '.'}
      </p>
      {last && <p className="lapsed">{fill(labels.proposal.lapsed, { date: shortDate(last) })}</p>}
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
          <span>{site.email}</span>
          <span>{site.phone}</span>
        </p>
      </div>
    </>
  );
}
