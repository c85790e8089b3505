// A proposal's page: standalone, and kept away from search engines.

import type { ProposalData } from '../../domain/content/proposal.ts';
import { fill } from '../../domain/fill.ts';
import type { Picture } from '../../domain/post.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Frame } from '../../templates/frame.ts';
import { Proposal } from '../../templates/proposal/proposal.tsx';
import type { Assets } from '../assets.ts';
import { drawCover } from '../draw-covers.ts';
import type { Pictures } from '../prepare-pictures.ts';
import type { Entry } from '../read-content.ts';
import { pictureOf } from './picture-of.ts';
import { headOf, type SitePage } from './site-page.ts';

export function proposalPage(
  frame: Frame,
  { data, file, route }: Entry<ProposalData>,
  pictures: Pictures,
  assets: Assets,
  { fingerprint, today }: { fingerprint: string; today: string },
): SitePage {
  const covers = data.portfolio.map((work, index) =>
    pictureOf(work, pictures, () => drawWork(work, index, data.passphrase === true, assets)),
  );
  return {
    route,
    file,
    head: headOf(frame, route, data, {
      indexed: false,
      printCss: runningFoot(frame, data, fingerprint),
    }),
    standalone: true,
    view: (markdown) => (
      <Proposal
        frame={frame}
        proposal={data}
        html={markdown().html}
        covers={covers}
        fingerprint={fingerprint}
        today={today}
      />
    ),
  };
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

/** Page margins take no text from the page itself, so each proposal brings its own rule. */
function runningFoot(
  { site, labels }: Frame,
  { number, version }: ProposalData,
  fingerprint: string,
): string {
  const text = [
    site.brand,
    fill(labels.proposal.number, { number }),
    fill(labels.proposal.version, { version }),
    fingerprint,
    site.url.replace(/^https?:\/\//, ''),
  ].join(' · ');
  return `@page{@bottom-left{content:"${text.replace(/["\\<]/g, '\\$&')}"}}`;
}
