// Templates hold no words: what visitors read lives in content/.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { listFiles, REPOSITORY } from './support/files.ts';

/** Attributes whose value is shown or read out. */
const SPOKEN = /^(?:alt|title|placeholder|label|aria-label|aria-description|content)$/;

/** Words that are the same in every language and for every house. */
const SIGNS = ['R$', 'CNPJ'];

type Node = { type: string; [key: string]: unknown };

interface Words {
  text: string;
  file: string;
}

function wordsIn(file: string, source: string): Words[] {
  const found: Words[] = [];
  const note = (text: unknown): void => {
    const plain = SIGNS.reduce((rest, sign) => rest.replaceAll(sign, ''), String(text ?? ''));
    if (/\p{L}{2}/u.test(plain)) found.push({ file, text: String(text).trim() });
  };
  walk(parseAst(source, { lang: 'tsx' }) as unknown as Node, (node) => {
    if (node.type === 'JSXText') note(node.value);
    if (node.type === 'JSXExpressionContainer' && node.inElement) literals(node, note);
    if (node.type === 'JSXAttribute' && SPOKEN.test(String((node.name as Node).name))) {
      literals(node.value as Node | null, note);
    }
  });
  return found;
}

/** The pieces of text in an expression whose value is shown. */
function literals(node: Node | null, note: (text: unknown) => void): void {
  if (!node) return;
  if (node.type === 'JSXExpressionContainer') literals(node.expression as Node, note);
  else if (node.type === 'Literal' && typeof node.value === 'string') note(node.value);
  else if (node.type === 'TemplateLiteral') {
    for (const piece of node.quasis as { value: { cooked: string } }[]) note(piece.value.cooked);
  } else if (node.type === 'ConditionalExpression') {
    literals(node.consequent as Node, note);
    literals(node.alternate as Node, note);
  } else if (node.type === 'LogicalExpression') literals(node.right as Node, note);
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of Object.values(node).flat()) {
    if (typeof child !== 'object' || child === null || !('type' in child)) continue;
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    walk({ ...(child as Node), inElement: isElement }, visit);
  }
}

test('words in a template would be found', () => {
  const source = `const a = (name: string) => <>
    <p title="dica" className="wrap">Olá {name} {\`de \${name}\`} {name ? 'sim' : null} · R$ {1}</p>
    <img alt={name || 'foto'} src="foto.png" />{name && <b>{'forte'}</b>}
  </>;`;
  const found = wordsIn('a.tsx', source).map(({ text }) => text);
  expect(found.join(', ')).toBe('dica, Olá, de, sim, foto, forte');
});

/** What a document says to machines about itself; visitors never see it. */
const MACHINE_WORDS = [
  'width=device-width, initial-scale=1',
  'utf-8',
  'light dark',
  'noindex, nofollow',
  'no-referrer',
  'pt_BR',
  'summary_large_image',
  '#f3f3ed',
];

test('no template has words of its own', () => {
  const folder = join(REPOSITORY, 'templates');
  const found = listFiles(folder)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => wordsIn(file, readFileSync(join(folder, file), 'utf8')));
  expect(found.filter(({ text }) => !MACHINE_WORDS.includes(text))).toEqual([]);
});
