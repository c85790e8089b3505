// Tells of prices that are typed into a text although they have a name: they stay behind when the price changes.

import type { Fills } from '../../domain/text/named-fills.ts';
import type { Content, Entry } from '../kinds/collections.ts';
import type { Source } from '../source.ts';

/** What a build mentions, a message a file. `ownFills`: of a proposal. */
export function listTypedPrices(
  { pages, posts, proposals, projects, businesses }: Content,
  fills: Fills,
  ownFills: (proposal: Content['proposals'][number]) => Fills,
): string[] {
  const shared = namesOf(fills);
  return [
    ...[...pages, ...posts, ...projects, ...businesses].flatMap((entry) => tell(entry, [shared])),
    ...proposals.flatMap((entry) => tell(entry, [namesOf(ownFills(entry)), shared])),
  ];
}

/** The names of each amount, by the amount as a text writes it. */
function namesOf(fills: Fills): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, value] of Object.entries(fills)) {
    const amount = plain(String(value));
    if (/^R\$/.test(amount)) names.set(amount, [...(names.get(amount) ?? []), `{${name}}`]);
  }
  return names;
}

function tell(
  { file, source }: Entry<object>,
  known: readonly ReadonlyMap<string, string[]>[],
): string | [] {
  const typed = typedIn(source).flatMap(({ written, line }) => {
    const names = known.map((one) => one.get(written)).find((found) => found !== undefined);
    return names ? `${written} na linha ${line} é ${names.slice(0, 3).join(' ou ')}` : [];
  });
  return typed.length === 0 ? [] : `${file} escreve à mão o que tem nome: ${typed.join(', ')}`;
}

/** Prices in a text, with their lines; what `mil` goes on with is no exact amount. */
function typedIn({ text }: Source): { written: string; line: number }[] {
  if (!text.includes('R$')) return [];
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/R\\?\$\s?(?:[*_]*)(\d[\d.]*(?:,\d\d)?)(?!\d|\s*mil\b)/g)].map(
      ([, number = '']) => ({
        written: `R$ ${number.replace(/\.$/, '')}`,
        line: index + 1,
      }),
    ),
  );
}

function plain(text: string): string {
  return text.replace(/\s/g, ' ').replace(/,00$/, '');
}
