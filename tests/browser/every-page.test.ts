// What holds for every page of the site: those that stand for their template have a file of their own.

import { expect, test } from 'vitest';
import { baseUrl, bookingPath, paths, shapes } from '../support/browser.ts';
import { contentOf } from '../support/content.ts';
import { TABLE } from './questions/table.ts';
import { ask, openVisit } from './questions/visit.ts';

const others = paths.filter((path) => !shapes.includes(path));

test.each(others)('%s is as pages are', async (path) => {
  const visit = await openVisit(path, { width: 390 });
  const rows = TABLE.map(([state, ofEveryPage]) => [state, ofEveryPage] as const);
  const last = rows.findLastIndex(([, questions]) => questions.length > 0);
  await ask(visit, rows.slice(0, last + 1));
});

test.each(paths)(
  '%s comes from its own address, and lets another site in only if it has a calendar',
  async (path) => {
    const answer = await fetch(baseUrl + path, { redirect: 'manual' });
    expect(answer.status).toBe(path === '/pagina-que-nao-existe' ? 404 : 200);
    const html = await answer.text();
    expect(html).toContain('<main id="conteudo"');
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).not.toBe('');
    const hasCalendar = Boolean(contentOf('site.yaml').bookingLink) && path === bookingPath;
    expect(/cal\.com|unsafe|frame-src/.test(policy)).toBe(hasCalendar);
  },
);
