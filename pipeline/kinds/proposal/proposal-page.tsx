// A proposal's page: standalone, and kept away from search engines.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { Picture } from '../../../domain/post.ts';
import type { Reading } from '../../../domain/proposal/reading.ts';
import type { ShownHouse } from '../../../domain/proposal/shown-house.ts';
import { fill } from '../../../domain/text/fill.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import type { ProposalFrame } from '../../../templates/frame.ts';
import { Proposal, quoteProps } from '../../../templates/proposal/proposal.tsx';
import type { ProposalProps } from '../../../templates/proposal/props.ts';
import type { Assets } from '../../assets/assets.ts';
import { drawCover } from '../../assets/draw-covers.ts';
import { prepared } from '../../assets/find-picture.ts';
import type { Pictures } from '../../assets/prepare-pictures.ts';
import { renderMarkdown } from '../../markdown/render-markdown.ts';
import type { Run } from '../../run.ts';
import { pictureOf } from '../pages/picture-of.ts';
import { headOf, type SitePage } from '../pages/site-page.ts';
import { codeOf, readProposal } from './read-proposal.ts';
import type { ShownProposal } from './sent/check-sent.ts';

export interface ProposalPage extends SitePage {
  /** What of the house it shows. */
  house: ShownHouse;
  /** The version code. */
  code: string;
  /** The page as its client reads it on the day of issue. */
  read: () => Reading;
  /** The SHA-256 of each picture in public/ that it shows, by its address. */
  pictures: Record<string, string>;
}

/** Stands for a code that is still to be computed from everything around it. */
const STAND_IN = '0000-0000-0000';

export function proposalPage(
  run: Run,
  frame: ProposalFrame,
  proposal: ShownProposal,
  made: { pictures: Pictures; assets: Assets },
): ProposalPage {
  const { data, file, route, archive } = proposal;
  const { html, shown } = renderText(run, frame, proposal, made.pictures);
  const isProtected = data.passphrase === true;
  const covers = data.portfolio.map((work, index) =>
    pictureOf(work, made.pictures, () => drawWork(work, index, isProtected, made.assets)),
  );
  const propsFor = (data: ProposalData, fingerprint: string): ProposalProps => {
    // On the day of issue it is never past.
    const today = data.issuedOn ?? run.today;
    return { frame, proposal: data, html, covers, fingerprint, today };
  };
  const readAs = (props: ProposalProps): Reading =>
    readProposal({
      frame,
      head: [data.title, data.description, runningFoot(frame, data, props.fingerprint)],
      page: <Proposal {...props} />,
      quote: quoteProps(props),
    });
  // The code is the same before sending and after it.
  const undated = propsFor({ ...data, issuedOn: undefined }, STAND_IN);
  const code = archive?.code ?? codeOf(readAs(undated));
  return {
    route,
    file,
    frame,
    head: headOf(frame, route, data, {
      indexed: false,
      printCss: footRule(runningFoot(frame, data, code)),
    }),
    standalone: true,
    view: () => <Proposal {...propsFor(data, code)} today={run.today} />,
    house: { site: frame.site, labels: frame.labels, claims: frame.claims },
    code,
    read: () => readAs(propsFor(data, code)),
    pictures: digests(run, [...shown, ...data.portfolio.map(({ image }) => image)]),
  };
}

/** The Markdown body, and the addresses of its pictures. What was sent was checked when it was. */
function renderText(
  run: Run,
  { labels }: ProposalFrame,
  { body, archive }: ShownProposal,
  pictures: Pictures,
) {
  const shown = new Set<string>();
  const find = prepared(pictures);
  const { html } = renderMarkdown(body, {
    file: body.file,
    problems: archive ? [] : run.problems,
    notice: (message) => {
      if (!archive) run.notice({ message });
    },
    tableLabel: labels.tableScroll,
    picture: (path, report) => {
      shown.add(path);
      return find(path, report);
    },
  });
  return { html, shown };
}

/** A picture that is missing is a problem elsewhere. */
function digests(run: Run, addresses: readonly string[]): Record<string, string> {
  const entries = addresses.flatMap((address) => {
    const digest = address.startsWith('/') ? pictureDigest(run, address) : undefined;
    return digest === undefined ? [] : [[address, digest]];
  });
  return Object.fromEntries(entries);
}

function pictureDigest(run: Run, address: string): string | undefined {
  try {
    const bytes = readFileSync(join(run.root, 'public', address));
    return createHash('sha256').update(bytes).digest('hex');
  } catch {
    return undefined;
  }
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
