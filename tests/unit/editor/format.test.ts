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

test.each(FILES)('%s is the same after it was opened and saved', (file) => {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  const isMarkdown = file.endsWith('.md');
  const { _source, ...before } = readEntry(text, fieldsFor(file), isMarkdown);
  expect(fieldsFor(file)(before), 'its fields in pipeline/admin/config.yml').not.toEqual([]);
  const again = saved(file, text, () => undefined);
  expect(readEntry(again, fieldsFor(file), isMarkdown)).toMatchObject(before);
});

const PEOPLE = `# As pessoas, nesta ordem.
- { id: ana, name: Ana Lima, role: Redação, line: "Pergunta: antes." }
# Chegou em 2020.
- id: rui
  name: Rui Prado
  role: Código
  line: Escreve depois. # e testa
`;

const PROPOSAL = `---
number: "2025-001"
headline: Um site # o que é
included: [{ from: ajustes }, Visita]
preparedBy: []
payment:
  cardInstalments: [1, 2]
---

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
const LIST = /included: \[ \{ from: ajustes \}, Visita, Uma loja \]\npreparedBy: \[\]\n/;
const ONE = /^# As pessoas, nesta ordem.\n(?:# .*\n)?- id: rui\n/;
const MORE = /Rui Prado\n.*\n.*testa\n- id: bia\n {2}name: Bia\n$/;
const TEXT_INSTEAD = /headline: Uma loja # o que é\nincluded: \[\{/;

test.each<[string, string, (entry: Group) => unknown, RegExp]>([
  ['an item is removed', 'people.yaml', (it) => listOf(it).shift(), ONE],
  ['an item is added', 'people.yaml', (it) => listOf(it).push({ id: 'bia', name: 'Bia' }), MORE],
  [
    'keys change their order',
    'presets.yaml',
    (it) => listOf(it).reverse(),
    /^# Mensagens.\nB: Dois\nA: Um\n$/,
  ],
  [
    'a key is renamed',
    'presets.yaml',
    (it) => set(listOf(it)[0], '_key', 'C'),
    /^# Mensagens.\nC: Um\nB: Dois\n$/,
  ],
  [
    'a line is added beside a preset',
    'proposals/a.md',
    (it) => listOf(it, 'included').push(TEXT),
    LIST,
  ],
  ['a text is changed', 'proposals/a.md', (it) => set(it, 'headline', TEXT), TEXT_INSTEAD],
  [
    'a new key is added',
    'proposals/a.md',
    (it) => set(it, 'keywords', 'um\n dois\n'),
    /keywords:\n {2}- um\n {2}- dois\n/,
  ],
])('%s, and nothing else changes', (_, file, change, expected) => {
  expect(saved(`content/${file}`, CONTENT[file] ?? '', change)).toMatch(expected);
});

test('a file with a value that the form cannot show is not opened', () => {
  expect(() => readEntry('header: 3\n', fieldsFor('content/navigation.yaml'), false)).toThrow(
    /lista/,
  );
});
