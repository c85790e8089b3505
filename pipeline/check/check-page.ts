// Looks at one page by itself: its headings, its ids, and the reading time that it states.

import type { Complaint, Notice, Problem } from '../../domain/problem.ts';
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
  const report = ({ message, fix }: Complaint): Problem => ({
    file: source.file,
    message: `${message} na página ${route}`,
    fix,
  });
  const first = levels.filter((level) => level === 1).length;
  return [
    ...doubledIds.map((id) =>
      report({
        message: `esperado: cada id uma vez; encontrado: "${id}" duas vezes`,
        fix: 'mude um dos dois títulos ou ids',
      }),
    ),
    ...(first === 1
      ? []
      : [
          report({
            message: `esperado: um título de primeiro nível; encontrado: ${first}`,
            fix: 'deixe um só',
          }),
        ]),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1];
      if (before === undefined || level <= before + 1) return [];
      return report({
        message: `esperado: um título de nível ${before + 1} no máximo depois do nível ${before}; encontrado: nível ${level}`,
        fix: 'não pule um nível',
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
  const message = `${source.file} anuncia ${statedMinutes} min de leitura; as ${words} palavras dele levam uns ${minutes}`;
  return [{ message }];
}
