// A proposal, for the screen and for A4 paper. The island renders what depends on the client's choice, around slots.

import type { ReactNode } from 'react';
import { versionFriezeSvg } from '../../art/version-seal.ts';
import type { Claim } from '../../domain/content/data-files.ts';
import type { Picture as PictureData } from '../../domain/content/image.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import { lastDayOf, longDate, validUntilMoment } from '../../domain/dates.ts';
import type { IslandProps } from '../../domain/islands.ts';
import { askAbout, headlineFor } from '../../domain/proposal/message-links.ts';
import { defaultChoice } from '../../domain/proposal/prices.ts';
import { whenPaidAtTheEnd } from '../../domain/proposal/texts.ts';
import { choiceWords, proposalWords as words } from '../../domain/words.ts';
import { TextLink } from '../parts/button.tsx';
import { Wordmark } from '../parts/icons.tsx';
import { Island } from '../parts/island.tsx';
import { Face, TONES } from '../parts/person.tsx';
import { Picture } from '../parts/picture.tsx';
import { TitledItems } from '../parts/point-list.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { type PersonSummary, useSiteContext } from '../site-context.ts';
import { Acceptance, Seal } from './acceptance.tsx';
import { Agreed, Items, Services } from './scope.tsx';

export interface PortfolioItem {
  title: string;
  category: string;
  description: string;
  why?: string | undefined;
  cover: PictureData | undefined;
  /** Its own page, if it has one. */
  href: string | undefined;
}

interface Props {
  proposal: ProposalData;
  /** The data that the island computes a choice from. */
  quote: IslandProps['quote'];
  /** The address of a script with the offer; without it the offer is in the page. */
  propsUrl: string | undefined;
  /** The introduction in the client's own terms, as HTML. */
  letter: string;
  authors: readonly Pick<PersonSummary, 'id' | 'name' | 'role' | 'face'>[];
  portfolio: readonly PortfolioItem[];
  claims: Record<string, Claim>;
}

export function Proposal({ proposal, quote, propsUrl, letter, authors, portfolio, claims }: Props) {
  const code = quote.offer.fingerprint;
  const scope = (
    <>
      <div className="prose proposal-section" dangerouslySetInnerHTML={{ __html: letter }} />
      <PreparedBy authors={authors} />
      <Section title={words.deliverTitle} ask={proposal}>
        <Services services={proposal.services} proposal={proposal} />
        <Items proposal={proposal} />
      </Section>
      <Portfolio portfolio={portfolio} />
      <Clients claims={claims} quotes={proposal.testimonials} />
    </>
  );
  const rest = (
    <>
      <Section title={words.agreedTitle} keep ask={proposal}>
        <Agreed proposal={proposal} />
      </Section>
      <Section title={words.acceptanceTitle} keep>
        <Acceptance proposal={proposal} code={code} />
      </Section>
    </>
  );
  const cover = <Cover proposal={proposal} code={code} />;
  return (
    <div className="proposal-page">
      <Island
        name="quote"
        props={quote}
        when="visible"
        watch="fieldset, table, #aceite"
        until={validUntilMoment(proposal) ?? Number.POSITIVE_INFINITY}
        propsUrl={propsUrl}
        slots={{ cover, scope, rest, after: <After payment={proposal.payment} /> }}
      />
    </div>
  );
}

interface SectionProps {
  title: string;
  /** True if no page break may divide it on paper. */
  keep?: boolean;
  /** If present, the section ends with a link to a chat with a question about it. */
  ask?: ProposalData;
  children: ReactNode;
}

function Section({ title, keep, ask, children }: SectionProps) {
  const { phone } = useSiteContext().site;
  return (
    <section className="proposal-section" data-keep={keep}>
      <h2>{title}</h2>
      {children}
      {ask && (
        <p className="section-ask">
          <TextLink href={askAbout({ ...ask, phone }, title)} about={title}>
            {choiceWords.askAbout}
          </TextLink>
        </p>
      )}
    </section>
  );
}

function Cover({ proposal, code }: { proposal: ProposalData; code: string }) {
  const { client, headline, issuedOn, number } = proposal;
  const version = choiceWords.version(proposal.version);
  const last = lastDayOf(proposal);
  return (
    <header className="proposal-cover second-ground">
      <div className="cluster" data-spread>
        <Wordmark name={useSiteContext().site.wordmark} />
        <p>
          {choiceWords.number(number)}
          <br />
          {issuedOn ? `${version} · ${longDate(issuedOn)}` : version}
          <br />
          {words.versionCode(code)}
        </p>
        <Seal code={code} />
      </div>
      {last && <p className="lapsed">{choiceWords.expired(longDate(last))}</p>}
      <h1>{headlineFor(headline, defaultChoice(proposal))}</h1>
      <p className="lead">
        {client.company
          ? words.preparedFor(client.company, client.name)
          : words.preparedForPerson(client.name)}
      </p>
      <div
        className="frieze"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: versionFriezeSvg(code) }}
      />
    </header>
  );
}

function PreparedBy({ authors }: Pick<Props, 'authors'>) {
  if (authors.length === 0) return null;
  return (
    <div className="prepared-by">
      <p>{words.preparedBy}</p>
      <ul className="cluster">
        {authors.map(({ id, name, role, face }, index) => (
          <li className="person" key={id}>
            <Face person={{ name, face }} tone={TONES[index % TONES.length]} />
            <p>
              <strong>{name}</strong>
              <span>{role}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Portfolio({ portfolio }: Pick<Props, 'portfolio'>) {
  if (portfolio.length === 0) return null;
  return (
    <Section title={words.worksTitle}>
      <ul className="works grid">
        {portfolio.map(({ title, category, description, why, cover, href }) => (
          <li key={title}>
            {cover && <Picture picture={cover} sizes="20rem" load="printed" />}
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <p className="role">{why ? `${category} · ${why}` : category}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Clients({
  claims,
  quotes,
}: Pick<Props, 'claims'> & { quotes: ProposalData['testimonials'] }) {
  if (quotes.length === 0) return null;
  return (
    <Section title={words.clientsTitle} keep>
      <StatList claims={claims} />
      <ul className="cells ruled">
        {quotes.map(({ text, author, role }) => (
          <li key={text}>
            <figure>
              <blockquote>
                <p>{`“${text}”`}</p>
              </blockquote>
              <figcaption>
                <strong>{author}</strong>
                <span>{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The steps after the acceptance. */
function After({ payment }: Pick<ProposalData, 'payment'>) {
  const { site } = useSiteContext();
  const end = whenPaidAtTheEnd(payment);
  return (
    <Section title={words.afterTitle} keep>
      <ol className="cells ruled" data-rule="strong">
        <TitledItems items={words.afterSteps(site.proposals?.answer, end)} />
      </ol>
    </Section>
  );
}
