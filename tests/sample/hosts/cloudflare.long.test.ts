// The files for Cloudflare Pages, read by its own runtime.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answers,
  EVERYWHERE,
  headerRules,
  headersAt,
} from '../../../domain/hosting/answers.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { ask, type Reply } from '../../support/hosts/ask.ts';
import { startCloudflare } from '../../support/hosts/cloudflare.ts';
import type { Running } from '../../support/hosts/running.ts';
import { buildChangedSite } from '../../support/real-site.ts';

let folder: string;
let answers: Answers;
let server: Running | undefined;

beforeAll(async () => {
  const tree = { 'content/redirects.yaml': `/texto/De_Antes.php: ${routes.blog}\n` };
  const { outDir, report, problems } = await buildChangedSite(tree, { hosts: ['cloudflare'] });
  expect(problems).toEqual([]);
  if (!report.answers) throw new Error('the build promised nothing');
  [folder, answers] = [outDir, report.answers];
  server = await startCloudflare(folder);
}, 200_000);

afterAll(() => server?.close());

const onServer = (sentence: string, check: (url: string) => Promise<void>): void => {
  test(sentence, async ({ skip }) => {
    if (!server) skip('wrangler cannot be had on this machine');
    else await check(server.url);
  });
};

function expectHeaders({ headers }: Reply, promised: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(promised);
  expect(pairs.map(([name]) => [name, headers[name.toLowerCase()]])).toEqual(pairs);
}

onServer('give every page and file, with its headers', async (url) => {
  const rules = headerRules(answers);
  const pages = answers.pages.filter(({ route }) => route !== routes.notFound);
  const addresses = [
    ...pages.map(({ route }) => [route, routeToFile(route)] as const),
    ...answers.files.map((path) => [`/${path}`, path] as const),
  ];
  for (const [address, path] of addresses) {
    const reply = await ask(url, address);
    expect([address, reply.status]).toEqual([address, 200]);
    expect(reply.bytes.equals(readFileSync(join(folder, path)))).toBe(true);
    expectHeaders(reply, headersAt(rules, address));
  }
});

onServer('lead other spellings and old addresses to the new ones', async (url) => {
  const cases = [
    ['/blog/', '/blog'],
    ['/blog.html', '/blog'],
    ['/index.html', '/'],
    ['/texto/De_Antes.php', '/blog'],
    ['/texto/De_Antes.php/', '/blog'],
  ] as const;
  for (const [from, to] of cases) {
    const { status, headers } = await ask(url, from);
    expect([from, [301, 308].includes(status), headers.location]).toEqual([from, true, to]);
  }
});

onServer(
  'answer unknown addresses with the not-found page, and show none of themselves',
  async (url) => {
    for (const path of ['/contact', '/nada/aqui', '//evil.example', '/../package.json']) {
      const reply = await ask(url, path);
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.bytes.equals(readFileSync(join(folder, '404.html')))).toBe(true);
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

onServer('answer HEAD, and say that what a browser has is still right', async (url) => {
  const { status, body, headers } = await ask(url, '/blog', { method: 'HEAD' });
  expect([status, body.length]).toEqual([200, 0]);
  const again = await ask(url, '/blog', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
});
