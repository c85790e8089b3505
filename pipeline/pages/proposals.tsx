// The page of each proposal, standalone and kept away from search engines; its locked form; and what stands where one was taken back.

import { versionSealSvg } from '../../art/version.ts';
import { proposalFills } from '../../domain/content/fills.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import type { EncryptedPage } from '../../domain/proposal/encrypted-page.ts';
import { lockedWords, proposalWords, withdrawnWords } from '../../domain/words.ts';
import type { Frame } from '../../templates/frame.ts';
import { Locked } from '../../templates/proposal/locked.tsx';
import { Proposal } from '../../templates/proposal/proposal.tsx';
import { Withdrawn } from '../../templates/proposal/withdrawn.tsx';
import { sheetsOf } from '../../templates/sheets.ts';
import { pictureOf } from '../frame.ts';
import type { Entry } from '../load.ts';
import type { Page } from '../page.ts';
import { resolvedOffer } from '../proposal/resolved-offer.ts';
import { OFFER_SCRIPT, withdrawnRoutes } from '../proposal/sent.ts';
import { headOf } from './head.ts';
import type { Shown } from './shown.ts';

export function proposalPages(shown: Shown): Page[] {
  const pages = shown.site.proposals.map((entry) => proposalPage(entry, shown));
  const taken = new Set(pages.map(({ route }) => route));
  const { site: source } = shown.site.sources;
  const gone = withdrawnRoutes(shown.site.sent).filter((route) => !taken.has(route));
  // Nothing in the page says whose proposal it was.
  return source ? [...pages, ...gone.map((route): Page => withdrawnPage(route, source))] : pages;
}

function proposalPage(entry: Entry<ProposalData>, shown: Shown): Page {
  const { site, run, assets, pictures, projects } = shown;
  const { data, route, source, file } = entry;
  const passphrase = run.sending?.file === file ? run.sending.passphrase : undefined;
  const offer = resolvedOffer(entry, site, run);
  const { fingerprint } = offer.offer;
  return {
    ...{ route, source, sheets: sheetsOf('proposal'), standalone: true, passphrase },
    view: (frame) => {
      const text = shown.textOf(source, proposalFills(data));
      return {
        head: headOf(frame, route, data, {
          indexed: false,
          printCss: paperRules(runningFoot(frame, data, fingerprint), versionSealSvg(fingerprint)),
        }),
        body: (
          <Proposal
            {...{ offer, frame, proposal: data, html: text.rendered.html, fingerprint }}
            claims={site.claims[data.claims] ?? {}}
            covers={data.portfolio.map(({ image }) => pictureOf(image, pictures))}
            links={data.portfolio.map(({ project }) => {
              const work = projects.find(({ name }) => name === project);
              return work?.case && work.href;
            })}
            faces={(data.preparedBy ?? []).map(({ image }) =>
              image === undefined ? undefined : pictureOf(image, pictures),
            )}
            // Nothing of a protected proposal stands in a file that anybody can open.
            given={
              passphrase
                ? undefined
                : assets.add(OFFER_SCRIPT, `export default ${JSON.stringify(offer)};`)
            }
          />
        ),
        text,
      };
    },
  };
}

/** What a client gets of a protected proposal: a form for its passphrase, and the proposal encrypted. */
export function lockedPage({ route, source }: Page, encrypted: EncryptedPage): Page {
  return {
    ...{ route, source, sheets: sheetsOf('locked'), standalone: true },
    view: (frame) => ({
      head: headOf(frame, route, lockedWords, { indexed: false }),
      body: <Locked encrypted={encrypted} />,
    }),
  };
}

function withdrawnPage(route: string, source: Page['source']): Page {
  return {
    ...{ route, source, sheets: sheetsOf('withdrawn'), standalone: true },
    view: (frame) => ({
      head: headOf(frame, route, withdrawnWords, { indexed: false }),
      body: <Withdrawn />,
    }),
  };
}

/** Stands at the foot of each sheet of paper. */
function runningFoot(
  { site }: Frame,
  { number, version }: ProposalData,
  fingerprint: string,
): string {
  return [
    site.brand,
    proposalWords.number(number),
    proposalWords.version(version),
    fingerprint,
    site.url.replace(/^https?:\/\//, ''),
  ].join(' · ');
}

/** Page margins take nothing from the page itself, so each proposal brings rules of its own. */
function paperRules(foot: string, seal: string): string {
  return [
    `:root{--seal:"\\2003\\2002" url('data:image/svg+xml,${seal}')}`,
    `@page{margin-bottom:23mm;@bottom-left{vertical-align:bottom;padding-bottom:7mm;content:"${foot.replace(/["\\<]/g, '\\$&')}"}@bottom-right{vertical-align:bottom;padding-bottom:7mm}}`,
  ].join('');
}
