// The part of a proposal that both sides sign: four points, and places for signatures.

import { versionSealSvg } from '../../art/version-seal.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import { lastDayOf, longDate, monthAndYear, shortDate } from '../../domain/dates.ts';
import { phoneLink } from '../../domain/routes.ts';
import { acceptancePoints, proposalWords as words } from '../../domain/words.ts';
import { useSiteContext } from '../site-context.ts';

interface Props {
  proposal: ProposalData;
  /** The code of the version. */
  code: string;
}

export function Acceptance({ proposal, code }: Props) {
  const last = lastDayOf(proposal);
  return (
    <>
      {last && <p className="lapsed">{words.lapsed(shortDate(last))}</p>}
      <Points proposal={proposal} code={code} />
      <Signatures proposal={proposal} code={code} />
    </>
  );
}

/** The four points, each with the words of every proposal, then with those of this one. */
function Points({ proposal, code }: Props) {
  const promises = useSiteContext().site.proposals ?? {};
  const { accepts, follows, limits, withdraws } = acceptancePoints;
  const { number, version, acceptance, conditions = [], validDays = 0, recurring } = proposal;
  const own = typeof acceptance === 'string' ? { follows: acceptance } : acceptance;
  const last = lastDayOf(proposal);
  const validity = last ? words.validThrough(longDate(last)) : words.validFor(validDays);
  const together = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join(' ');
  return (
    <dl className="accept-points stack">
      <div>
        <dt>{accepts.title}</dt>
        <dd>
          {accepts.text(number, version, code)}
          <Terms />
          {own.accepts && ` ${own.accepts}`}
        </dd>
      </div>
      <div>
        <dt>{follows.title}</dt>
        <dd>{together(follows.text(promises.contract), own.follows)}</dd>
      </div>
      <div>
        <dt>{limits.title}</dt>
        <dd>{together(validity, promises.limits, own.limits, ...conditions)}</dd>
      </div>
      <div>
        <dt>{withdraws.title}</dt>
        <dd>
          {together(withdraws.text, promises.ending, recurring && withdraws.fees, own.withdraws)}
        </dd>
      </div>
    </dl>
  );
}

/** The link to the terms of use, with their address and month, so that paper says which ones are intended. */
function Terms() {
  const { terms, site } = useSiteContext();
  if (!terms) return null;
  const { accepts } = acceptancePoints;
  const address = `${site.url}${terms.href}`.replace(/^https?:\/\//, '');
  return (
    <>
      {` ${accepts.terms} `}
      <a className="unit" href={terms.href}>
        {accepts.termsLink}
      </a>
      {` ${accepts.termsOf(address, monthAndYear(terms.updatedOn))}`}
    </>
  );
}

function Signatures({ proposal, code }: Props) {
  const { site } = useSiteContext();
  const { name, company, cnpj, cpf, address, email, phone } = proposal.client;
  return (
    <div className="signatures">
      <p>{words.placeAndDate}</p>
      <p>
        <strong>{name}</strong>
        {company && <span>{company}</span>}
        <TaxNumber name={cnpj ? 'CNPJ' : 'CPF'} number={cnpj ?? cpf} />
        {address && <span>{address}</span>}
        <span>{email}</span>
        <span>{phone}</span>
      </p>
      <p>
        <strong>{site.legalName}</strong>
        <TaxNumber name="CNPJ" number={site.cnpj} />
        {site.address && <span>{site.address}</span>}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={phoneLink(site.phone)}>{site.phone}</a>
      </p>
      <Seal code={code} />
    </div>
  );
}

/** A tax number in an element, which is a line of its own in a narrow column. */
function TaxNumber({ name, number }: { name: string; number: string | undefined }) {
  if (number === undefined) return null;
  return (
    <span>
      {name} <span className="unit">{number}</span>
    </span>
  );
}

/** A drawing made from the code of a version; decorative, since the code is beside it. */
export function Seal({ code }: { code: string }) {
  const drawing = { __html: versionSealSvg(code) };
  return <div className="seal" aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}
