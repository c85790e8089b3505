// `npm run check:links`: which addresses elsewhere it asks, how often, and what it makes of the answers.

import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLinks } from '../../commands/links/ask-links.ts';
import { externalLinks } from '../../commands/links/external-links.ts';
import { listenOnFreePort } from '../../commands/serve/free-port.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

const asked: string[] = [];
let url: string;

const server = createServer(({ method, url: path }, response) => {
  asked.push(`${method} ${path}`);
  const status = Number(path?.slice(1)) || 200;
  if (path === '/sem-head') response.writeHead(method === 'HEAD' ? 405 : 200);
  else response.writeHead(status, status === 301 ? { Location: '/200' } : {});
  response.end();
});

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(server, 0, '127.0.0.1')}`;
});

afterAll(() => {
  server.close();
});

test('links elsewhere are found once, with every page that has them', () => {
  const folder = temporaryFolder();
  const page = (links: string): string => links.replace(/\S+/g, '<a href="$&">x</a>');
  const placeholders =
    'http://127.0.0.1/x http://localhost:3000/x https://example.com/ https://rede.dev/casa.modelo https://www.casa.example/';
  const link = 'https://um.dev/a?b=1&amp;c=2';
  writeTree(folder, {
    'index.html': page(`${link}#d https://wa.me/55?text=a /blog mailto:a@um.dev`),
    'blog/a.html': page(`${link} https://nossa.dev/b ${placeholders}`),
  });
  const found = externalLinks(folder, { url: 'https://nossa.dev', placeholders: ['casa.modelo'] });
  expect([...found.links]).toEqual([['https://um.dev/a?b=1&c=2', ['blog/a.html', 'index.html']]]);
  expect(found.placeholders).toEqual(placeholders.split(' '));
});

test('answers are told apart, and what lives is not asked again for a week', async () => {
  const file = join(temporaryFolder(), 'cache/links.json');
  const paths = ['/200', '/301', '/302', '/404', '/403', '/sem-head'];
  const addresses = paths.map((path) => url + path);
  const [now, pauseMs] = [Date.now(), 0];
  const answers = await askLinks(addresses, { file, now, pauseMs });
  expect([...answers.values()].map(({ state, detail }) => [state, detail])).toEqual([
    ['alive', '200'],
    ['moved', `${url}/200`],
    ['alive', '302'],
    ['dead', '404'],
    ['unsure', '403'],
    ['alive', '200'],
  ]);
  asked.length = 0;
  await askLinks(addresses, { file, now: now + 6 * 24 * 3_600_000, pauseMs });
  expect(asked).toEqual(['HEAD /404', 'GET /404', 'HEAD /403', 'GET /403']);
  asked.length = 0;
  await askLinks(addresses.slice(0, 1), { file, now: now + 8 * 24 * 3_600_000, pauseMs });
  expect(asked).toEqual(['HEAD /200']);
});

test('an address that nobody listens at is one to try by hand, and without a network nothing is dead', async () => {
  const states = async (...addresses: string[]) => {
    const file = join(temporaryFolder(), 'links.json');
    const answers = await askLinks(addresses, { file, pauseMs: 0 });
    return [...answers.values()].map(({ state }) => state);
  };
  const gone = ['https://um.invalid/', 'https://dois.invalid/'];
  expect(await states('http://127.0.0.1:9/nada')).toEqual(['unsure']);
  expect(await states(...gone)).toEqual(['unsure', 'unsure']);
  // Some networks say that they do not know instead.
  expect(['dead', 'unsure']).toContain((await states(`${url}/200`, ...gone))[1]);
});
