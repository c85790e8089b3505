// The pages of the sample content as a whole: what is told about them, and that nobody real is named.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from '../support/build-site.ts';
import { contentOf } from '../support/content.ts';
import { listFiles, readFiles } from '../support/files.ts';
import { metaOf } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';

let real: RealSite;

beforeAll(async () => {
  real = await buildRealSite();
});

test('no real company is named: every address in the content is a placeholder', () => {
  const texts = [...readFiles(join(REPOSITORY, 'content')).values()];
  const addresses = texts.flatMap((text) => [...text.matchAll(/[\w.-]+@([\w-]+(?:\.[\w-]+)+)/g)]);
  const hosts = addresses.map(([, host = '']) => host);
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

test('the picture that social networks show is the site’s own, or the cover of a work', () => {
  const { alt } = contentOf('site.yaml').shareImage;
  const others = real.pages.filter(({ tags }) => metaOf(tags, 'og:image:alt') !== alt);
  expect(others.filter(({ route }) => route.startsWith('/portfolio/'))).toHaveLength(6);
  expect(others).toHaveLength(6);
  const pictures = others.map(({ tags }) => metaOf(tags, 'og:image'));
  expect(new Set(pictures).size).toBe(others.length);
  for (const { tags, text } of others) {
    expect(real.exists(new URL(metaOf(tags, 'og:image') ?? '').pathname)).toBe(true);
    for (const said of (metaOf(tags, 'og:image:alt') ?? '').split(': '))
      expect(text.toLowerCase()).toContain(said.toLowerCase());
  }
});

/** What a server sends before it waits for the first answer, ten segments of 1,460 bytes, less a head: https://www.rfc-editor.org/rfc/rfc6928 */
const FIRST_FLIGHT = 14_370;

test('what a page is painted from arrives without a second wait, but for two long reads', () => {
  const late = real.pages.filter(({ html }) => brotliCompressSync(html).length > FIRST_FLIGHT);
  const mayWait = /^\/blog\/(?:automacao|software-sob)-/;
  expect(late.map(({ route }) => route).filter((route) => !mayWait.test(route))).toEqual([]);
});

test('the letters that every first visit waits for weigh little', () => {
  const assets = join(real.outDir, 'assets');
  const shown = listFiles(assets).filter((file) => /^(?:sans|serif)\./.test(file));
  expect(shown).toHaveLength(2);
  const [sans = 0, serif = 0] = shown.map((file) => statSync(join(assets, file)).size);
  expect(sans).toBeLessThanOrEqual(11_500);
  expect(serif).toBeLessThanOrEqual(8_400);
});
