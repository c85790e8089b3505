// Valid edits of an owner keep the tests green: makes random edits all over the real content, and runs its tests.
// `SEED=7 npm run test:all -- owner-edits` tries others.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import { build } from '../support/build.ts';
import { runProcess } from '../support/command.ts';
import { edit } from '../support/files.ts';
import { commitContent, copyWholeProject, failuresIn, hasSample } from './whole-project.ts';

const SEED = Number(process.env.SEED ?? 1);
const EDITS = 24;

/** Random numbers, which are the same for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}

/** Markdown that people add to a text. */
const PIECES = [
  'Um parágrafo a mais, com **negrito**, *itálico*, `código` e um [link](/contato).',
  '- um item\n- outro, com {brand}\n  - e um dentro dele',
  '1. primeiro\n2. segundo',
  '> Uma citação curta.\n> — Ana, da padaria',
  '> [!DICA] Antes de assinar\n> Peça a conta por escrito.',
  'Tabela: O que custa\n\n| Etapa | Valor |\n| --- | --- |\n| Desenho | R$ 1.234.567,89 |\n| Total | R$ 1.234.567,89 |',
  '```ts title="conta.ts"\nconst { total } = conta;\n```',
  'Caf&eacute; &mdash; 5 * 3, nota_fiscal e C:\\pasta, desde 1º de maio.',
  'Um fato.[^fonte-nova]\n\n[^fonte-nova]: IBGE, 2026.',
  '## Um título novo, de 31/12/2026\n\nTexto dele.',
];

/** The text of a file after a random change, or undefined if it has no place for one. */
function changed(file: string, text: string, pick: (below: number) => number): string | undefined {
  const start = file.endsWith('.md') ? 4 : 0;
  const end = file.endsWith('.md') ? text.indexOf('\n---', 4) + 1 : text.length;
  if (file.endsWith('.md') && pick(3) === 0) {
    const blocks = text.slice(end + 4).split('\n\n');
    blocks.splice(1 + pick(blocks.length), 0, PIECES[pick(PIECES.length)] ?? '');
    return text.slice(0, end + 4) + blocks.join('\n\n');
  }
  const yaml = text.slice(start, end);
  const places: { from: number; to: number; put: string }[] = [];
  const rangeOf = (node: unknown): [number, number] => {
    const [from, to] = (node as Node).range ?? [0, 0];
    return [from, to];
  };
  visit(parseDocument(yaml), {
    Scalar(key, { value, range }) {
      if (key === 'key' || !range) return;
      const [from, to] = range;
      // Texts for readers have spaces; a value without one is a name, an address or a choice.
      if (
        typeof value === 'string' &&
        / /.test(value) &&
        !value.includes('\n') &&
        /\p{L}$/u.test(yaml.slice(from, to))
      )
        places.push({ from: to, to, put: ' mesmo' });
    },
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'priceCents' && isScalar(value)) {
        const [from, to] = rangeOf(value);
        places.push({ from, to, put: '123456789' });
      }
      if (isScalar(key) && isSeq(value) && value.items.length > 2 && !value.flow) {
        const [from, to] = [rangeOf(value.items[1])[0], rangeOf(value.items[2])[0]];
        places.push({ from, to, put: '' });
      }
    },
    Map(_, map) {
      const [first, second] = map.items;
      if (map.flow || !first || !second || !isMap(map)) return;
      places.push({ from: rangeOf(first.key)[0], to: rangeOf(second.key)[0], put: '' });
    },
  });
  const place = places[pick(Math.max(1, places.length))];
  if (!place) return undefined;
  return (
    text.slice(0, start) +
    yaml.slice(0, place.from) +
    place.put +
    yaml.slice(place.to) +
    text.slice(end)
  );
}

const COMPANY =
  'new company --name Araucária --city Campinas/SP --services "Websites, Suporte, Treinamento, Dados, Perícia"';

test.for(['', COMPANY])(
  'random valid edits leave the tests green after “%s”',
  async (command, { skip }) => {
    const root = copyWholeProject();
    if (command) {
      skip(!hasSample(root), 'a new company begins with the sample');
      await commitContent(root);
      expect(await runProcess(root, command)).toMatchObject({ code: 0 });
    }
    // Adds a category without articles, and another typeface.
    const blog = readFileSync(join(root, 'content/pages/blog.yaml'), 'utf8');
    if (/^categories: \[/m.test(blog))
      edit(root, 'content/pages/blog.yaml', /^categories: \[/m, 'categories: [Novidades da casa, ');
    edit(
      root,
      'package.json',
      /"dependencies": \{/,
      '"dependencies": {\n    "@fontsource-variable/inter": "5.2.8",',
    );
    const today = new Date().toISOString().slice(0, 10);
    const pick = chance(SEED);
    const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yaml|md)$/.test(file) && !/^(?:starters|proposals\/sent)/.test(file))
      .sort();
    const kept: string[] = [];
    for (let tries = 0; kept.length < EDITS && tries < 4 * EDITS; tries++) {
      const file = files[pick(files.length)] ?? '';
      const before = readFileSync(join(root, 'content', file), 'utf8');
      const after = changed(file, before, pick);
      if (after === undefined || after === before) continue;
      writeFileSync(join(root, 'content', file), after);
      const { ok } = await build(root, { today, drafts: true });
      if (ok) kept.push(file);
      else writeFileSync(join(root, 'content', file), before);
    }
    expect(kept.length).toBeGreaterThanOrEqual(EDITS / 2);
    const said = await failuresIn(root, 'unit', 'site');
    expect(said, `edited: ${kept.join(', ')}`).toBe('');
  },
);
