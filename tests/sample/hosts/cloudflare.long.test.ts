// The files for Cloudflare Pages, read by its own runtime.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { EVERYWHERE, headerRules, headersAt } from '../../../domain/hosting/answers.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { ask, type Reply } from '../../support/hosts/ask.ts';
import { startCloudflare } from '../../support/hosts/cloudflare.ts';
import { buildPromised, onServers } from '../../support/hosts/on-servers.ts';
import type { Site } from '../../support/hosts/servers.ts';

let site: Site;

beforeAll(async () => {
  const tree = { 'content/redirects.yaml': `/texto/De_Antes.php: ${routes.blog}\n` };
  site = await buildPromised({ hosts: ['cloudflare'] }, tree);
}, 200_000);

function expectHeaders({ headers }: Reply, promised: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(promised);
  expect(pairs.map(([name]) => [name, headers[name.toLowerCase()]])).toEqual(pairs);
}

function expectFile(path: string, { status, bytes }: Reply, file: string, wanted = 200): void {
  const isWhole = bytes.equals(readFileSync(join(site.folder, file)));
  expect([path, status, isWhole]).toEqual([path, wanted, true]);
}

onServers(
  () => site,
  (onServer) => {
    onServer('gives every page and file, with its headers', async (url) => {
      const rules = headerRules(site.answers);
      const pages = site.answers.pages.filter(({ route }) => route !== routes.notFound);
      const addresses = [
        ...pages.map(({ route }) => [route, routeToFile(route)] as const),
        ...site.answers.files.map((path) => [`/${path}`, path] as const),
      ];
      for (const [address, path] of addresses) {
        const reply = await ask(url, address);
        expectFile(address, reply, path);
        expectHeaders(reply, headersAt(rules, address));
      }
    });

    onServer('leads other spellings and old addresses to the new ones', async (url) => {
      for (const [from, to] of [
        ['/blog/', '/blog'],
        ['/blog.html', '/blog'],
        ['/index.html', '/'],
        ['/texto/De_Antes.php', '/blog'],
        ['/texto/De_Antes.php/', '/blog'],
      ] as const) {
        const { status, headers } = await ask(url, from);
        expect([from, [301, 308].includes(status), headers.location]).toEqual([from, true, to]);
      }
    });

    onServer(
      'gives the not-found page for unknown addresses, and nothing of itself',
      async (url) => {
        for (const path of ['/contact', '/nada/aqui', '//evil.example', '/../package.json']) {
          const reply = await ask(url, path);
          expectFile(path, reply, '404.html', 404);
          expectHeaders(reply, EVERYWHERE);
        }
        // A file that is not there yet may be there tomorrow.
        const missing = await ask(url, '/assets/nada.js');
        expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
        for (const path of ['//sobre', '/404']) {
          expectHeaders(await ask(url, path), { 'X-Frame-Options': 'DENY' });
        }
        for (const path of ['/_headers', '/_redirects']) {
          expect((await ask(url, path)).bytes.toString()).not.toContain('Strict-Transport');
        }
      },
    );

    onServer('answers HEAD, and says that what a browser has is still right', async (url) => {
      const { status, body, headers } = await ask(url, '/blog', { method: 'HEAD' });
      expect([status, body.length]).toEqual([200, 0]);
      const again = await ask(url, '/blog', { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status).toBe(304);
    });
  },
  { wrangler: ({ folder }) => startCloudflare(folder) },
);
