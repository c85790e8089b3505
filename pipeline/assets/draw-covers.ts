// Draws what no picture is brought for: the covers of articles and projects, and the faces of people.

import { articleSets } from '../../art/articles.ts';
import { type CoverCategory, type CoverOptions, coverSvg } from '../../art/covers/cover.ts';
import { screensHeight, screensSvg, screensWidth } from '../../art/covers/screens.ts';
import { sectorSvg, tileSide } from '../../art/covers/sector.ts';
import { faceSide, faceSvg } from '../../art/faces/face.ts';
import type { Family } from '../../art/family.ts';
import { fnv1a32 } from '../../art/random.ts';
import type { Person } from '../../domain/content/person.ts';
import type { Project } from '../../domain/content/project.ts';
import type { Picture } from '../../domain/post.ts';
import type { Assets } from './assets.ts';

/** Different curves; with the colour sets and motifs they bound the number of files, however many articles there are. */
const CURVES = 12;
/** As many as any family has. */
const MOTIFS = 5;

/** What an article or an opening is drawn from. */
export interface Article {
  /** The file's. */
  name: string;
  /**
   * Counted from the oldest article, so that neighbours never look alike and a new one leaves the
   * others' covers as they were.
   */
  age: number;
  /** The place of its category among all, by their first articles. */
  motif: number;
}

/** Of articles, newest first. */
export function articlesIn(
  posts: readonly { name: string; data: { category: string } }[],
): Article[] {
  const motifs = new Map<string, number>();
  for (const { data } of posts.toReversed())
    if (!motifs.has(data.category)) motifs.set(data.category, motifs.size);
  return posts.map(({ name, data }, index) => ({
    name,
    age: posts.length - 1 - index,
    motif: motifs.get(data.category) ?? 0,
  }));
}

export function drawCard(article: Article, assets: Assets): Picture {
  const { id } = chooseCover(article);
  const src = assets.draw(`artigo-${id}.svg`, `artigo ${id}`, () =>
    sketchArticle(article, assets.art.family),
  );
  return { src, width: 1200, height: 750 };
}

/** A complete SVG. */
export function sketchArticle(article: Article, family: Family): string {
  const { key, dupla, motif } = chooseCover(article);
  return family.articleCard(key, dupla, motif);
}

export function drawPostBand(article: Article, assets: Assets): Picture {
  const { id, key, dupla, motif } = chooseCover(article);
  const src = assets.draw(`faixa-${id}.svg`, `faixa ${id}`, () =>
    assets.art.family.articleBand(key, dupla, motif),
  );
  return { src, width: 2880, height: 304 };
}

function chooseCover({ name, age, motif: place }: Article) {
  const motif = place % MOTIFS;
  const dupla = age % articleSets;
  const curve = fnv1a32(name) % CURVES;
  return { id: `${motif}-${dupla}-${curve}`, key: `blog/${curve}`, dupla, motif };
}

/** What a cover may show of a work. */
const PRODUCTS: readonly CoverCategory[] = ['websites', 'sistemas', 'landing-pages'];

/** A category of the owner's own is always drawn as the same product. */
function productOf(category: string): CoverCategory {
  const own = PRODUCTS[fnv1a32(category) % PRODUCTS.length] ?? 'websites';
  return PRODUCTS.find((product) => product === category) ?? own;
}

type CoverWork = Omit<CoverOptions, 'category'> & { category: string };

/** What the cover of each of the portfolio's works is drawn from, by its name; they are in the portfolio's order. */
export function coverOptionsOf(
  projects: readonly { name: string; data: Pick<Project, 'category' | 'sector'> }[],
): (name: string) => CoverWork {
  const found = new Map<string, CoverWork>();
  const counts = new Map<string, number>();
  for (const { name, data } of projects) {
    const { category, sector } = data;
    const index = counts.get(category) ?? 0;
    counts.set(category, index + 1);
    found.set(name, { category, sector, slug: name, index });
  }
  return (name) => found.get(name) ?? { category: '', slug: name, index: 0 };
}

/** A complete SVG; `work.index` is the project's place in its category. */
export function sketchCover(work: CoverWork, family: Family): string {
  return coverSvg({ ...work, category: productOf(work.category) }, family);
}

export function drawCover(work: CoverWork, assets: Assets): Picture {
  const { slug, index, sector } = work;
  const key = JSON.stringify(['capa', productOf(work.category), slug, index, sector]);
  const src = assets.draw(`capa-${slug}.svg`, key, () => sketchCover(work, assets.art.family));
  return { src, width: 1200, height: 750 };
}

/** What a work looks like on telephones. */
export function drawScreens(work: CoverWork, assets: Assets): Picture {
  const category = productOf(work.category);
  const { slug, index, sector } = work;
  const key = JSON.stringify(['telas', category, slug, index, sector]);
  const src = assets.draw(`telas-${slug}.svg`, key, () =>
    screensSvg({ ...work, category }, assets.art.family),
  );
  return { src, width: screensWidth, height: screensHeight };
}

/** `place`: that of a line of business among all, from 0. */
export function drawSector(name: string, sector: string, place: number, assets: Assets): Picture {
  const key = JSON.stringify(['ramo', sector, place]);
  const src = assets.draw(`ramo-${name}.svg`, key, () => sectorSvg(sector, place));
  return { src, width: tileSide, height: tileSide };
}

/** Undefined for who is described by no portrait: their initials stand in its place. */
export function drawFace(
  { id, portrait }: Pick<Person, 'id' | 'portrait'>,
  assets: Assets,
): Picture | undefined {
  if (!portrait) return undefined;
  const key = JSON.stringify(['retrato', id, portrait]);
  const src = assets.draw(`retrato-${id}.svg`, key, () => faceSvg(id, portrait, assets.art.family));
  return { src, width: faceSide, height: faceSide };
}
