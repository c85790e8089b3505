// Gives every address to one page: of two content files that claim it, both are named.

import type { Problem } from '../../../domain/problem.ts';
import { routeToFile } from '../../../domain/routes.ts';
import type { Page } from '../../page.ts';
import type { Outcome } from '../../stages.ts';

/** The pages that come second. `/` and `/index` are one file of the site. */
export function findHomeless(pages: readonly Page[]): Outcome<Page[]> {
  const owners = new Map<string, Page>();
  const problems: Problem[] = [];
  const value = pages.filter((page) => {
    const path = routeToFile(page.route);
    const owner = owners.get(path);
    if (!owner) owners.set(path, page);
    else problems.push(explain(page, owner));
    return owner !== undefined;
  });
  return { value, problems };
}

function explain({ route, source }: Page, owner: Page): Problem {
  const same = owner.route === route ? 'which' : `whose file ${routeToFile(route)}`;
  const isWritten = source.startOf(['route']) !== undefined;
  return {
    file: source.file,
    ...(isWritten && source.placeOf(['route'])),
    message: `expected a route of its own, found ${route}, ${same} ${owner.source.file} has too`,
    fix: isWritten
      ? 'write another address in this line, or rename the other file'
      : 'rename one of the two files, or write another address in its line route:',
  };
}
