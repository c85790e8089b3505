// The pictures for links to articles, works and proposals: a card each with its title and its own drawing.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Family } from '../../art/family.ts';
import { isRemote } from '../../domain/content/image.ts';
import { headlineFor } from '../../domain/proposal/headline.ts';
import { proposalWords } from '../../domain/words.ts';
import type { Assets } from '../assets/assets.ts';
import { articlesIn, coverOptionsOf, sketchArticle, sketchCover } from '../assets/draw-covers.ts';
import { drawShareCard, handOf, type SharedPage } from '../assets/share-card.ts';
import type { Side } from '../assets/shown-side.ts';
import type { Run } from '../run.ts';
import { isFailure, type Pictures } from '../shown-picture.ts';
import type { Outcome } from '../stages.ts';
import type { Content, House } from './collections.ts';

interface Given {
  run: Pick<Run, 'root' | 'unsent'>;
  assets: Assets;
  pictures: Pictures;
}

/** Adds each page's picture by its route; who has none is shared with the house's own. */
export async function drawShares(
  { site }: House,
  content: Content,
  { run: { root, unsent }, assets, pictures }: Given,
): Promise<Outcome<undefined>> {
  // A preview is shared with nobody, and must not wait for them.
  if (unsent) return { value: undefined };
  const { family } = assets.art;
  const sideOf = (image: string, key: unknown, sketch: () => string): Side | undefined => {
    const shown = pictures.get(image);
    // What cannot be shown is told already.
    if (shown && isFailure(shown)) return undefined;
    if (image !== 'generated' && !isRemote(image)) {
      return { photo: readFileSync(join(root, 'public', image)) };
    }
    return { key, sketch };
  };
  const cards = [
    ...articleCards(content, family, sideOf),
    ...caseCards(content, family, sideOf),
    ...proposalCards(content, family),
  ];
  const hand = handOf(site.wordmark, assets);
  for (const card of cards) await drawShareCard(card, hand, assets);
  return { value: undefined };
}

type SideOf = (image: string, key: unknown, sketch: () => string) => Side | undefined;

function articleCards({ posts }: Content, family: Family, sideOf: SideOf): SharedPage[] {
  const articles = articlesIn(posts);
  return posts.flatMap(({ name, route, data }, index) => {
    const article = articles[index];
    const side = article && sideOf(data.image, article, () => sketchArticle(article, family));
    if (!side) return [];
    return { route, file: `compartilhar-${name}`, kind: data.category, title: data.title, side };
  });
}

/** All of the portfolio's, in its order: their places decide how they are drawn. */
function caseCards({ pages, projects }: Content, family: Family, sideOf: SideOf): SharedPage[] {
  const options = coverOptionsOf(projects);
  const portfolio = pages.map(({ data }) => data).find((page) => page.template === 'portfolio');
  if (!portfolio) return [];
  return projects.flatMap(({ name, route, data }) => {
    const work = options(name);
    const side = data.case && sideOf(data.image, work, () => sketchCover(work, family));
    if (!data.case || !side) return [];
    const kind = `${portfolio.name} · ${data.title}`;
    return { route, file: `compartilhar-${name}`, kind, title: data.case.headline, side };
  });
}

/** Its file says nothing of its client. What few may read, or nobody yet, is shared as the house's. */
function proposalCards({ proposals }: Content, family: Family): SharedPage[] {
  return proposals
    .filter(({ data }) => !data.passphrase && !data.draft)
    .map(({ route, data }) => ({
      route,
      file: 'compartilhar',
      kind: proposalWords.number(data.number),
      title: headlineFor(data.headline),
      side: { key: data.number, sketch: () => family.versionSeal(data.number), ground: 'mata' },
    }));
}
