// Holds titles and descriptions against each other: no two pages have the same.

import type { Problem } from '../../domain/problem.ts';
import type { Head } from '../../templates/frame.ts';
import type { Page } from '../page.ts';

interface SeenPage extends Pick<Page, 'source' | 'writtenAs'> {
  head: Pick<Head, 'title' | 'description'>;
}

/** Search engines and readers tell pages apart by these two. */
export function checkHeads(pages: readonly SeenPage[]): Problem[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const owners = new Map<string, SeenPage>();
    // What was sent keeps none.
    return pages.flatMap((page) => {
      if (page.head[key] === '') return [];
      const other = owners.get(page.head[key]);
      owners.set(page.head[key], other ?? page);
      if (!other || other.source.file === page.source.file) return [];
      return [sameHead(key, page, other), sameHead(key, other, page)];
    });
  });
}

function sameHead(key: 'title' | 'description', page: SeenPage, other: SeenPage): Problem {
  const { source, writtenAs } = page;
  const written = writtenAs?.[key] ?? key;
  return {
    file: source.file,
    ...source.placeOfKey([], written),
    path: written,
    message: `expected a ${written} of its own, found the same as in ${other.source.file}`,
    fix: 'write in one of the two what it has that the other has not',
  };
}
