// The pages of proposals, kept out of search engines; the form that opens a protected one; the note of a withdrawn one.

import { versionSealSvg } from '../../art/version-seal.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Company } from '../../domain/content/site.ts';
import { proposalTextVariables } from '../../domain/content/variable-values.ts';
import type { EncryptedPage } from '../../domain/proposal/encrypted-page.ts';
import { choiceWords, lockedWords, withdrawnWords } from '../../domain/words.ts';
import { Locked, Withdrawn } from '../../templates/proposal/locked.tsx';
import { Proposal } from '../../templates/proposal/proposal.tsx';
import type { Entry } from '../content/collections.ts';
import { quoteProps } from '../proposal/quote-props.ts';
import { OFFER_SCRIPT, type SentVersion, withdrawnVersions } from '../proposal/sent.ts';
import { headOf } from './head.ts';
import type { Page } from './page.ts';
import type { PageContext } from './page-context.ts';

export function proposalPages(context: PageContext): Page[] {
  const pages = context.content.proposals.map((entry) => proposalPage(entry, context));
  const used = new Set(pages.map(({ route }) => route));
  const { content, site } = context;
  const withdrawn = withdrawnVersions(content.sent).filter(({ route }) => !used.has(route));
  return [...pages, ...withdrawn.map((version) => withdrawnPage(version, site))];
}

function proposalPage(entry: Entry<ProposalData>, context: PageContext): Page {
  const { content, site, config, assets, picture, projects } = context;
  const { data, route, source, file } = entry;
  const isProtected = data.protected ?? false;
  const passphrase =
    isProtected && config.sending?.file === file ? config.sending.passphrase : undefined;
  const quote = quoteProps(entry, content, config);
  const { fingerprint } = quote.offer;
  const { brand, url } = site;
  // The data of a protected proposal must be in no file of its own, which anybody could open.
  const propsUrl = isProtected
    ? undefined
    : assets.add(OFFER_SCRIPT, `export default ${JSON.stringify(quote)};`);
  const foot = [
    brand,
    choiceWords.number(data.number),
    choiceWords.version(data.version),
    fingerprint,
    url.replace(/^https?:\/\//, ''),
  ].join(' · ');
  return {
    ...{
      route,
      source,
      standalone: true,
      isPrivate: true,
      isProtected,
      passphrase,
    },
    head: headOf(site, route, data, {
      indexed: false,
      printCss: pageRules(foot, versionSealSvg(fingerprint)),
    }),
    view: () => {
      const text = context.textOf(source, proposalTextVariables(data));
      const portfolio = data.portfolio.map(({ image, project, ...item }) => {
        const own = projects.find(({ name }) => name === project);
        return { ...item, cover: picture(image), href: own?.case && own.href };
      });
      const authors = (data.preparedBy ?? []).map(({ id, name, role, image }) => {
        return { id, name, role, ...(image && { face: picture(image) }) };
      });
      return {
        body: (
          <Proposal
            proposal={data}
            quote={quote}
            propsUrl={propsUrl}
            authors={authors}
            portfolio={portfolio}
            letter={text.rendered.html}
            claims={context.claims[data.claims] ?? {}}
          />
        ),
        text,
      };
    },
  };
}

/** The page that clients get of a protected proposal: a form for the passphrase, and the encrypted proposal. */
export function lockedPage(
  { route, source }: Page,
  encrypted: EncryptedPage,
  company: Company,
): Page {
  return {
    route,
    source,
    standalone: true,
    isPrivate: true,
    head: headOf(company, route, lockedWords, { indexed: false }),
    view: () => ({ body: <Locked encrypted={encrypted} /> }),
  };
}

/** The page of a withdrawn proposal, which does not say whose it was. */
function withdrawnPage({ route, source }: SentVersion, company: Company): Page {
  return {
    route,
    source,
    standalone: true,
    isPrivate: true,
    sentAs: 'proposal',
    head: headOf(company, route, withdrawnWords, { indexed: false }),
    view: () => ({ body: <Withdrawn /> }),
  };
}

/** The print rules of one proposal: page margins cannot show its elements, so foot and seal are in the CSS. */
function pageRules(foot: string, seal: string): string {
  return [
    `:root{--seal:"\\2003\\2002" url('data:image/svg+xml,${seal}')}`,
    `@page{margin-bottom:23mm;@bottom-left{vertical-align:bottom;padding-bottom:7mm;content:"${foot.replace(/["\\<]/g, '\\$&')}"}@bottom-right{vertical-align:bottom;padding-bottom:7mm}}`,
  ].join('');
}
