// The cover of a proposal.

import { friezeOutlineSvg } from '../../art/frieze.ts';
import { longDate } from '../../domain/dates.ts';
import { fill } from '../../domain/text/fill.ts';
import { Frieze } from '../parts/frieze.tsx';
import { Wordmark } from '../parts/mark.tsx';
import { type ProposalProps, reference } from './props.ts';

const friezeOutline = { __html: friezeOutlineSvg() };

export function Cover(props: ProposalProps) {
  const { frame, proposal, fingerprint } = props;
  const { company, name } = proposal.client;
  const labels = frame.labels.proposal;
  const lead = company
    ? fill(labels.preparedFor, { company, name })
    : fill(labels.preparedForPerson, { name });
  const version = fill(labels.version, { version: proposal.version });
  return (
    <header className="proposal-cover green-ground">
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
      <p className="lead">{lead}</p>
      <Frieze onGreen />
      <div className="frieze-outline" aria-hidden="true" dangerouslySetInnerHTML={friezeOutline} />
    </header>
  );
}
