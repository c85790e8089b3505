// Which scripts come before anybody has touched anything.

import { bookingPath, islandsAwake } from '../../support/browser.ts';
import { pageOfTemplate, recordsOf } from '../../support/content.ts';
import type { Question } from './question.ts';

export const untouchedScripts: Question = {
  name: 'asks for no script of an island that nobody has touched',
  ask: async ({ page, path, scripts }) => {
    await islandsAwake(page);
    const wanted = wantedBy(path);
    // What waits to be near may be: how high the window is decides about the calendar.
    const found = path === bookingPath ? scripts.filter((name) => name !== 'booking') : scripts;
    return String(found) === String(wanted) ? [] : [`expected [${wanted}], found [${found}]`];
  },
};

/** Those that need no passphrase. */
const openProposals = [...recordsOf('proposals')]
  .filter(([, { passphrase }]) => !passphrase)
  .map(([name]) => (name === 'proposta' ? '/proposta' : `/proposta-${name}`));

/** One category alone has no tabs. */
function hasTabs(): boolean {
  const categories = [...recordsOf('portfolio').values()].map(({ category }) => category);
  return new Set(categories).size > 1;
}

function wantedBy(path: string): string[] {
  if (path === '/pagina-que-nao-existe') return ['not-found'];
  if (path === pageOfTemplate('portfolio')?.route) return hasTabs() ? ['tabs'] : [];
  return openProposals.includes(path) ? ['proposta'] : [];
}
