// A proposal's page: standalone, and kept away from search engines.

import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { Picture } from '../../../domain/post.ts';
import type { Reading } from '../../../domain/proposal/sent/reading.ts';
import {
  keptHouse,
  type ShownHouse,
  shownHouse,
} from '../../../domain/proposal/sent/shown-house.ts';
import { fill } from '../../../domain/text/fill.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import type { ProposalFrame } from '../../../templates/frame.ts';
import { Proposal, quoteProps } from '../../../templates/proposal/proposal.tsx';
import type { ProposalProps } from '../../../templates/proposal/props.ts';
import type { Assets } from '../../assets/assets.ts';
import { drawCover } from '../../assets/draw-covers.ts';
import { withPictures } from '../../assets/find-picture.ts';
import type { Page, Text, Tools, View } from '../../page.ts';
import type { House } from '../collections.ts';
import type { Made } from '../kind.ts';
import { headOf } from '../pages/head-of.ts';
import { pictureOf } from '../pages/picture-of.ts';
import { codeOf, readProposal } from './read-proposal.ts';
import type { ShownProposal } from './sent/settle-proposals.ts';

export interface ProposalInputs {
  route: string;
  data: ProposalData;
  /** The house as the page shows it: of what was sent, as it was then. */
  house: ShownHouse;
  /** Of the file whose Markdown the page shows. */
  text: Text;
  covers: Picture[];
  /** The version code of what was sent; any other is computed from what the page says. */
  sentCode: string | undefined;
  /** The day of the build: only whether the proposal has expired depends on it. */
  today: string;
}

/** Stands for a code that is still to be computed from everything around it. */
const STAND_IN = '0000-0000-0000';

/** What a proposal's page is made with. */
interface Shown {
  house: House;
  /** The picture of a work of the portfolio, by the name of its file. */
  coverOf(project: string | undefined): Picture | undefined;
}

export function proposalPage(
  proposal: ShownProposal,
  { house, coverOf }: Shown,
  { run, pictures, assets }: Made,
): Page<ProposalInputs> {
  const { data, route, source, text, archive } = proposal;
  const isProtected = data.passphrase === true;
  const today = shownHouse(house, data.claims);
  return {
    route,
    source,
    inputs: {
      route,
      data,
      house: archive ? keptHouse(archive.house, today) : today,
      text: withPictures(text, pictures),
      covers: data.portfolio.map((work, index) =>
        pictureOf(
          work,
          pictures,
          () => coverOf(work.project) ?? drawWork(work, index, isProtected, assets),
        ),
      ),
      sentCode: archive?.code,
      today: run.today,
    },
    render,
    standalone: true,
  };
}

function render(inputs: ProposalInputs, tools: Tools): View {
  const { data, route, text, sentCode, today } = inputs;
  const { html } = tools.renderText(text, { silent: sentCode !== undefined });
  const written = writtenWith(inputs, html, tools);
  const code = sentCode ?? codeOf(written.read({ ...inputs.data, issuedOn: undefined }, STAND_IN));
  const { frame } = written;
  return {
    head: headOf(frame, route, data, {
      indexed: false,
      printCss: footRule(runningFoot(frame, data, code)),
    }),
    body: <Proposal {...written.props(data, code)} today={today} />,
    frame,
  };
}

export interface SentReading {
  code: string;
  /** The page as its client reads it on the day of issue. */
  reading: Reading;
}

/** What the page says, for the archive of what is sent, and for holding it against one. */
export function readingOf(inputs: ProposalInputs, tools: Tools): SentReading {
  const { html } = tools.renderText(inputs.text, { silent: true });
  const written = writtenWith(inputs, html, tools);
  const code =
    inputs.sentCode ?? codeOf(written.read({ ...inputs.data, issuedOn: undefined }, STAND_IN));
  return { code, reading: written.read(inputs.data, code) };
}

function writtenWith({ house, covers, today }: ProposalInputs, html: string, tools: Tools) {
  const { asset, island, feed, terms } = tools.frame;
  const frame: ProposalFrame = { ...house, asset, island, feed, terms };
  const props = (proposal: ProposalData, fingerprint: string): ProposalProps => ({
    frame,
    proposal,
    html,
    covers,
    fingerprint,
    // On the day of issue it is never past.
    today: proposal.issuedOn ?? today,
  });
  const read = (proposal: ProposalData, fingerprint: string): Reading => {
    const shown = props(proposal, fingerprint);
    return readProposal({
      frame,
      head: [proposal.title, proposal.description, runningFoot(frame, proposal, fingerprint)],
      page: <Proposal {...shown} />,
      quote: quoteProps(shown),
    });
  };
  return { frame, props, read };
}

function drawWork(
  { title, category }: ProposalData['portfolio'][number],
  index: number,
  isProtected: boolean,
  assets: Assets,
): Picture {
  // The drawing's file has its slug in its name, for everybody to read.
  const slug = isProtected ? `desenho-${index + 1}` : slugOf(title);
  const sector = isProtected ? undefined : category;
  const options = { category: 'websites', slug, index, ...(sector && { sector }) } as const;
  return drawCover(options, assets);
}

/** Stands at the foot of each sheet of paper. */
function runningFoot(
  { site, labels }: ProposalFrame,
  { number, version }: ProposalData,
  fingerprint: string,
): string {
  return [
    site.brand,
    fill(labels.proposal.number, { number }),
    fill(labels.proposal.version, { version }),
    fingerprint,
    site.url.replace(/^https?:\/\//, ''),
  ].join(' · ');
}

/** Page margins take no text from the page itself, so each proposal brings its own rule. */
function footRule(text: string): string {
  return `@page{@bottom-left{content:"${text.replace(/["\\<]/g, '\\$&')}"}}`;
}
