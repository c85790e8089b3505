// What no browser asks and programs do: other spellings, names that no file can have, other methods, conditions and parts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { ask, type Reply } from '../../support/hosts/ask.ts';
import { expectHeaders, onServers } from '../../support/hosts/on-servers.ts';
import type { Site } from '../../support/hosts/servers.ts';
import { buildChangedSite } from '../../support/real-site.ts';

let site: Site;
const PICTURE = '/icone-192.png';

beforeAll(async () => {
  const { outDir, report, problems } = await buildChangedSite({}, { hosts: ['caddy', 'nginx'] });
  expect(problems).toEqual([]);
  if (!report.answers) throw new Error('the build promised nothing');
  site = { folder: outDir, answers: report.answers };
}, 200_000);

const fileOf = (path: string): Buffer => readFileSync(join(site.folder, path));

function expectLost(path: string, reply: Reply): void {
  expect([path, reply.status]).toEqual([path, 404]);
  expect([path, reply.bytes.equals(fileOf('404.html'))]).toEqual([path, true]);
  expectHeaders(site, reply, routes.notFound, path);
}

const LONG = 'a'.repeat(300);
/** They lead to no page, and to no page of another address. */
const LOST = [
  ...['//', '//sobre', '//sobre/', '///sobre', '/sobre//', '/servicos//websites'],
  ...['/sobre%5c', '/%5csobre', '/sobre%20', '/sobre;x', '/sobre%23', '/sobre%3fx=1', '/SOBRE'],
  ...['/sob%2a', '/[s]obre', '/sobr%3f', '/%7bpath%7d', '/sobre%0a', '/%09', '/%c0%ae%c0%ae/'],
  ...[`/${LONG}`, `/${LONG}.html`, `/blog/${LONG}`, `/${LONG}/${LONG}`, `/${'b/'.repeat(2_100)}`],
  ...['/404.html/', '/404/', '/assets/nada.js', '/icone-192.png/', '/.well-known/nada'],
];
/** A server may refuse them for what they are, or read them as browsers do before they ask. */
const REFUSED = [
  ...['/%00', '/blog%00', '/%00/x', '/..', '/..%2fsobre', '/%2e%2e/sobre'],
  ...['/./sobre', '/sobre/.', '/blog/../sobre', '/blog/..'],
];

onServers(
  () => site,
  (onServer) => {
    onServer('gives the not-found page for every spelling that is no address', async (url) => {
      for (const path of LOST) expectLost(path, await ask(url, path));
    });

    onServer('gives no page without the headers of that page', async (url) => {
      const there: Record<string, string> = { '/blog/..': '/' };
      for (const path of REFUSED) {
        const reply = await ask(url, path);
        if (reply.status === 404) expectLost(path, reply);
        else if (reply.status === 200) expectHeaders(site, reply, there[path] ?? '/sobre', path);
        else expect([path, [301, 400].includes(reply.status)]).toEqual([path, true]);
        expect(reply.headers).toHaveProperty('x-content-type-options', 'nosniff');
      }
    });

    onServer('takes a query that is very long', async (url) => {
      const { status, bytes } = await ask(url, `/sobre?${'q'.repeat(7_000)}`);
      expect([status, bytes.equals(fileOf('sobre.html'))]).toEqual([200, true]);
    });

    onServer('says of every other method that it takes GET and HEAD', async (url) => {
      for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
        for (const path of ['/', '/sobre', '/robots.txt', PICTURE]) {
          const { status, headers } = await ask(url, path, { method });
          expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'GET, HEAD']);
        }
      }
      expect((await ask(url, '/sobre')).headers).not.toHaveProperty('allow');
    });

    onServer('gives a part only of the file that somebody already has a part of', async (url) => {
      const { etag = '' } = (await ask(url, PICTURE)).headers;
      const sent = async (condition: string) => {
        const headers = { range: 'bytes=0-9', 'if-range': condition };
        const { status, body } = await ask(url, PICTURE, { headers });
        return [condition, status, body.length];
      };
      const { length } = fileOf(PICTURE.slice(1));
      expect(await sent(etag)).toEqual([etag, 206, 10]);
      for (const other of ['"outra"', `W/${etag}`, 'Mon, 01 Jan 2001 00:00:00 GMT']) {
        expect(await sent(other)).toEqual([other, 200, length]);
      }
    });

    onServer('knows what a browser has in a list of states', async (url) => {
      const { etag = '' } = (await ask(url, PICTURE)).headers;
      const status = async (known: string) =>
        (await ask(url, PICTURE, { headers: { 'if-none-match': known } })).status;
      for (const known of [`"a", ${etag}`, `${etag}, "b"`, `W/${etag}`, '*']) {
        expect([known, await status(known)]).toEqual([known, 304]);
      }
      for (const known of ['"a"', '"a", "b"'])
        expect([known, await status(known)]).toEqual([known, 200]);
    });

    onServer('gives the not-found page whole, whatever was asked of another', async (url) => {
      const asked: Record<string, string>[] = [
        { range: 'bytes=0-9' },
        { 'if-none-match': '*' },
        { 'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT' },
      ];
      for (const headers of asked) expectLost('/nada', await ask(url, '/nada', { headers }));
    });

    onServer(
      'sends no form that a browser refuses, and tells caches what it looked at',
      async (url) => {
        const refusals = ['br;q=0', 'br;q=0, gzip;q=0', '*;q=0', 'gzip;q=0.000', 'identity', ''];
        for (const path of ['/sobre', '/nada', '/feed.xml']) {
          for (const accepted of refusals) {
            const { headers } = await ask(url, path, { headers: { 'accept-encoding': accepted } });
            expect([path, accepted, headers['content-encoding']]).toEqual([
              path,
              accepted,
              undefined,
            ]);
            expect([path, accepted, headers.vary]).toEqual([path, accepted, 'Accept-Encoding']);
          }
          const { headers } = await ask(url, path, {
            headers: { 'accept-encoding': 'br;q=0, gzip' },
          });
          expect([path, headers['content-encoding'], headers.vary]).toEqual([
            path,
            'gzip',
            'Accept-Encoding',
          ]);
        }
        expect((await ask(url, PICTURE)).headers).not.toHaveProperty('vary');
      },
    );
  },
);
