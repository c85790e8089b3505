// `npm run check:links`: which addresses elsewhere it asks, and what it makes of the answers.

import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { askLinks } from '../../commands/links/ask-links.ts';
import { listenOnFreePort } from '../../commands/serve/free-port.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

const server = createServer(({ url: path }, response) => {
  const status = Number(path?.slice(1)) || 200;
  response.writeHead(status, status === 301 ? { Location: '/200' } : {}).end();
});

test('every address elsewhere is asked once, and told with its pages where it is dead or will not answer', async () => {
  const url = `http://127.0.0.1:${await listenOnFreePort(server, 0, '127.0.0.1')}`;
  onTestFinished(() => void server.close());
  const folder = temporaryFolder();
  const page = (links: string): string => links.replace(/\S+/g, '<a href="$&">x</a>');
  writeTree(folder, {
    'index.html': page(
      `${url}/200 ${url}/301 ${url}/404#a https://wa.me/55?text=a /blog mailto:a@um.dev`,
    ),
    'blog/a.html': page(
      `${url}/404 ${url}/410 ${url}/403 https://nossa.dev/b https://rede.test/x https://um.dev/casa.modelo`,
    ),
  });
  const site = { url: 'https://nossa.dev', placeholders: ['casa.modelo'] };
  const { answers, placeholders } = await askLinks(folder, site, /^localhost$|\.test$/);
  expect(answers.map(({ address, ...told }) => [address.replace(url, ''), told])).toEqual([
    ['/200', { state: 'alive', detail: '200', pages: ['index.html'] }],
    ['/301', { state: 'alive', detail: '200', pages: ['index.html'] }],
    ['/403', { state: 'unsure', detail: '403', pages: ['blog/a.html'] }],
    ['/404', { state: 'dead', detail: '404', pages: ['blog/a.html', 'index.html'] }],
    ['/410', { state: 'dead', detail: '410', pages: ['blog/a.html'] }],
  ]);
  expect(placeholders).toEqual(['https://rede.test/x', 'https://um.dev/casa.modelo']);
});
