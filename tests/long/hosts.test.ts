// Sends the requests of tests/cases/requests/ to a real nginx, and to imitations of hosts that read the written files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ask, Reply } from '../support/ask.ts';
import { type Built, buildOrThrow } from '../support/build.ts';
import { listFiles } from '../support/files.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { asks, REDIRECTS, wrongAnswers } from '../support/requests.ts';
import { makeRealProject, today } from './real-project.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const requests = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../cases/requests/${name}.txt`), 'utf8');

let site: Built;
let root: string;

beforeAll(async () => {
  root = makeRealProject({
    'content/redirects.yaml': REDIRECTS,
    'public/.well-known/sem-nome': '{}\n',
    'public/baixar/agenda.ics': 'BEGIN:VCALENDAR\n',
    'public/baixar/Foto.PNG': PIXEL,
    'public/baixar/x"y.pdf': 'proposta',
    'public/baixar/a$1.pdf': 'recibo',
  });
  site = await buildOrThrow(root, { today, hosts: ['nginx'] });
});

const nginx = findNginx();

test.skipIf(!nginx)('nginx answers all requests as expected', async () => {
  const url = await startNginx(nginx ?? '', site.outDir);
  for (const name of ['everywhere', 'redirects', 'nginx'])
    expect(await wrongAnswers(site.outDir, requests(name), asks(url)), name).toEqual([]);
});

type Headers = Record<string, string>;

/** Imitates a host that reads `_headers`: the last fitting rule counts, or all are joined; `!` removes a header. */
function headersOf(text: string, joins: boolean): (address: string) => Headers {
  const rules: [at: string, lines: [name: string, value: string | undefined][]][] = [];
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const [, taken, name = taken ?? '', value] =
      /^\s+(?:! ([\w-]+)|([\w-]+): (.*))$/.exec(line) ?? [];
    if (/^\s/.test(line)) rules.at(-1)?.[1].push([name.toLowerCase(), value]);
    else rules.push([line, []]);
  }
  const fits = (at: string, address: string): boolean =>
    at.endsWith('*') ? address.startsWith(at.slice(0, -1)) : at === address;
  return (address) => {
    const all: Headers = {};
    for (const [name, value] of rules.flatMap(([at, lines]) => (fits(at, address) ? lines : []))) {
      if (value === undefined) delete all[name];
      else all[name] = joins && name in all ? `${all[name]}, ${value}` : value;
    }
    return all;
  };
}

/** The host by itself decides on types, other spellings and unknown addresses. */
const OWN = requests('everywhere')
  .replace(/^content-type: .*\n/gm, '')
  .split('\n\n')
  .filter((one) => /^GET \{\w+\}\n/.test(one))
  .join('\n\n');

/** Imitates the answers of a host by its files alone. `movedTo`: the target and the status of an old address. */
function byFiles(
  folder: string,
  headers: (address: string) => Headers,
  movedTo: (address: string) => [to?: string, status?: string],
): Ask {
  const files = new Set(listFiles(folder));
  const reply = (status: number, more: Headers, file?: string): Reply => {
    const body = file ? readFileSync(join(folder, file)) : Buffer.alloc(0);
    return { status, headers: more, body, bytes: body };
  };
  return async (path) => {
    const address = path.replace(/\?.*/, '');
    const [location, status] = movedTo(address);
    if (location) return reply(Number(status), { location });
    const name = decodeURI(address.slice(1));
    const file = [name, `${name}.html`, 'index.html'].find(
      (one) => files.has(one) && (one !== 'index.html' || name === ''),
    );
    return file ? reply(200, headers(address), file) : reply(404, headers(address), '404.html');
  };
}

describe.each(['netlify', 'cloudflare'])('%s', (host) => {
  test('has every header and every old address in its files', async () => {
    const built = await buildOrThrow(root, { today, hosts: [host], outDir: join(root, host) });
    const lines = built.read('_redirects').split('\n');
    const headers = headersOf(built.read('_headers'), host === 'cloudflare');
    const send = byFiles(built.outDir, headers, (address) => {
      const [, to, status] = lines.find((one) => one.startsWith(`${address} `))?.split(/\s+/) ?? [];
      return [to, status?.slice(0, 3)];
    });
    expect(await wrongAnswers(built.outDir, OWN, send)).toEqual([]);
    expect(await wrongAnswers(built.outDir, requests('redirects'), send)).toEqual([]);
    if (host !== 'netlify') return;
    // With such a rule browsers would keep the answer for a missing file for a year.
    expect(built.read('_headers')).not.toMatch(/^\/assets\/\*/m);
    // Netlify serves a page at its file's address, too, and matches an old address encoded or decoded.
    expect(headers('/contato.html')).toEqual(headers('/contato'));
    expect(built.read('_redirects')).toContain('\n/serviços-antigos /feed.xml 301\n');
  });
});

test('vercel has every old address as a pattern, and every header', async () => {
  const built = await buildOrThrow(root, {
    today,
    hosts: ['vercel'],
    outDir: join(root, 'vercel'),
  });
  const setting = JSON.parse(built.read('vercel.json'));
  expect(setting).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const fits = (address: string) => (rule: { source: string }) =>
    new RegExp(`^${rule.source}$`).test(address);
  const headers = (address: string): Headers => {
    const lists: Record<'key' | 'value', string>[][] = setting.headers
      .filter(fits(address))
      .map((rule: { headers: object[] }) => rule.headers);
    return Object.fromEntries(lists.flat().map(({ key, value }) => [key.toLowerCase(), value]));
  };
  const send = byFiles(built.outDir, headers, (address) => {
    const { destination, statusCode } = setting.redirects.find(fits(address)) ?? {};
    return [destination, statusCode];
  });
  expect(await wrongAnswers(built.outDir, OWN, send)).toEqual([]);
  expect(await wrongAnswers(built.outDir, requests('redirects'), send)).toEqual([]);
  // A target is not a pattern, and its special characters are encoded.
  expect(setting.redirects).toContainEqual(
    expect.objectContaining({ destination: 'https://loja.exemplo.com.br/sala%3a%281%29?de=a' }),
  );
  expect(Object.values(headers('/assets/nada.js')).join()).not.toContain('immutable');
});
