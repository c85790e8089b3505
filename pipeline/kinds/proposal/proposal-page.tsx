// A proposal's page: standalone, and kept away from search engines.

import { versionSealSvg } from '../../../art/version.ts';
import { proposalFills } from '../../../domain/content/fills.ts';
import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { IslandProps } from '../../../domain/islands.ts';
import type { Picture } from '../../../domain/post.ts';
import { proposalWords } from '../../../domain/words.ts';
import type { ShownProject } from '../../../domain/work.ts';
import type { Frame } from '../../../templates/frame.ts';
import { Proposal } from '../../../templates/proposal/proposal.tsx';
import type { ProposalProps } from '../../../templates/proposal/props.ts';
import { pictureOf, withPictures } from '../../assets/find-picture.ts';
import type { Page, Text, Tools, View } from '../../page.ts';
import type { Entry, House } from '../collections.ts';
import type { Made } from '../kind.ts';
import { headOf } from '../pages/head-of.ts';
import { lockPage } from './locked-page.tsx';
import { resolvedOffer } from './resolved-offer.ts';
import { OFFER_SCRIPT } from './sent.ts';

interface ProposalInputs {
  route: string;
  data: ProposalData;
  offer: IslandProps['quote'];
  claims: ProposalProps['claims'];
  text: Text;
  covers: Picture[];
  /** The pages of works that have one. */
  links: (string | undefined)[];
  faces: (Picture | undefined)[];
  /** See {@link ProposalProps}. */
  given: string | undefined;
}

/** What a proposal's page is made with. */
interface ShownHere {
  house: House;
  /** A work of the portfolio, by the name of its file. */
  workOf(project: string | undefined): ShownProject | undefined;
}

export function proposalPage(
  proposal: Entry<ProposalData>,
  { house, workOf }: ShownHere,
  { run, pictures, assets }: Made,
): Page<ProposalInputs> {
  const { data, route, source } = proposal;
  const passphrase = run.sending?.file === source.file ? run.sending.passphrase : undefined;
  const offer = resolvedOffer(proposal, house, run);
  return {
    route,
    source,
    inputs: {
      ...{ route, data, offer },
      claims: house.claims[data.claims] ?? {},
      text: withPictures(proposal, pictures),
      covers: data.portfolio.map(({ image }) => pictureOf(image, pictures)),
      links: data.portfolio.map(({ project }) => {
        const work = workOf(project);
        return work?.case && work.href;
      }),
      faces: (data.preparedBy ?? []).map(({ image }) =>
        image === undefined ? undefined : pictureOf(image, pictures),
      ),
      // Nothing of a protected proposal stands in a file that anybody can open.
      given: passphrase
        ? undefined
        : assets.addFor(OFFER_SCRIPT, `export default ${JSON.stringify(offer)};`),
    },
    render,
    standalone: true,
    lock: (page, opened) => lockPage(page, opened, passphrase),
  };
}

function render(inputs: ProposalInputs, { frame, renderText }: Tools): View {
  const { route, data, text, ...others } = inputs;
  const { fingerprint } = inputs.offer.offer;
  const { html } = renderText(text, { fills: proposalFills(data) });
  return {
    head: headOf(frame, route, data, {
      indexed: false,
      printCss: paperRules(runningFoot(frame, data, fingerprint), versionSealSvg(fingerprint)),
    }),
    body: <Proposal {...{ ...others, frame, proposal: data, html, fingerprint }} />,
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
