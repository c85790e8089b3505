// The recipes for developers, followed word by word in a copy of the project: what they show compiles, and does what they say.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from '../support/command.ts';
import { edit, REPOSITORY } from '../support/files.ts';
import { writeTree } from '../support/project.ts';
import { copyWholeProject, finish } from './whole-project.ts';

/** The block or the words between backticks that begin with `start`. */
function codeIn(page: string, start: string): string {
  const text = readFileSync(join(REPOSITORY, 'docs', page), 'utf8');
  const blocks = [...text.matchAll(/^( *)```\w+\n(.*?)^ *```$/gms)];
  const whole = blocks.map(([, indent = '', code = '']) => code.replaceAll(`\n${indent}`, '\n'));
  const words = [...text.replace(/^ *```.*?^ *```$/gms, '').matchAll(/``.*?``|`([^`]+)`/g)];
  const all = [...whole.map((code) => code.trim()), ...words.map(([, code = '']) => code)];
  const found = all.find((code) => code.startsWith(start));
  if (found === undefined) throw new Error(`docs/${page} has no code that begins with ${start}`);
  return found;
}

test('a template, an island and a field of a form are added as docs/ says', async () => {
  const root = copyWholeProject();
  const labels = 'domain/content/labels.ts';
  const label = (words: string): void => edit(root, labels, 'TABLE = `', `TABLE = \`\n${words}`);
  const page = (start: string): string => codeIn('how-the-build-works.md', start);
  const island = (start: string): string => codeIn('adding-an-island.md', start);

  const [fileImport = '', ...aCase] = page('import { Glossary }').split('\n\n');
  const sitePages = 'pipeline/pages/site-pages.tsx';
  edit(root, 'domain/content/page.ts', 'export const pageSchema', `${page('const glossary')}\n$&`);
  edit(root, 'domain/content/page.ts', '  notFound,\n]', '  notFound,\n  glossary,\n]');
  edit(root, sitePages, /^import/m, `${fileImport}\nimport`);
  edit(root, sitePages, /^ *default:/m, `${aCase.join('\n')}\n$&`);
  const collection = /^(.*)pages-blog(.*)value: blog(.*)\n/m;
  const added = '$&$1pages-glossary$2value: glossary$3\n';
  edit(root, 'pipeline/editor/config.yml', collection, added);
  label(page('terms Termos'));
  writeTree(root, {
    'templates/pages/glossary.tsx': page('// Terms'),
    'content/pages/glossario.yaml': page('route: /glossario'),
  });

  const mount = island('export const mount').replace('…', 'root.title = root.localName;');
  writeTree(root, {
    'islands/clock.ts': `import type { Mount } from '../domain/islands.ts';\n${mount}`,
  });
  edit(root, 'domain/islands.ts', 'interface ScriptIslands {', `$&\n${island('clock: Record')}`);
  const glossary = 'templates/pages/glossary.tsx';
  edit(root, glossary, /^import/m, "import { Island } from '../parts/island.tsx';\nimport");
  edit(root, glossary, '<Facts', `${island('<Island name="clock"')}\n<Facts`);

  edit(root, 'domain/forms.ts', /RULES.*\{\n/, `$&${island('cnpj: { accepts')},\n`);
  edit(root, 'domain/content/sections.ts', /const contactForm.*\n/, `$&${island('cnpj: z.')},\n`);
  const form = 'islands/contact-form.ts';
  edit(root, form, 'const { company,', 'const { cnpj, company,');
  edit(root, form, 'if (company)', `${island('if (cnpj)')}\n  $&`);
  label(island('form.cnpj'));
  edit(root, 'content/pages/contato.yaml', / name: \{.*\n/, `$&      ${island('cnpj: { label')}\n`);

  const compiled = await finish(root, join(root, 'node_modules/.bin/tsc'), ['--noEmit']);
  expect(compiled.stdout + compiled.stderr).toBe('');
  const built = await runProcess(root, 'build --quiet');
  expect(built.stdout + built.stderr).toBe('');
  const written = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
  expect(written('glossario.html')).toContain('O caminho pelo qual um sistema pede dados a outro.');
  expect(written('glossario.html')).toContain('data-island="clock"');
  expect(written('contato.html')).toContain('name="cnpj"');
});
