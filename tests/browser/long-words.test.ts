// Words that are longer than a telephone is wide: they break, and the page does not scroll sideways.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openBuilt, sidewaysScroll } from '../support/browser.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { pageOfTemplate, recordsOf } from '../support/content.ts';
import { buildChangedSite } from '../support/real-site.ts';

const WORD = `Pneumoultramicroscopicossilicovulcanoconiótico${'anticonstitucional'.slice(0, 14)}`;

let outDir: string;
let post: string;

/** The first file of a folder, its title and what else is shown large made one long word. */
function withLongWords(
  folder: string,
  lengths: Record<string, number> = {},
): { name: string; tree: Record<string, string> } {
  const names = readdirSync(join(REPOSITORY, 'content', folder)).sort();
  const name = names.find((entry) => /\.(?:md|yaml)$/.test(entry)) ?? '';
  const file = `content/${folder}/${name}`;
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  const changed = text.replace(
    /^(title|sector|excerpt): .*$/gm,
    (_, key: string) => `${key}: ${WORD.slice(0, lengths[key] ?? WORD.length)}`,
  );
  return { name: name.replace(/\.\w+$/, ''), tree: { [file]: changed } };
}

beforeAll(async () => {
  if (!isWhole) return;
  const posts = withLongWords('blog');
  const projects = withLongWords('portfolio', { title: 40, sector: 24 });
  const site = await buildChangedSite({ ...posts.tree, ...projects.tree });
  outDir = site.outDir;
  post = `/blog/${posts.name}`;
});

const LISTS = ['blog', 'portfolio'].map((template) => pageOfTemplate(template)?.route);
const isWhole =
  LISTS.every((route) => route !== undefined) &&
  ['blog', 'portfolio'].every((folder) => recordsOf(folder).size > 0);

test.skipIf(!isWhole)('in a blog, a portfolio and an article they break', async () => {
  for (const path of [...LISTS.map(String), post]) {
    const { page } = await openBuilt(outDir, path, { width: 320 });
    expect(await page.getByText(WORD.slice(0, 40)).count()).toBeGreaterThan(0);
    for (const width of [320, 360, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
