// The shape of a file in content/businesses/: a page for one line of business, with what is ready for it.

import * as z from 'zod/mini';
import { line, list, paragraph, priceCents, route, wholeNumber, yes } from './fields.ts';
import { image } from './image.ts';
import { action, closing, drawn, link, metaShape, point, questions } from './pages/shared.ts';
import { works } from './pages/works.ts';
import type { ProposalItem } from './proposal-figures.ts';
import { neededUnlessFrom, reference } from './reference.ts';

/** From the library of proposals, so that a page and a proposal say one price, or written here. */
const offer = z
  .strictObject({
    from: z.optional(
      reference('um id de content/proposals/library/items.yaml', 'site-institucional', 'items'),
    ),
    title: z.optional(line(60, 'Cardápio digital')),
    description: z.optional(paragraph(240)),
    priceCents: z.optional(priceCents),
    features: z.optional(list(line(120, 'Prato esgotado some na hora'), 1, 12)),
    highlighted: z.optional(yes),
    /** Instead of the usual words on a highlighted one. */
    badge: z.optional(line(20, 'Bom começo')),
    /** The least that it costs. */
    isStartingPrice: z.optional(yes),
    /** For what is paid again and again: `por mês`. */
    period: z.optional(line(20, 'por mês')),
    /** Where the rest of it is. */
    service: z.optional(link),
    button: action,
  })
  .check(neededUnlessFrom('title', 'features'));

const group = { title: line(80, 'O que a gente ouve no balcão') };

export const businessSchema = z.strictObject({
  ...metaShape,
  route: z.optional(route),
  position: wholeNumber(1, 999, 'o lugar entre as páginas por ramo,'),
  draft: z.optional(yes),
  name: line(40, 'Padarias e restaurantes'),
  /** In lists of other pages. */
  summary: line(120, 'Cardápio, delivery e perfil no Google, a partir de R$ 200.'),
  kicker: z.optional(line(60, 'Para padarias e restaurantes')),
  headline: line(80, 'O pedido chega sem intermediário.'),
  lead: paragraph(240),
  /** Square, in lists of other pages; without it a drawing of the theme's. */
  image: z.optional(image),
  picture: z.optional(drawn),
  problems: z.strictObject({ ...group, items: list(point, 1, 12) }),
  offers: z.strictObject({
    ...group,
    lead: z.optional(paragraph(240)),
    items: list(offer, 1, 4),
    note: z.optional(paragraph(240)),
  }),
  works: z.optional(works),
  questions: z.optional(questions),
  closing,
});
export type WrittenBusiness = z.output<typeof businessSchema>;
type WrittenOffer = WrittenBusiness['offers']['items'][number];

/** With what the library says of it. */
export interface Offer extends WrittenOffer {
  title: string;
  features: string[];
}

export interface Business extends Omit<WrittenBusiness, 'offers'> {
  offers: Omit<WrittenBusiness['offers'], 'items'> & { items: Offer[] };
}

/** What stands beside a reference to the library wins; one that nothing answers to is a problem elsewhere. */
export function resolveOffers(
  written: WrittenBusiness,
  library: Readonly<Record<string, Partial<ProposalItem>>>,
): Business {
  const items = written.offers.items.map(({ from, ...own }): Offer => {
    const found = from !== undefined && Object.hasOwn(library, from) ? library[from] : undefined;
    const { title = from ?? '', description, features = [] } = found ?? {};
    const priceCents = found?.priceCents ?? found?.unitPriceCents;
    return { from, title, description, features, priceCents, ...own };
  });
  return { ...written, offers: { ...written.offers, items } };
}
