// What `npm start` answers: the package `serve` with the configuration that is written for it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYWHERE, headerRules, headersAt } from '../../../domain/hosting/answers.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { ask, type Reply } from '../../support/hosts/ask.ts';
import { buildPromised } from '../../support/hosts/on-servers.ts';
import type { Running } from '../../support/hosts/running.ts';
import { type Site, startServe } from '../../support/hosts/servers.ts';

const AWAY = '/loja-antiga';
const PICTURE = '/icone-192.png';
const LOST = [
  ...['/contact', '/nada/aqui', '/nada.png', '/assets/nada.js', '/servicos/nada/', '/404'],
  ...['/404.html', '/Contato', '//sobre/x', '/sobre%20', '/[s]obre', '/%5csobre'],
];

let site: Site;
let server: Running;

beforeAll(async () => {
  const redirects = `/texto-antigo: ${routes.blog}\n${AWAY}: https://loja.exemplo.com.br/pinhao\n`;
  site = await buildPromised({}, { 'content/redirects.yaml': redirects });
  server = await startServe(site);
});

afterAll(() => server.close());

const placeOf = ({ headers }: Reply): string =>
  (headers.location ?? '').replace(/^http:\/\/127\.0\.0\.1:\d+/, '');

/** The reply at the end of redirects within the site, and where that is. */
async function follow(path: string, hops = 3): Promise<[place: string, reply: Reply]> {
  const reply = await ask(server.url, path);
  const next = placeOf(reply);
  return next.startsWith('/') && hops > 0 ? follow(next, hops - 1) : [path, reply];
}

function expectFile(asked: string, reply: Reply, file: string, status = 200): void {
  const isSame = reply.bytes.equals(readFileSync(join(site.folder, file)));
  expect([asked, reply.status, isSame]).toEqual([asked, status, true]);
}

test('every page and file is at its address, with its headers; a page that all may find says its policy itself', async () => {
  const rules = headerRules(site.answers);
  const pages = site.answers.pages.filter(({ route }) => route !== routes.notFound);
  const files = site.answers.files.map((path) => [`/${path}`, path] as const);
  for (const [address, file] of [
    ...pages.map(({ route }) => [route, routeToFile(route)] as const),
    ...files,
  ]) {
    const reply = await ask(server.url, address);
    expectFile(address, reply, file);
    const isOpen = pages.some(({ route, indexed }) => route === address && indexed);
    const own = isOpen ? { 'Content-Security-Policy': "frame-ancestors 'none'" } : {};
    const promised = { 'X-Robots-Tag': undefined, ...headersAt(rules, address), ...own };
    const found = Object.keys(promised).map((name) => [name, reply.headers[name.toLowerCase()]]);
    expect([address, Object.fromEntries(found)]).toEqual([address, promised]);
  }
});

test('every other spelling, and every old address, leads to the page', async () => {
  for (const [from, to] of otherAddresses(site.answers)) {
    const reply = await ask(server.url, encodeURI(from));
    expect([from, reply.status]).toEqual([from, 301]);
    const [place, last] = await follow(encodeURI(from));
    expect([from, to.startsWith('/') ? place : placeOf(last)]).toEqual([from, to]);
  }
});

test('whatever is no address ends at the not-found page', async () => {
  for (const path of LOST) {
    const [, reply] = await follow(path);
    expectFile(path, reply, '404.html', 404);
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'x-frame-options': EVERYWHERE['X-Frame-Options'],
    });
  }
});

test('nobody is sent elsewhere, or looks beside the site', async () => {
  for (const path of ['//evil.example/', '/%2f%2fevil.example/', '/%5cevil.example/']) {
    const place = placeOf(await ask(server.url, path));
    expect([path, /^(?:[/\\]{2}|http)/.test(place)]).toEqual([path, false]);
  }
  for (const path of ['/../package.json', '/..%2fpackage.json'])
    expect([path, [400, 404].includes((await ask(server.url, path)).status)]).toEqual([path, true]);
});

test('a part is a part, and what a browser has is still right', async () => {
  const whole = await ask(server.url, PICTURE);
  const part = await ask(server.url, PICTURE, { headers: { range: 'bytes=10-19' } });
  expect([part.status, part.body.equals(whole.body.subarray(10, 20))]).toEqual([206, true]);
  const { etag = '' } = whole.headers;
  const again = await ask(server.url, PICTURE, { headers: { 'if-none-match': etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await ask(server.url, '/blog', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});
