// The pages of the sample content as a whole: what is told about them, and that nobody real is named.

import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from '../support/build-site.ts';
import { contentOf } from '../support/content.ts';
import { readFiles } from '../support/files.ts';
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

test('the picture that social networks show is the house’s own, or that of the work that a page tells of', () => {
  const { alt } = contentOf('site.yaml').shareImage;
  const others = real.pages.filter(({ tags }) => metaOf(tags, 'og:image:alt') !== alt);
  const works = real.pages.filter(({ route }) => route.startsWith('/portfolio/'));
  expect(works.length).toBe(6);
  expect(others.map(({ route }) => route)).toEqual(works.map(({ route }) => route));
  const pictures = works.map(({ tags }) => metaOf(tags, 'og:image'));
  expect(new Set(pictures).size).toBe(works.length);
  for (const [index, { tags, text }] of works.entries()) {
    expect(real.exists(new URL(pictures[index] ?? '').pathname)).toBe(true);
    const [title = '', headline = ''] = (metaOf(tags, 'og:image:alt') ?? '').split(': ');
    expect(missing(text, [title, headline])).toEqual([]);
  }
});
