// The editor's forms: each key of the content has a label, and saving changes only what was edited.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editorConfig } from '../../../pipeline/editor/config.ts';
import type { Field } from '../../../pipeline/editor/fields.ts';
import { readEntry, writeEntry } from '../../../pipeline/editor/format.ts';
import { listFiles, REPOSITORY } from '../../support/files.ts';
import { runs } from '../../support/runs.ts';

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

test('a form takes a text of exactly its length, and no longer one', () => {
  const found: Record<string, RegExp> = {};
  JSON.stringify(config, (_, node) => {
    const [pattern = '', expected = ''] = [Object(node).pattern].flat();
    const [, own = '', flags] = /^\/(.*)\/(\w*)$/s.exec(pattern) ?? [];
    if (/(?:linha|texto) de até \d+ caracteres/.test(expected))
      found[expected] = new RegExp(own, flags);
    return node;
  });
  expect(Object.keys(found).length).toBeGreaterThan(10);
  for (const [expected, pattern] of Object.entries(found)) {
    const full = 'á'.repeat(Number(/\d+/.exec(expected)?.[0]));
    const isEach = expected.includes('um por linha');
    const fine = ['a', full, `${full} `, ` ${full}\n`, `${full.slice(3)} {price:site}`];
    // A text that is still to be written may be of any length.
    expect([...fine, `A escrever: ${full}`].filter((text) => !pattern.test(text))).toEqual([]);
    const wrong = [`${full}a`, ` ${full}a `, ...(isEach ? [] : ['', ' '])];
    expect(wrong.filter((text) => pattern.test(text))).toEqual([]);
  }
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

test('every field of text refuses what a build refuses', () => {
  const open = new Set<string>();
  JSON.stringify(config, (_, node) => {
    if (/^(?:string|text)$/.test(node?.widget) && !node.pattern) open.add(node.name);
    return node;
  });
  // The ids of the conditions, which an entry of a proposal names.
  expect([...open]).toEqual(['_key']);
});

/** The files of content/ that the editor has. */
const FILES = listFiles(join(REPOSITORY, 'content'))
  .filter(
    (file) => /\.(?:md|yaml)$/.test(file) && !/^starters|^proposals\/.*\/|^redirects/.test(file),
  )
  .map((file) => `content/${file}`)
  .filter((_, at) => at % runs(3, 1) === 0);

/** The starters, at the places where `npm run new` writes them. */
const STARTERS = Object.entries({
  ...{ post: 'blog/a.md', project: 'portfolio/a.yaml', case: 'portfolio/a.md', job: 'jobs/a.yaml' },
  ...{ business: 'businesses/a.yaml', service: 'services/a.yaml', page: 'pages/a.yaml' },
  proposal: 'proposals/a.md',
}).map(([name, place]) => [
  `content/starters/${name}${place.slice(place.lastIndexOf('.'))}`,
  `content/${place}`,
]);
const FILLED: Record<string, string> = {
  ...{ image: 'desenho-1', position: '1', parent: 'unlisted: false' },
};

test.each([...FILES.map((file) => [file, file]), ...STARTERS])(
  'of %s only the line of a changed value differs after it was saved',
  (file = '', place = '') => {
    const text = readFileSync(join(REPOSITORY, file), 'utf8').replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => FILLED[name] ?? name,
    );
    const entry = readEntry(text, fieldsFor(place), file.endsWith('.md'));
    expect(fieldsFor(place)(entry), 'its fields in pipeline/editor/config.yml').not.toEqual([]);
    expect(saved(place, text, () => undefined)).toBe(text);
    const after = saved(place, text, (opened) => changeFirst(opened)).split('\n');
    const differing = text.split('\n').filter((line, index) => line !== after[index]);
    expect([differing.length, after.length]).toEqual([1, text.split('\n').length]);
  },
);

/** Adds a letter to the first text of an entry. */
function changeFirst(group: object): boolean {
  return Object.entries(group).some(([key, value]) => {
    if (typeof value === 'object' && value !== null) return changeFirst(value);
    const isText = typeof value === 'string' && (key === '_value' || /\p{L}$/u.test(value));
    if (isText && !/^_(?!value)|^t(?:emplate|ype)$/.test(key))
      return Reflect.set(group, key, `${value}x`);
    return false;
  });
}

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

test('a form that the company does not have is opened, and stays so', () => {
  const small = join(REPOSITORY, 'tests/support/small-site/content/site.yaml');
  const text = readFileSync(small, 'utf8').replace(
    /^forms:\n(?: {2}.*\n)+/m,
    'forms:\n  contact: # ainda não\n  careers: none\n  newsletter: none\n',
  );
  expect(saved('content/site.yaml', text, () => undefined)).toBe(text);
});

test('a file with a value that the form cannot show is not opened', () => {
  expect(() => readEntry('header: 3\n', fieldsFor('content/navigation.yaml'), false)).toThrow(
    /lista/,
  );
});

test('the number of the next proposal is a default in the preview alone', () => {
  const defaultsOf = (number?: string) =>
    JSON.stringify(editorConfig(REPOSITORY, {}, number).config).match(/"default":"\d{4}-\d+"/g);
  expect(defaultsOf('2031-042')).toEqual(['"default":"2031-042"']);
  // Anybody can read the configuration of a published editor, and would know how many were offered.
  expect(defaultsOf()).toBeNull();
});

test.each([
  '---  \ntitle: A\n---\t\n\nTexto.\n',
  '---\r\ntitle: A\r\n---\r\n\r\nTexto.\r\n',
  '\uFEFF---\ntitle: A\n---\n\nTexto.\n',
])('a file opens with its text: %j', (text) => {
  expect(
    writeEntry(
      readEntry(text, () => [], true),
      () => [],
      true,
    ),
  ).toContain('Texto.');
});

test.each(['title: A\n---\n\nTexto.', '---\ntitle: A\n\nTexto.', 'Texto.'])(
  'a file without a whole block of data does not open: %j',
  (text) => {
    expect(() => readEntry(text, () => [], true)).toThrow(/bloco de dados/);
  },
);

test('of two equal items one can be removed', () => {
  const widget = 'string';
  const fields = () => [{ name: 'tags', widget: 'list', field: { name: '', widget } }] as Field[];
  const entry = readEntry('tags:\n  - a\n  - a\n  - b\n', fields, false);
  (entry.tags as string[]).splice(1, 1);
  expect(writeEntry(entry, fields, false)).toBe('tags:\n  - a\n  - b\n');
});
