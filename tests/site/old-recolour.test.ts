// Another theme recolours the whole site: no drawing, page or icon keeps a colour of the one before.

import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { coloursOf } from '../../pipeline/assets/palette.ts';
import { listFiles } from '../support/files.ts';
import { buildChangedSite, CONTENT } from '../support/real-site.ts';

const THEME = 'content/theme.yaml';
const OTHER = {
  ground: '#f4f0fb',
  ink: '#21132f',
  accent: '#13a06f',
  second: '#7a2b66',
  third: '#b9d6ff',
};

test('a site with other colours has none of the drawings’ own left', async () => {
  const theme = parse(readFileSync(join(CONTENT, 'theme.yaml'), 'utf8'));
  const given: Record<string, string> = { ...theme.colours, ...OTHER };
  const text = JSON.stringify({ ...theme, colours: given });
  const { outDir } = await buildChangedSite({ [THEME]: text });
  const own = new Set(Object.values(coloursOf(OTHER)).map((colour) => formatHex(colour)));
  const before = Object.values(coloursOf(theme.colours)).map((colour) => formatHex(colour));
  const left = new RegExp(before.filter((hex) => !own.has(hex)).join('|'), 'i');
  const files = listFiles(outDir).filter((file) => /\.(?:svg|html|webmanifest)$/.test(file));
  expect(new Set(files.map(extname))).toEqual(new Set(['.svg', '.html', '.webmanifest']));
  expect(files.filter((file) => left.test(readFileSync(join(outDir, file), 'utf8')))).toEqual([]);
});
