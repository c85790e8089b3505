// The cover of a proposal.

import { versionFriezeSvg } from '../../art/version.ts';
import { longDate } from '../../domain/dates.ts';
import { normalizeSelection } from '../../domain/proposal/choice.ts';
import { lastDayOf } from '../../domain/proposal/expiry.ts';
import { headlineFor } from '../../domain/proposal/headline.ts';
import { proposalTexts, proposalWords } from '../../domain/words.ts';
import { Wordmark } from '../parts/icons.tsx';
import type { ProposalProps } from './props.ts';
import { Seal } from './seal.tsx';

export function Cover(props: ProposalProps) {
  const { frame, proposal, fingerprint } = props;
  const { company, name } = proposal.client;
  const lead = company
    ? proposalTexts.preparedFor(company, name)
    : proposalTexts.preparedForPerson(name);
  const { chosen } = normalizeSelection(proposal, []);
  const last = lastDayOf(proposal);
  const frieze = { __html: versionFriezeSvg(fingerprint) };
  const version = proposalWords.version(proposal.version);
  return (
    <header className="proposal-cover second-ground">
      <div className="proposal-cover-top">
        <Wordmark name={frame.site.wordmark} />
        <p>
          {proposalWords.number(proposal.number)}
          <br />
          {proposal.issuedOn ? `${version} · ${longDate(proposal.issuedOn)}` : version}
          <br />
          <span className="version-code">{proposalTexts.versionCode(fingerprint)}</span>
        </p>
        <Seal code={fingerprint} />
      </div>
      {last && <p className="cover-lapsed">{proposalWords.expired(longDate(last))}</p>}
      <h1>{headlineFor(proposal.headline, chosen)}</h1>
      <p className="lead">{lead}</p>
      <div className="version-frieze" aria-hidden="true" dangerouslySetInnerHTML={frieze} />
    </header>
  );
}
