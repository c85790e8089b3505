// The other ways in which people write the address of a page, and where each of them leads.

import { routes, routeToFile } from '../routes.ts';
import type { Answers } from './answers.ts';

/** From `/contato/` and `/contato.html` to `/contato`; the not-found page has no address of its own. */
export function otherAddresses({ pages, redirects }: Answers): Map<string, string> {
  const found = new Map<string, string>();
  for (const { route } of pages.filter(({ route }) => route !== routes.notFound)) {
    found.set(`/${routeToFile(route)}`, route);
    if (route === '/') found.set('/index', route);
    else found.set(`${route}/`, route);
  }
  for (const { from, to } of redirects) {
    found.set(from, to);
    found.set(`${from}/`, to);
  }
  return found;
}
