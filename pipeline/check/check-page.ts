// Looks at one page by itself: its headings and its ids.

import type { Problem } from '../../domain/problem.ts';
import type { Page } from '../page.ts';
import type { PageFacts } from '../render/read-html.ts';

export function checkPage(
  { route, source }: Pick<Page, 'route' | 'source'>,
  { doubledIds, levels }: Pick<PageFacts, 'doubledIds' | 'levels'>,
): Problem[] {
  const report = (message: string, fix: string): Problem => ({
    file: source.file,
    message: `${message} on the page ${route}`,
    fix,
  });
  const first = levels.filter((level) => level === 1).length;
  return [
    ...doubledIds.map((id) =>
      report(`expected each id once, found "${id}" twice`, 'change one of the two headings or ids'),
    ),
    ...(first === 1
      ? []
      : [report(`expected one heading of the first level, found ${first}`, 'leave exactly one')]),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1];
      if (before === undefined || level <= before + 1) return [];
      return report(
        `expected a heading of level ${before + 1} at most after level ${before}, found level ${level}`,
        'do not skip a level',
      );
    }),
  ];
}
