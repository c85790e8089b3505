// Finds prices in sentences that no package has any more: a price changes in one file and is told in many.

import type { PageContent } from '../../domain/content/page.ts';
import type { ServicePage } from '../../domain/content/pages/service.ts';
import { formatMoney } from '../../domain/money.ts';
import type { Content, Entry } from '../kinds/collections.ts';
import { keptOf, type Source } from '../source.ts';

type Service = Entry<ServicePage>;

/** What a build mentions, in the order of the pages. */
export function listPriceDisagreements({ pages, posts }: Content): string[] {
  const services = pages.filter((page): page is Service => page.data.template === 'service');
  return [
    ...pages.flatMap((page) => startingPrices(page, services)),
    ...services.flatMap(ownPrices),
    ...pages.flatMap((page) => labelPrices(page, services)),
    ...posts.flatMap(({ source }) => textPrices(source, services)),
  ];
}

/** Starting prices on the home page that are not the lowest package's of the page they lead to. */
function startingPrices(
  { data, file }: Entry<PageContent>,
  services: readonly Service[],
): string[] {
  if (data.template !== 'home') return [];
  return data.services.cards.flatMap(({ href, fromCents }) => {
    const service = services.find(({ route }) => route === href);
    const lowest = service && Math.min(...pricesOf(service));
    if (!service || lowest === fromCents) return [];
    return `prices disagree on ${href}: from ${formatMoney(fromCents)} in ${file}, ${formatMoney(lowest ?? 0)} in ${service.file}`;
  });
}

function ownPrices(service: Service): string[] {
  const { title, description, headline, lead } = service.data;
  return amountsIn([title, description, headline, lead].join('\n'))
    .filter(({ cents }) => !pricesOf(service).includes(cents))
    .map(({ written }) => disagreement(service.file, written, service));
}

/** Every `{ label: A partir de R$ 2.999, href: /servicos/websites }` of a page. */
function labelPrices({ file, data }: Entry<PageContent>, services: readonly Service[]): string[] {
  return linksIn(data).flatMap(({ label, href }) => {
    const service = services.find(({ route }) => route === href);
    if (!service) return [];
    return amountsIn(label)
      .filter(({ cents }) => !pricesOf(service).includes(cents))
      .map(({ written }) => disagreement(file, written, service));
  });
}

function linksIn(value: unknown): { label: string; href: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, href } = value as { label?: unknown; href?: unknown };
  const own = typeof label === 'string' && typeof href === 'string' ? [{ label, href }] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

/** What a sentence says after a link to a service is about that service, or another one of the house. */
function textPrices(source: Source, services: readonly Service[]): string[] {
  const known = new Set(services.flatMap(pricesOf));
  return pricedSentences(source).flatMap(({ line, links }) => {
    const service = services.find(({ route }) => links.some(({ href }) => href === route));
    const link = links.find(({ href }) => href === service?.route);
    if (!service || !link) return [];
    return link.amounts
      .filter(({ cents }) => !known.has(cents))
      .map(({ written }) => disagreement(`${source.file}:${line}`, written, service));
  });
}

/** Worked out once from a text, whatever is asked. */
export function pricedSentences(source: Source): PricedSentence[] {
  return keptOf(source, 'prices', pricedLinks);
}

/** A sentence with links in it, and the amounts that follow each. */
interface PricedSentence {
  line: number;
  links: { href: string; amounts: Amount[] }[];
}

function pricedLinks({ body }: Source): PricedSentence[] {
  if (!body.text.includes('R$')) return [];
  return body.text.split('\n').flatMap((line, index) =>
    line.split(/[.!?;](?=\s|$)/).flatMap((sentence) => {
      const found = [...sentence.matchAll(/\]\((\/[^()\s]*)\)/g)];
      const links = found.map(({ 1: href = '', index: start }) => ({
        href,
        amounts: amountsIn(sentence.slice(start)),
      }));
      const isPriced = links.some(({ amounts }) => amounts.length > 0);
      return isPriced ? [{ line: body.firstLine + index, links }] : [];
    }),
  );
}

function disagreement(place: string, written: string, service: Service): string {
  const prices = pricesOf(service).map((cents) => formatMoney(cents));
  return `${place} says ${written} of ${service.route}, whose packages cost ${prices.join(', ')}`;
}

function pricesOf({ data }: Service): number[] {
  return data.packages.map(({ priceCents }) => priceCents);
}

interface Amount {
  written: string;
  cents: number;
}

/** `R$ 2.999` and `R$ 15,50`, in centavos; what `mil` goes on with is no price. */
function amountsIn(text: string): Amount[] {
  return [...text.matchAll(/R\$\s?(\d[\d.]{0,12})(?:,(\d\d))?(?!\s*mil)/g)].map(
    ([written, reais = '', centavos = '00']) => ({
      written: written.replace(/[.\s]$/, ''),
      cents: Number(reais.replaceAll('.', '') + centavos),
    }),
  );
}
