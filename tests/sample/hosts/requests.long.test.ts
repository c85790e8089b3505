// One table of requests against real servers, and what no browser asks and programs do: all get what the build promises.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { mediaType } from '../../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { ask, type Reply } from '../../support/hosts/ask.ts';
import { buildPromised, expectHeaders, onServers } from '../../support/hosts/on-servers.ts';
import type { Site } from '../../support/hosts/servers.ts';

const AWAY = '/loja-antiga';
const PICTURE = '/icone-192.png';
const OLD_ADDRESSES = `/texto/De_Antes.php: ${routes.blog}
/serviços-antigos: /servicos
${AWAY}: "https://loja.exemplo.com.br/pinhao?a=1&b=$2"
/Sobre: /sobre
`;

/** They lead to no page, and to no page of another address. */
const LOST = [
  ...['/contact', '/nada/aqui', '/nada.png', '/assets/nada.js', '/servicos/nada/', '/robots.txt/'],
  ...['/sobre.html.br', '/feed.xml.gz', '/404', '/404.html', '/404/', '/Contato', '/SOBRE'],
  ...[
    '//',
    '//sobre/',
    '/sobre//',
    '/sobre%5c',
    '/%5csobre',
    '/sobre%20',
    '/sobre;x',
    '/sobre%3fx',
  ],
  ...['/[s]obre', '/%7bpath%7d', '/sobre%0a', '/%c0%ae%c0%ae/', `/${'a'.repeat(300)}`],
];
/** A server may refuse them for what they are, or read them as browsers do before they ask. */
const REFUSED = ['/%00', '/blog%00', '/%E7', '/..', '/..%2fsobre', '/./sobre', '/blog/../sobre'];
const AWAY_OR_INTO_HEADERS = [
  ...['//evil.example/', '/%2f%2fevil.example/', '/%5cevil.example/', '//evil.example/blog/'],
  ...['/%0d%0aX-Evil:%201/', '/blog%0d%0aX-Evil:1/'],
];
const BESIDE = ['/../package.json', '/..%2fpackage.json', '/.host/nginx.conf', '/.host/'];

let site: Site;

beforeAll(async () => {
  site = await buildPromised(
    { hosts: ['nginx'] },
    {
      'content/redirects.yaml': OLD_ADDRESSES,
      'public/.well-known/sem-nome': '{}\n',
      'public/baixar/agenda.ics': 'BEGIN:VCALENDAR\n',
      'public/baixar/Foto.PNG': 'imagem',
      'public/baixar/x"y.pdf': 'proposta',
      'public/baixar/a$1.pdf': 'recibo',
    },
  );
});

const fileOf = (path: string): Buffer => readFileSync(join(site.folder, path));
/** `https://host/contato` and `/contato` alike. */
const placeOf = ({ headers }: Reply): string =>
  (headers.location ?? '').replace(/^http:\/\/127\.0\.0\.1:\d+/, '');

/** This file, whole, with its type and the headers of its address. */
function expectFile(asked: string, reply: Reply, file: string, address = asked, status = 200) {
  const { bytes, headers } = reply;
  const found = [asked, reply.status, headers['content-type'], bytes.equals(fileOf(file))];
  expect(found).toEqual([asked, status, mediaType(file), true]);
  expectHeaders(site, reply, address, asked);
}

const expectLost = (asked: string, reply: Reply): void =>
  expectFile(asked, reply, '404.html', routes.notFound, 404);

onServers(
  () => site,
  (onServer) => {
    onServer('gives every page and file at its address, with its type and headers', async (url) => {
      for (const { route } of site.answers.pages.filter(({ route }) => route !== routes.notFound))
        expectFile(route, await ask(url, route), routeToFile(route));
      for (const path of site.answers.files)
        expectFile(`/${path}`, await ask(url, `/${path}`), path);
      const added = ['.well-known/sem-nome', 'baixar/Foto.PNG', 'baixar/x"y.pdf'];
      expect(site.answers.files).toEqual(expect.arrayContaining(added));
      const blog = await ask(url, '/%62log');
      expectFile('/%62log', blog, 'blog.html', '/blog');
      const query = await ask(url, `/sobre?${'q'.repeat(7_000)}`);
      expectFile('a long query', query, 'sobre.html', '/sobre');
    });

    onServer('leads every other spelling, and every old address, to the new one', async (url) => {
      for (const [from, to] of otherAddresses(site.answers)) {
        const reply = await ask(url, encodeURI(from));
        const isMoved = [301, 308].includes(reply.status);
        expect([from, isMoved, placeOf(reply)]).toEqual([from, true, to]);
      }
      expect(placeOf(await ask(url, '/blog/?de=carta'))).toBe('/blog?de=carta');
      const away = otherAddresses(site.answers).get(AWAY);
      expect(placeOf(await ask(url, `${AWAY}?z=1`))).toBe(away);
    });

    onServer('gives the not-found page whole for whatever is no address', async (url) => {
      for (const path of LOST) expectLost(path, await ask(url, path));
      const headers = { range: 'bytes=0-9', 'if-none-match': '*' };
      expectLost('/nada', await ask(url, '/nada', { headers }));
    });

    onServer('gives no page without the headers of that page', async (url) => {
      for (const path of REFUSED) {
        const reply = await ask(url, path);
        if (reply.status === 404) expectLost(path, reply);
        else if (reply.status === 200) expectHeaders(site, reply, '/sobre', path);
        else expect([path, [301, 400].includes(reply.status)]).toEqual([path, true]);
        expect(reply.headers).toHaveProperty('x-content-type-options', 'nosniff');
      }
    });

    onServer(
      'sends nobody elsewhere, and lets nobody write headers or look beside',
      async (url) => {
        for (const path of AWAY_OR_INTO_HEADERS) {
          const reply = await ask(url, path);
          expect([path, /^(?:[/\\]{2}|http)/.test(placeOf(reply))]).toEqual([path, false]);
          expect(reply.headers).not.toHaveProperty('x-evil');
        }
        for (const path of BESIDE) {
          const { status } = await ask(url, path);
          expect([path, [400, 404].includes(status)]).toEqual([path, true]);
        }
      },
    );

    onServer('answers HEAD without a body, and says that it takes no other method', async (url) => {
      const head = await ask(url, '/blog', { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expectHeaders(site, head, '/blog');
      for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE']) {
        const { status, headers } = await ask(url, '/sobre', { method });
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
      expect((await ask(url, '/sobre')).headers).not.toHaveProperty('allow');
    });

    onServer(
      'gives a part of a file, of that which somebody has a part of already',
      async (url) => {
        const whole = fileOf(PICTURE.slice(1));
        const part = (range: string, condition = {}) =>
          ask(url, PICTURE, { headers: { range, ...condition } });
        const middle = await part('bytes=10-19');
        expect([middle.status, middle.body.equals(whole.subarray(10, 20))]).toEqual([206, true]);
        expect(middle.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
        const end = await part('bytes=-5');
        expect([end.status, end.body.equals(whole.subarray(-5))]).toEqual([206, true]);
        expect((await part('bytes=9999999-')).status).toBe(416);
        const { etag = '' } = (await ask(url, PICTURE)).headers;
        expect((await part('bytes=0-9', { 'if-range': etag })).status).toBe(206);
        expect((await part('bytes=0-9', { 'if-range': '"outra"' })).status).toBe(200);
      },
    );

    onServer('says that what a browser has is still right, also in a list', async (url) => {
      for (const path of ['/', PICTURE]) {
        const gzip = { 'accept-encoding': 'gzip' };
        const { etag = '' } = (await ask(url, path, { headers: gzip })).headers;
        for (const [known, wanted] of [
          ...[etag, `"a", ${etag}`, '*'].map((list) => [list, 304] as const),
          ['"a", "b"', 200] as const,
        ]) {
          const headers = { ...gzip, 'if-none-match': known };
          const { status, body } = await ask(url, path, { headers });
          const found = [path, known, status, body.length === 0];
          expect(found).toEqual([path, known, wanted, wanted === 304]);
        }
      }
    });

    onServer('compresses text as the browser takes it, and nothing else', async (url) => {
      // What fits into one packet is not worth it.
      const isWorthIt = (path: string) => path.endsWith('.js') && fileOf(path).length > 1_500;
      const script = site.answers.files.find(isWorthIt) ?? '';
      const texts = { '/': 'index.html', '/blog': 'blog.html', '/nada': '404.html' };
      const files = Object.entries({ ...texts, [`/${script}`]: script, '/feed.xml': 'feed.xml' });
      const refusals = ['br;q=0, gzip;q=0', '*;q=0', 'identity', ''];
      const cases = [
        ['gzip', 'gzip'] as const,
        ['br;q=0, gzip', 'gzip'] as const,
        ...refusals.map((accepted) => [accepted, undefined] as const),
      ];
      for (const [path, file] of files) {
        for (const [accepted, encoding] of cases) {
          const reply = await ask(url, path, { headers: { 'accept-encoding': accepted } });
          const { 'content-encoding': found, vary } = reply.headers;
          const said = [path, accepted, found, vary];
          expect(said).toEqual([path, accepted, encoding, 'Accept-Encoding']);
          expect(reply.bytes.equals(fileOf(file))).toBe(true);
          expect(reply.body.length < reply.bytes.length).toBe(encoding !== undefined);
        }
      }
      const picture = await ask(url, PICTURE, { headers: { 'accept-encoding': 'br, gzip' } });
      for (const name of ['content-encoding', 'vary'])
        expect(picture.headers).not.toHaveProperty(name);
    });
  },
);
