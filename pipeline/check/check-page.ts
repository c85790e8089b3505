// Looks at one page by itself: its headings, its ids, and the reading time that it states.

import { type Advice, type Notice, type Problem, sentencesOf } from '../../domain/problem.ts';
import { readingMinutes } from '../../domain/text/reading-time.ts';
import type { Page } from '../page.ts';
import type { ReadHtml } from '../render/read-html.ts';

/** `parts`: what was read of it, from top to bottom. */
export function checkPage(
  { route, source }: Pick<Page, 'route' | 'source'>,
  parts: readonly Pick<ReadHtml, 'ids' | 'levels'>[],
): Problem[] {
  const ids = parts.flatMap((part) => part.ids);
  const levels = parts.flatMap((part) => part.levels);
  const seen = new Set<string>();
  const doubledIds = ids.filter((id) => seen.has(id) || !seen.add(id));
  const report = ({ en, pt, ...fix }: Advice): Problem => ({
    file: source.file,
    ...sentencesOf({ en: `${en} on the page ${route}`, pt: `${pt} na página ${route}`, ...fix }),
  });
  const first = levels.filter((level) => level === 1).length;
  return [
    ...doubledIds.map((id) =>
      report({
        en: `expected each id once, found "${id}" twice`,
        pt: `esperado: cada id uma vez; encontrado: "${id}" duas vezes`,
        fixEn: 'change one of the two headings or ids',
        fixPt: 'mude um dos dois títulos ou ids',
      }),
    ),
    ...(first === 1
      ? []
      : [
          report({
            en: `expected one heading of the first level, found ${first}`,
            pt: `esperado: um título de primeiro nível; encontrado: ${first}`,
            fixEn: 'leave exactly one',
            fixPt: 'deixe um só',
          }),
        ]),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1];
      if (before === undefined || level <= before + 1) return [];
      return report({
        en: `expected a heading of level ${before + 1} at most after level ${before}, found level ${level}`,
        pt: `esperado: um título de nível ${before + 1} no máximo depois do nível ${before}; encontrado: nível ${level}`,
        fixEn: 'do not skip a level',
        fixPt: 'não pule um nível',
      });
    }),
  ];
}

/** A minute more or less is the reader's. */
const TOLERANCE = 1;

/** `words`: of its text, if it has one. */
export function compareReadingTime(
  { statedMinutes, source }: Page,
  words: number | undefined,
): Notice[] {
  if (statedMinutes === undefined || words === undefined) return [];
  const minutes = readingMinutes(words);
  if (Math.abs(statedMinutes - minutes) <= TOLERANCE) return [];
  const message = {
    en: `${source.file} states ${statedMinutes} min of reading; its ${words} words take about ${minutes}`,
    pt: `${source.file} anuncia ${statedMinutes} min de leitura; as ${words} palavras dele levam uns ${minutes}`,
  };
  return [{ message }];
}
