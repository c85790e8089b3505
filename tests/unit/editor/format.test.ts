// The editor's forms: each key of the content has a label, and saving changes only what was edited.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editorConfig } from '../../../pipeline/admin/config.ts';
import type { Field } from '../../../pipeline/admin/fields.ts';
import { readEntry, writeEntry } from '../../../pipeline/admin/format.ts';
import { REPOSITORY } from '../../support/files.ts';

const { config, unnamed } = editorConfig(REPOSITORY, {});

interface Part {
  name: string;
  folder?: string;
  extension?: string;
  filter?: { value: unknown };
  file?: string;
  fields?: Field[];
  files?: Part[];
}

const { collections } = config as { collections: Part[] };
const parts = collections.flatMap((one) => one.files ?? one);

test('every key of the content has a label in Portuguese', () => {
  expect(unnamed).toEqual([]);
});

/** The fields of a file, which may depend on the template of its entry. */
function fieldsFor(file: string): (entry: Record<string, unknown>) => Field[] {
  return ({ template = null }) => {
    const found = parts.find(({ file: own, folder, extension, filter }) => {
      if (own) return own === file;
      const isIn = folder === dirname(file) && file.endsWith(`.${extension}`);
      return isIn && (!filter || [filter.value].flat().includes(template));
    });
    return found?.fields ?? [];
  };
}

const saved = (file: string, text: string, change: (entry: Record<string, unknown>) => unknown) => {
  const isMarkdown = file.endsWith('.md');
  const entry = readEntry(text, fieldsFor(file), isMarkdown);
  change(entry);
  return writeEntry(structuredClone(entry), fieldsFor(file), isMarkdown);
};

/** The files of these folders of content/, and those directly in content/. */
const FILES = 'blog businesses jobs pages portfolio proposals services'
  .split(' ')
  .concat('')
  .flatMap((folder) => {
    const path = join(REPOSITORY, 'content', folder);
    const names = existsSync(path) ? readdirSync(path) : [];
    return names
      .filter((name) => /\.(?:md|yaml)$/.test(name))
      .map((name) => join('content', folder, name));
  });

const signsOf = (text: string): string => text.replace(/\s+/g, '');

test.each(FILES)('%s is the same, except for spaces, after it was opened and saved', (file) => {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  const entry = readEntry(text, fieldsFor(file), file.endsWith('.md'));
  expect(fieldsFor(file)(entry), 'its fields in pipeline/admin/config.yml').not.toEqual([]);
  expect(signsOf(saved(file, text, () => undefined))).toBe(signsOf(text));
});

const PEOPLE = `# As pessoas, nesta ordem.
- { id: ana, name: Ana Lima, role: Redação, line: "Pergunta: antes." }
# Chegou em 2020.
- id: rui
  name: Rui Prado
  role: Código
  line: Escreve depois. # e testa
`;

/** Lists that a proposal has to have. */
const LISTS = ['services', 'items', 'stages', 'excluded', 'portfolio', 'testimonials'];
const PROPOSAL = `---
number: "2025-001"
headline: Um site # o que é
included: [{ from: ajustes }, Visita]
preparedBy: []
payment:
  cardInstalments: [1, 2]
  tranches: []
${LISTS.map((name) => `${name}: []\n`).join('')}---

O texto.
`;

type Group = Record<string, unknown>;
const listOf = (entry: Group, name = '_root') => entry[name] as Group[];

const set = (entry: Group = {}, key: string, value: unknown) =>
  Object.assign(entry, { [key]: value });

const MESSAGES = '# Mensagens.\nA: Um\nB: Dois\n';
const TEXT = { _kind: 'text', _value: 'Uma loja' };

const CONTENT: Record<string, string> = {
  'people.yaml': PEOPLE,
  'presets.yaml': MESSAGES,
  'proposals/a.md': PROPOSAL,
};
const ITEM = /^- \{ id: ana.*\n/m;
const LIST = 'included: [{ from: ajustes }, Visita]';
const LONGER = 'included: [ { from: ajustes }, Visita, Uma loja ]';

test.each<[string, string, (entry: Group) => unknown, string | RegExp, string]>([
  ['an item is removed', 'people.yaml', (it) => listOf(it).shift(), ITEM, ''],
  [
    'an item is added',
    'people.yaml',
    (it) => listOf(it).push({ id: 'bia', name: 'Bia' }),
    /$/,
    '- id: bia\n  name: Bia\n',
  ],
  [
    'keys change their order',
    'presets.yaml',
    (it) => listOf(it).reverse(),
    'A: Um\nB: Dois',
    'B: Dois\nA: Um',
  ],
  ['a key is renamed', 'presets.yaml', (it) => set(listOf(it)[0], '_key', 'C'), 'A:', 'C:'],
  [
    'a line is added beside a preset',
    'proposals/a.md',
    (it) => listOf(it, 'included').push(TEXT),
    LIST,
    LONGER,
  ],
  ['a text is changed', 'proposals/a.md', (it) => set(it, 'headline', TEXT), 'Um site', 'Uma loja'],
  [
    'a new key is added',
    'proposals/a.md',
    (it) => set(it, 'keywords', 'um\n dois\n'),
    /(?=---\n\n)/,
    'keywords:\n  - um\n  - dois\n',
  ],
])('%s, and nothing else changes', (_, file, change, found, put) => {
  const text = CONTENT[file] ?? '';
  expect(saved(`content/${file}`, text, change)).toBe(text.replace(found, put));
});

test('a file with a value that the form cannot show is not opened', () => {
  expect(() => readEntry('header: 3\n', fieldsFor('content/navigation.yaml'), false)).toThrow(
    /lista/,
  );
});
