// `npm run check:live`: silent about a site that answers as it should, and exact about one that does not.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkLive } from '../../commands/live/ask-site.ts';
import { buildSite, writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import { serveSite } from '../support/static-server.ts';

test('a site that answers as it should is said nothing of, but for its name; a dead link is', async () => {
  const { root, report } = await buildSite({ 'content/redirects.yaml': '/texto-antigo: /blog\n' });
  const folder = join(root, 'dist');
  const site = await serveSite({ folder, answers: report.answers });
  onTestFinished(() => site.close());
  const name = '/: calls itself https://www.pinha.test, by url: or SITE_URL';
  const dead = `${site.url}/contato is dead (404), in ${site.url}/`;
  const found = await checkLive(site.url, { '/texto-antigo': '/blog' });
  expect(found.filter((line) => !line.includes('could not be asked'))).toEqual([name, dead]);
});

test('a site without headers, redirects and a not-found page is told all of it', async () => {
  const folder = temporaryFolder();
  const loc = (path: string): string => `<url><loc>https://www.pinha.test${path}</loc></url>`;
  writeTree(folder, { 'index.html': '<h1>Olá</h1>', 'blog.html': '<a href="/nada">x</a>' });
  writeFileSync(join(folder, 'sitemap.xml'), `<urlset>${loc('/')}${loc('/blog')}${loc('/x')}`);
  const site = await serveSite({ folder });
  onTestFinished(() => site.close());
  const found = await checkLive(site.url, { '/texto-antigo': '/blog' });
  expect(found).toContain('/blog/: expected a redirect to /blog, found 404');
  expect(found).toContain('/texto-antigo: expected a redirect to /blog, found 404');
  expect(found).toContain('/x: expected status 200, found 404');
});

test('a site that does not answer is one line', async () => {
  const site = await serveSite({ folder: temporaryFolder() });
  site.close();
  expect(await checkLive(site.url, {})).toEqual(['/: no answer (ECONNREFUSED)']);
});
