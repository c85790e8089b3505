// One table of requests against real servers: every one of them answers what the build promises.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { mediaType } from '../../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { ask, type Reply } from '../../support/hosts/ask.ts';
import { expectHeaders, onServers } from '../../support/hosts/on-servers.ts';
import type { Site } from '../../support/hosts/servers.ts';
import { buildChangedSite } from '../../support/real-site.ts';

const OLD = '/texto/De_Antes.php';
const AWAY = '/loja-antiga';
const SIGNS = '/serviços-antigos';
const ELSEWHERE = 'https://loja.exemplo.com.br/pinhao?a=1&b=$2';

let site: Site;

beforeAll(async () => {
  const redirects = `${OLD}: ${routes.blog}\n${SIGNS}: /servicos\n${AWAY}: "${ELSEWHERE}"\n/Sobre: /sobre\n`;
  const tree = {
    'content/redirects.yaml': redirects,
    'public/.well-known/aviso.txt': 'Aqui.\n',
    'public/.well-known/sem-nome': '{}\n',
    'public/baixar/agenda.ics': 'BEGIN:VCALENDAR\n',
    'public/baixar/Foto.PNG': 'imagem',
  };
  const built = await buildChangedSite(tree, { hosts: ['caddy', 'nginx'] });
  expect(built.problems).toEqual([]);
  const { answers } = built.report;
  if (!answers) throw new Error('the build promised nothing');
  site = { folder: built.outDir, answers };
});

const fileOf = (path: string): Buffer => readFileSync(join(site.folder, path));
/** `https://host/contato` and `/contato` alike. */
const placeOf = ({ headers }: Reply): string =>
  (headers.location ?? '').replace(/^http:\/\/127\.0\.0\.1:\d+/, '');
const isMoved = ({ status }: Reply): boolean => status === 301 || status === 308;

onServers(
  () => site,
  (onServer) => {
    onServer('gives every page at its address, with its headers', async (url) => {
      for (const { route } of site.answers.pages.filter(({ route }) => route !== routes.notFound)) {
        const reply = await ask(url, route);
        expect([route, reply.status]).toEqual([route, 200]);
        expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(reply.bytes.equals(fileOf(routeToFile(route)))).toBe(true);
        expectHeaders(site, reply, route);
      }
    });

    onServer('gives every file at its address, with its type and headers', async (url) => {
      for (const path of site.answers.files) {
        const reply = await ask(url, `/${path}`);
        expect([path, reply.status]).toEqual([path, 200]);
        expect([path, reply.headers['content-type']]).toEqual([path, mediaType(path)]);
        expect(reply.bytes.equals(fileOf(path))).toBe(true);
        expectHeaders(site, reply, `/${path}`);
      }
    });

    onServer('leads every other spelling, and every old address, to the new one', async (url) => {
      for (const [from, to] of otherAddresses(site.answers)) {
        const reply = await ask(url, encodeURI(from));
        expect([from, isMoved(reply), placeOf(reply)]).toEqual([from, true, to]);
      }
      expect(placeOf(await ask(url, '/blog/?de=carta'))).toBe('/blog?de=carta');
      const away = otherAddresses(site.answers).get(AWAY);
      expect(placeOf(await ask(url, `${AWAY}?z=1`))).toBe(away);
    });

    onServer('answers unknown addresses with the not-found page', async (url) => {
      const unknown = [
        '/contact',
        '/nada/aqui',
        '/nada.png',
        '/assets/',
        '/servicos/nada/',
        '/404',
      ];
      const forms = ['/sobre.html.br', '/sobre.html.gz', '/feed.xml.gz'];
      const through = ['/robots.txt/', '/feed.xml/x', `/${'a'.repeat(200)}`];
      for (const path of [
        ...unknown,
        ...forms,
        ...through,
        '/404.html',
        '/%E7',
        '/%00',
        '/Contato',
      ]) {
        const reply = await ask(url, path);
        // Not even a name.
        if (reply.status === 400) expect(['/%E7', '/%00']).toContain(path);
        else {
          expect([path, reply.status]).toEqual([path, 404]);
          expect(reply.bytes.equals(fileOf('404.html'))).toBe(true);
          expectHeaders(site, reply, routes.notFound);
        }
      }
    });

    onServer('takes letters that are written as percent signs', async (url) => {
      const reply = await ask(url, '/%62log');
      expect(reply.status).toBe(200);
      expect(reply.bytes.equals(fileOf('blog.html'))).toBe(true);
    });

    onServer('sends nobody to another site, and lets nobody write headers', async (url) => {
      const attempts = [
        '//evil.example',
        '//evil.example/',
        '/%2f%2fevil.example/',
        '/%5cevil.example/',
      ];
      for (const path of [
        ...attempts,
        '//evil.example/blog/',
        '/%0d%0aX-Evil:%201/',
        '/blog%0d%0aX-Evil:1/',
      ]) {
        const reply = await ask(url, path);
        expect([path, placeOf(reply)]).toEqual([
          path,
          expect.not.stringMatching(/^(?:[/\\]{2}|http)/),
        ]);
        expect(reply.headers).not.toHaveProperty('x-evil');
      }
    });

    onServer(
      'hands out nothing from beside the site, and not its own configuration',
      async (url) => {
        const outside = ['/../package.json', '/..%2fpackage.json', '/assets/../../package.json'];
        for (const path of [
          ...outside,
          '/.host/nginx-http.conf',
          '/.host/Caddyfile',
          '/.host/',
          '/.host',
        ]) {
          const { status } = await ask(url, path);
          expect([path, [400, 404].includes(status)]).toEqual([path, true]);
        }
      },
    );

    onServer(
      'answers HEAD without a body, and no method that would change something',
      async (url) => {
        const head = await ask(url, '/blog', { method: 'HEAD' });
        expect([head.status, head.body.length]).toEqual([200, 0]);
        expectHeaders(site, head, '/blog');
        const { status } = await ask(url, '/blog', { method: 'POST' });
        expect([404, 405]).toContain(status);
      },
    );

    onServer('gives a part of a file, and says where there is none', async (url) => {
      const whole = fileOf('icone-192.png');
      const part = (range: string) => ask(url, '/icone-192.png', { headers: { range } });
      const middle = await part('bytes=10-19');
      expect([middle.status, middle.body.equals(whole.subarray(10, 20))]).toEqual([206, true]);
      expect(middle.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
      const end = await part('bytes=-5');
      expect([end.status, end.body.equals(whole.subarray(-5))]).toEqual([206, true]);
      expect((await part('bytes=9999999-')).status).toBe(416);
    });

    onServer('says that what a browser has is still right', async (url) => {
      for (const path of ['/', '/icone-192.png']) {
        const { headers } = await ask(url, path, { headers: { 'accept-encoding': 'gzip' } });
        const again = { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' };
        const reply = await ask(url, path, { headers: again });
        expect([path, reply.status, reply.body.length]).toEqual([path, 304, 0]);
      }
    });

    onServer(
      'compresses text as the browser takes it, and nothing else',
      async (url, { encodings }) => {
        const script = site.answers.files.find((path) => path.endsWith('.js')) ?? '';
        for (const path of ['/', '/blog', `/${script}`, '/feed.xml']) {
          const file = fileOf(
            path === '/' ? 'index.html' : path === '/blog' ? 'blog.html' : path.slice(1),
          );
          for (const encoding of encodings) {
            const reply = await ask(url, path, { headers: { 'accept-encoding': encoding } });
            expect([path, reply.headers['content-encoding']]).toEqual([path, encoding]);
            expect(reply.headers.vary).toMatch(/accept-encoding/i);
            expect(reply.body.length).toBeLessThan(file.length);
            expect(reply.bytes.equals(file)).toBe(true);
          }
          const plain = await ask(url, path, { headers: { 'accept-encoding': 'identity' } });
          expect([plain.headers['content-encoding'], plain.body.equals(file)]).toEqual([
            undefined,
            true,
          ]);
        }
        const picture = await ask(url, '/icone-192.png', {
          headers: { 'accept-encoding': 'br, gzip' },
        });
        expect(picture.headers['content-encoding']).toBeUndefined();
      },
    );

    onServer('shows what others ask for in .well-known', async (url) => {
      expect((await ask(url, '/.well-known/aviso.txt')).bytes.toString()).toBe('Aqui.\n');
      for (const path of ['/baixar/agenda.ics', '/baixar/Foto.PNG', '/.well-known/sem-nome']) {
        const { status, headers } = await ask(url, path);
        expect([path, status, headers['content-type']]).toEqual([path, 200, mediaType(path)]);
      }
    });
  },
);
