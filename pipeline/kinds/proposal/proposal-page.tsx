// A proposal's page: standalone, and kept away from search engines.

import { versionSealSvg } from '../../../art/version.ts';
import { proposalFills } from '../../../domain/content/fills.ts';
import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { Delivery } from '../../../domain/forms/delivery.ts';
import type { Picture } from '../../../domain/post.ts';
import { canonicalJson, shortFingerprint } from '../../../domain/proposal/fingerprint.ts';
import { type ShownHouse, shownHouse } from '../../../domain/proposal/shown-house.ts';
import { proposalMessages, proposalWords } from '../../../domain/words.ts';
import type { ShownProject } from '../../../domain/work.ts';
import { acceptanceDelivery } from '../../../templates/form-setting.ts';
import type { ProposalFrame } from '../../../templates/frame.ts';
import { Proposal, quoteProps } from '../../../templates/proposal/proposal.tsx';
import { pictureOf, withPictures } from '../../assets/find-picture.ts';
import type { Page, Text, Tools, View } from '../../page.ts';
import type { Source } from '../../source.ts';
import { hashOf } from '../../store/hash.ts';
import type { Entry, House } from '../collections.ts';
import type { Made } from '../kind.ts';
import { headOf } from '../pages/head-of.ts';

export interface ProposalInputs {
  route: string;
  data: ProposalData;
  house: ShownHouse;
  text: Text;
  covers: Picture[];
  /** The pages of works that have one. */
  links: (string | undefined)[];
  faces: (Picture | undefined)[];
  delivery: Delivery | null;
  /** See {@link ProposalProps}. */
  given: string | undefined;
  /** The version code that its client has, or that of what the page says. */
  fingerprint: string;
  /** The day of the build: only whether the proposal has expired depends on it. */
  today: string;
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
  const isProtected = data.passphrase === true;
  const shown = shownHouse(house, data.claims);
  const delivery = acceptanceDelivery(house.site, proposalMessages.subject(data));
  const { today } = run;
  const fingerprint = versionCode(data, source, shown);
  const quote = { frame: shown, proposal: data, delivery, fingerprint, today };
  return {
    route,
    source,
    inputs: {
      route,
      data,
      house: shown,
      text: withPictures(proposal, pictures),
      covers: data.portfolio.map(({ image }) => pictureOf(image, pictures)),
      links: data.portfolio.map(({ project }) => {
        const work = workOf(project);
        return work?.case && work.href;
      }),
      faces: (data.preparedBy ?? []).map(({ image }) =>
        image === undefined ? undefined : pictureOf(image, pictures),
      ),
      delivery,
      // Nothing of a protected proposal stands in a file that anybody can open.
      given: isProtected
        ? undefined
        : assets.addFor('escolha.js', `export default ${JSON.stringify(quoteProps(quote))};`),
      fingerprint,
      today,
    },
    render,
    standalone: true,
    isKept: run.sending?.file === source.file,
  };
}

/** Twelve digits of everything that the page says: another value or text gives another code. */
export function versionCode(data: ProposalData, source: Source, house: ShownHouse): string {
  const said = { ...data, draft: undefined, issuedOn: undefined, passphrase: undefined, ...house };
  return shortFingerprint(
    hashOf(canonicalJson([JSON.parse(JSON.stringify(said)), source.body.text])),
  );
}

function render(inputs: ProposalInputs, tools: Tools): View {
  const { route, data, house, text, fingerprint, ...others } = inputs;
  const { asset, island, feed, terms, art } = tools.frame;
  const frame: ProposalFrame = { ...house, asset, island, feed, terms, art };
  const { html } = tools.renderText(text, { fills: proposalFills(data) });
  return {
    head: headOf(frame, route, data, {
      indexed: false,
      printCss: paperRules(runningFoot(frame, data, fingerprint), versionSealSvg(fingerprint)),
    }),
    body: <Proposal {...{ ...others, frame, proposal: data, html, fingerprint }} />,
    frame,
  };
}

/** Stands at the foot of each sheet of paper. */
function runningFoot(
  { site }: ProposalFrame,
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
