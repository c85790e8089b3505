// Finds inclusions that a card promises from a price on, and that only dearer packages list.

import type { PageContent } from '../../domain/content/page.ts';
import type { ServicePage } from '../../domain/content/pages/service.ts';
import { slugOf } from '../../domain/text/slug.ts';
import type { Content, Entry } from '../kinds/collections.ts';

type Service = Entry<ServicePage>;

/** What a build mentions, for each card of the home page beside a price. */
export function listDearPromises({ pages }: Pick<Content, 'pages'>): string[] {
  const services = pages.filter((page): page is Service => page.data.template === 'service');
  return pages.flatMap((page) => promisesOf(page, services));
}

function promisesOf({ data, file }: Entry<PageContent>, services: readonly Service[]): string[] {
  if (data.template !== 'home') return [];
  return data.services.cards.flatMap(({ href, text }) => {
    const service = services.find(({ route }) => route === href);
    if (!service) return [];
    const said = new Set(stemsOf(text));
    return dearFeatures(service.data)
      .filter(({ stem }) => said.has(stem))
      .map(
        ({ feature, pack }) =>
          `${file} promises of ${href} what only ${pack} lists ("${feature}"), beside the price of a cheaper package`,
      );
  });
}

/** Each feature by its leading words' stems, where no cheaper package and not every one has it. */
function dearFeatures({ packages, features }: ServicePage) {
  const [cheapest, ...dearer] = [...packages].sort((a, b) => a.priceCents - b.priceCents);
  if (!cheapest) return [];
  const common = features.items.flatMap(({ title, text }) => [title, text]);
  const known = new Set([...cheapest.features, ...common, cheapest.description].flatMap(stemsOf));
  return dearer.flatMap(({ name, features }) =>
    features.flatMap((feature) =>
      stemsOf(feature)
        .filter((stem) => !known.has(stem))
        .slice(0, LEADING)
        .map((stem) => ({ stem, feature, pack: name })),
    ),
  );
}

/** A feature is named by its first words: "Painel para editar textos e fotos". */
const LEADING = 3;

/** What says nothing about what is included. */
const COMMON = new Set(['todo', 'tudo', 'entre', 'sobre', 'quando', 'quanto', 'outro', 'outra']);
const STEM = 5;
const SHORTEST = 4;

function stemsOf(text: string): string[] {
  return slugOf(text)
    .split('-')
    .filter((word) => word.length >= SHORTEST && !COMMON.has(word))
    .map((word) => word.slice(0, STEM));
}
