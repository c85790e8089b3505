// Pages of content/businesses/: a door for each line of business, with what is ready for it.

import type { BusinessSummary } from '../../domain/business.ts';
import {
  type Business,
  businessSchema,
  type Offer,
  type WrittenBusiness,
} from '../../domain/content/business.ts';
import { drawingFor } from '../../domain/content/image.ts';
import type { ProposalLibrary } from '../../domain/content/proposal-library.ts';
import { formatMoney } from '../../domain/money.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { businessRoute } from '../../domain/routes.ts';
import { pictureOf } from '../assets/find-picture.ts';
import type { Entry } from './collections.ts';
import { type Kind, sharedImage } from './kind.ts';
import { businessPages } from './pages/business-page.tsx';
import { picturesIn } from './records-in.ts';

export const businesses: Kind<WrittenBusiness, Entry<Business>, BusinessSummary> = {
  name: 'business',
  folder: 'businesses',
  extensions: ['.yaml'],
  schema: businessSchema,
  routeOf: businessRoute,
  check: checkBusiness,
  checkAll: checkPlaces,
  isShown: ({ draft = false }, { drafts = false }) => drafts || !draft,
  resolve: (data, { proposalLibrary }) => {
    const items = data.offers.items.map((one) => resolveOffer(one, proposalLibrary.items));
    return { ...data, offers: { ...data.offers, items } };
  },
  fills: ({ offers }) =>
    Object.fromEntries(
      offers.items.flatMap(({ from, priceCents }) =>
        from === undefined || priceCents === undefined
          ? []
          : [[`price:${from}`, formatMoney(priceCents)]],
      ),
    ),
  compare: (a, b) => a.data.position - b.data.position || compareText(a.name, b.name),
  images: ({ source, data }) => [
    ...picturesIn(data).map(({ image, path }) => ({ image, source, path: [...path, 'image'] })),
    ...sharedImage(data.shareImage, source),
  ],
  summarise: (entries, { pictures }) =>
    entries.map(({ name: file, route, data: { name, summary, image = drawingFor(file) } }) => {
      return { route, name, summary, picture: pictureOf(image, pictures) };
    }),
  pages: businessPages,
};

function checkBusiness({ source, data }: Entry<WrittenBusiness>): Problem[] {
  return [
    ...data.offers.items.flatMap(({ from }, index, all) => {
      const first = all.findIndex((one) => one.from === from);
      if (from === undefined || first === index) return [];
      const message = `"${from}" está duas vezes nas ofertas`;
      return [
        {
          ...source.at(['offers', 'items', index, 'from']),
          message,
          fix: 'tire uma, ou escreva-a sem from:',
        },
      ];
    }),
  ];
}

/** Lists show each by its name, in the order of their places. */
function checkPlaces(entries: readonly Entry<WrittenBusiness>[]): Problem[] {
  return (['name', 'position'] as const).flatMap((key) =>
    entries.flatMap(({ source, data }, index) => {
      const owner = entries.find((other) => other.data[key] === data[key]);
      if (!owner || entries.indexOf(owner) === index) return [];
      const message = `esperado: um ${key} só desta página; encontrado: ${JSON.stringify(data[key])}, como em ${owner.source.file}`;
      return {
        ...source.at([key]),
        message,
        fix: `escreva outro ${key}`,
      };
    }),
  );
}

/** What stands beside the reference wins; one that nothing answers to is a problem elsewhere. */
function resolveOffer(
  { from, ...own }: WrittenBusiness['offers']['items'][number],
  items: ProposalLibrary['items'] = {},
): Offer {
  const found = from !== undefined && Object.hasOwn(items, from) ? items[from] : undefined;
  const { title = from ?? '', description, features = [] } = found ?? {};
  const priceCents = found?.priceCents ?? found?.unitPriceCents;
  return { from, title, description, features, priceCents, ...own };
}
