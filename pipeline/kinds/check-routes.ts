// Gives every address to one page: of two content files that claim it, both are named.

import { routeToFile } from '../../domain/routes.ts';
import { findText } from '../read/find-text.ts';
import type { Run } from '../run.ts';
import type { SitePage } from './pages/site-page.ts';

/** The pages that come second, reported. `/` and `/index` are one file of the site. */
export function findHomeless(run: Run, pages: readonly SitePage[]): SitePage[] {
  const owners = new Map<string, SitePage>();
  return pages.filter((page) => {
    const path = routeToFile(page.route);
    const owner = owners.get(path);
    if (!owner) owners.set(path, page);
    else report(run, page, owner);
    return owner !== undefined;
  });
}

function report(run: Run, { route, file }: SitePage, owner: SitePage): void {
  const same = owner.route === route ? 'which' : `whose file ${routeToFile(route)}`;
  run.problems.push({
    file,
    ...findText(run, file, `route: ${route}`),
    message: `expected a route of its own, found ${route}, ${same} ${owner.file} has too`,
    fix: 'rename one of the two files, or write another address in its line route:',
  });
}
