// Asks `recheck`, which attacks regular expressions, about every one of the program: no text may make a build hang.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { check } from 'recheck';
import { parseAst } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptanceIn } from '../support/acceptance.ts';
import { edit, listFiles, REPOSITORY } from '../support/files.ts';
import { makeProject } from '../support/project.ts';

/** The expressions whose time grows with the square of their text, each with what keeps this text short. */
const QUADRATIC = readFileSync(join(import.meta.dirname, 'quadratic.txt'), 'utf8');

/** Limits of time would give other answers on a busy machine. */
const LIMITS = { attackTimeout: null, incubationTimeout: null, attackLimit: 2e7, timeout: 300_000 };

interface Expression {
  /** The file and line of a call that makes it of a text; the file alone of a literal. */
  place: string;
  source: string;
  flags: string;
}

const FILES = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates']
  .flatMap((folder) => listFiles(join(REPOSITORY, folder)).map((path) => `${folder}/${path}`))
  .filter((path) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(path));

/** The literals of the program, and the places of the calls that make expressions of texts. */
function readProgram(): { literals: Expression[]; calls: string[] } {
  const literals: Expression[] = [];
  const calls: string[] = [];
  for (const file of ['build.ts', ...FILES]) {
    const text = readFileSync(join(REPOSITORY, file), 'utf8');
    const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    JSON.stringify(tree, (_, node) => {
      const { start, regex, callee, arguments: [first] = [] } = Object(node);
      if (regex) literals.push({ place: file, source: regex.pattern, flags: regex.flags });
      const takesText = /^(?:match|matchAll|search)$/.test(callee?.property?.name);
      const isText = typeof first?.value === 'string' || first?.type === 'TemplateLiteral';
      if (callee?.name === 'RegExp' || (takesText && isText))
        calls.push(`${file}:${text.slice(0, start).split('\n').length}`);
      return node;
    });
  }
  return { literals, calls };
}

/** The expressions that are made of texts while the program obeys, builds and refuses. */
async function runProgram(): Promise<Expression[]> {
  const made: Expression[] = [];
  const construct = (target: typeof RegExp, words: [string, string]): RegExp => {
    const one = new target(...words);
    const [, , caller = ''] = String(new Error().stack).split('\n');
    const [, path = '', line] = /([^ (]+):(\d+):\d+\)?$/.exec(caller) ?? [];
    const place = `${relative(REPOSITORY, path)}:${line}`;
    made.push({ place, source: one.source, flags: one.flags });
    return one;
  };
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }));
  onTestFinished(() => void vi.unstubAllGlobals());
  // Modules that an earlier test has loaded would not run their first lines again.
  vi.resetModules();
  const { build } = await import('../support/build.ts');
  const { run } = await import('../support/command.ts');
  const root = makeProject({}, { plain: true, hasStarters: true });
  edit(root, 'content/site.yaml', /$/, 'admin: { service: github, repository: pinha/site }');
  const proposal = 'content/proposals/padaria-aurora.md';
  edit(root, proposal, 'title: Fotos', 'title: Logo\n    optional: true');
  edit(root, proposal, 'acceptance:', 'acceptance: Logo vem.');
  await run(root, 'new person --name "Bia Lima" --role Testes');
  await run(root, 'new project --title Feira --category websites');
  await run(root, 'new proposal --client Bia');
  await run(root, 'proposal send padaria-aurora');
  const page = readFileSync(join(root, 'content/proposals/sent/2025-048-v2/page.html'), 'utf8');
  await run(root, 'proposal accept --name Joana --role Dona', { input: acceptanceIn(page) });
  const config: string = (await build(root)).read('admin/config.json');
  edit(root, 'content/blog/ola.md', 'Um parágrafo', 'São 5*3*2 e [um](/nada)');
  await build(root);
  edit(root, 'content/blog/ola.md', 'title: Olá', 'title: "Olá" e "tchau"');
  await build(root);
  // The forms of the editor test what is typed in them.
  for (const [, text = ''] of config.matchAll(/"pattern":\["\/((?:[^"\\]|\\.)*)\/u"/g))
    made.push({ place: 'pipeline/editor/config.ts', source: JSON.parse(`"${text}"`), flags: 'u' });
  return made;
}

test('no regular expression is slow on a long text', async () => {
  const { literals, calls } = readProgram();
  const made = await runProgram();
  expect(calls.filter((call) => !made.some(({ place }) => place === call))).toEqual([]);
  const own = made.filter(({ place }) => calls.includes(place) || !place.includes(':'));
  const nameOf = ({ place, source, flags }: Expression) =>
    `${place.split(':', 1)} » /${source}/${flags}`;
  const all = [...new Map([...literals, ...own].map((one) => [nameOf(one), one])).values()];
  const slow: string[] = [];
  const ask = async (): Promise<void> => {
    for (let one = all.pop(); one; one = all.pop()) {
      // The flag d only adds indices.
      const found = await check(one.source, one.flags.replace('d', ''), LIMITS);
      if (found.status === 'safe') continue;
      const answer = found.status === 'unknown' ? found.error.kind : found.complexity.summary;
      slow.push(`${answer} » ${nameOf(one)}`.replace(/^2nd degree polynomial.*? » /, ''));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, ask));
  const listed = QUADRATIC.trim().split('\n');
  expect(slow.sort()).toEqual(listed.map((line) => line.replace(/ » .* » /, ' » ')).sort());
});
