// `npm run deploy-check`: silent about a site as promised, and exact about one that is not.

import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  checkDeployment,
  checkRunning,
  formatFindings,
  originOf,
} from '../../../commands/deploy/check-site.ts';
import { listenOnFreePort } from '../../../commands/serve/free-port.ts';
import { type ServedSite, serveSite } from '../../../commands/serve/serve-site.ts';
import { buildPromised } from '../../support/hosts/on-servers.ts';
import { anyFreePort } from '../../support/hosts/running.ts';

const OLD = '/texto-de-antes';

async function build(env: { SITE_URL?: string } = {}) {
  const built = await buildPromised({ env }, { 'content/redirects.yaml': `${OLD}: /blog\n` });
  const read = (path: string): Uint8Array => readFileSync(join(built.folder, path));
  return { ...built, read, origin: env.SITE_URL ?? 'https://www.grimpa.example' };
}

let promised: Awaited<ReturnType<typeof build>>;
let site: ServedSite;

beforeAll(async () => {
  promised = await build();
  site = await serveSite(promised);
});

afterAll(() => site.close());

/** The address of a server that answers everything like this. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listenOnFreePort(server, 0, '127.0.0.1')}`;
}

test('a site that answers as promised is said to', async () => {
  const findings = await checkDeployment(site.url, promised);
  expect(findings).toEqual([]);
  expect(formatFindings(site.url, findings)).toBe(`${site.url} answers as this build promises.`);
});

test('what another build has left is named: its pages, its headers, its addresses', async () => {
  const { answers, folder, read } = promised;
  const changed = answers.pages.map((page) =>
    page.route === '/blog' ? { ...page, policy: "default-src 'self'" } : page,
  );
  const other = {
    ...answers,
    pages: [...changed, { route: '/novidade', policy: '', indexed: true }],
    redirects: [{ from: OLD, to: '/contato' }],
  };
  const kept = read('sitemap.xml');
  const added = '<url><loc>https://www.grimpa.example/velha</loc></url></urlset>';
  writeFileSync(join(folder, 'sitemap.xml'), String(kept).replace('</urlset>', added));
  const findings = await checkDeployment(site.url, { ...promised, answers: other });
  writeFileSync(join(folder, 'sitemap.xml'), kept);
  const said = findings.map(({ address, message }) => `${address} ${message}`);
  expect(said.map((text) => text.replace(/, found default-src.*/, '')).sort()).toEqual([
    "/blog Content-Security-Policy: expected default-src 'self'",
    '/novidade expected status 200, found 404',
    '/novidade.html expected a lasting redirect to /novidade, found 404',
    '/novidade/ expected a lasting redirect to /novidade, found 404',
    '/texto-de-antes expected a lasting redirect to /contato, found 301 to /blog',
    '/texto-de-antes/ expected a lasting redirect to /contato, found 301 to /blog',
    '/velha was published, and this build neither has nor redirects it: write /velha: / in content/redirects.yaml',
  ]);
});

test('a server that knows nothing of all this is told once for everything that it shares', async () => {
  const url = await listen((_, response) => response.end('<h1>Olá</h1>'));
  const text = formatFindings(url, await checkDeployment(url, promised));
  expect(text).toContain('Strict-Transport-Security: expected max-age=31536000, found none');
  expect(text).toContain('unknown addresses\n  expected status 404, found 200');
  expect(text).toMatch(
    /unknown addresses\n {2}expected the headers of every address, found no Strict-Transport-Security, .*X-Frame-Options/,
  );
  expect(text).toMatch(/and \d+ more\n {2}expected the bytes of this build, found others/);
});

test('a site that does not answer is one difference', async () => {
  const url = `http://127.0.0.1:${await anyFreePort()}`;
  const findings = (await checkRunning(url, async () => promised)) ?? [];
  expect(formatFindings(url, findings)).toBe(
    `${url}
  expected an answer, found none (ECONNREFUSED): is the address right, and does its server run?

${url}: 1 difference from what this build promises`,
  );
});

test('a site that leads to another is one difference', async () => {
  const Location = `${site.url}/`;
  const url = await listen((_, response) => response.writeHead(301, { Location }).end());
  const findings = await checkRunning(url, async () => promised);
  expect(findings?.map(({ message }) => message)).toEqual([
    `expected the site, found a redirect to ${site.url}: npm run deploy-check ${site.url} asks there`,
  ]);
});

test('a build with another address of the site is told once, with the way to the right one', async () => {
  const env = { SITE_URL: 'https://www.araucaria.dev' };
  const other = await build(env);
  const running = await serveSite(other);
  const asked: (string | undefined)[] = [];
  const findings = await checkRunning(running.url, async (siteUrl) => {
    asked.push(siteUrl);
    return siteUrl ? other : promised;
  });
  running.close();
  expect(asked).toEqual([undefined, env.SITE_URL]);
  expect(findings).toEqual([
    {
      address: 'canonical addresses',
      message:
        'expected https://www.grimpa.example, found https://www.araucaria.dev: write it as url: in content/site.yaml, or SITE_URL=https://www.araucaria.dev before the command, if that is the address',
    },
  ]);
});

test.each([
  ['https://www.exemplo.com.br/blog?x', 'https://www.exemplo.com.br'],
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['HTTP://Exemplo.com.br:8080/', 'http://exemplo.com.br:8080'],
  ['http://intranet', 'http://intranet'],
  ['localhost:3000', 'http://localhost:3000'],
  ...['foo', 'ftp://x.com', '/blog', 'https:///', 'a.com b.com', ''].map((typed) => [
    typed,
    undefined,
  ]),
])('the address %s is read as %s', (typed = '', origin) => {
  expect(originOf(typed)).toBe(origin);
});
