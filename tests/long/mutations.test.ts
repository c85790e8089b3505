// Contents that are spoiled at random: a build either publishes a sound site, or refuses, says why and changes nothing.
// `MUTATIONS=5000 SEED=7 npm run test:all -- mutations` tries more, and others.

import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildOrThrow } from '../support/build.ts';
import { run } from '../support/command.ts';
import { REPOSITORY } from '../support/files.ts';
import { makeProject, type Tree, writeTree } from '../support/project.ts';
import { makeRealProject, today } from './real-project.ts';
import type { Verdict } from './spoiled-build.ts';

const COUNT = Number(process.env.MUTATIONS ?? 40);
const SEED = Number(process.env.SEED ?? 1) * 100_000;
/** A build that prints nothing for this time hangs. */
const PATIENCE_MS = 60_000;

const BODY =
  '## Assim\n\nUm parágrafo com [um caminho](/) e `código`.\n\n![Uma foto](/uploads/foto.png)\n\n- um\n- dois\n\n| a | b |\n| --- | --- |\n| c | d |\n';

test(`${COUNT} spoiled contents cause no stack and no hang, a refusal changes no site, and problems have places`, {
  timeout: 120_000 + COUNT * 8_000,
}, async () => {
  const whole = await makeSpoilable();
  const half = Math.ceil(COUNT / 2);
  const said = await Promise.all([SEED, SEED + half].map((seed) => heard(whole, seed, half)));
  const verdicts = said.flat();
  // A build that hangs or dies prints only its changes, and is the last one of its process.
  const isFaulty = ({ faults, refused }: Verdict) => faults.length > 0 || refused === undefined;
  expect(verdicts.filter(isFaulty)).toEqual([]);
  expect(verdicts).toHaveLength(2 * half);
  // With fewer refusals the contents would be hardly spoiled, with more hardly any site would be checked.
  const refused = verdicts.filter((verdict) => verdict.refused).length;
  console.log(`${COUNT} contents from seed ${SEED}: ${refused} refused`);
  expect(refused).toBeGreaterThan(COUNT / 4);
  expect(refused).toBeLessThan(COUNT * 0.95);
});

/** The real content with a photograph and two sent versions of a proposal, and a site in `dist/`. */
async function makeSpoilable(): Promise<string> {
  const name = 'content/proposals/padaria-aurora.md';
  const sender = makeProject();
  const article = readFileSync(join(sender, 'content/blog/ola.md'), 'utf8');
  const proposal = readFileSync(join(sender, name), 'utf8').replace('2025-048', '2198-001');
  writeTree(sender, { [name]: proposal });
  for (const command of ['send padaria-aurora', 'revise 2198-001', 'send padaria-aurora --protect'])
    expect(await run(sender, `proposal ${command}`)).toMatchObject({ code: 0, stderr: '' });
  const root = makeRealProject();
  const sent = 'content/proposals/sent';
  cpSync(join(sender, sent), join(root, sent), { recursive: true });
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#567' } });
  const changes = {
    'Um artigo de teste, curto': 'Uma prova, curta',
    Helena: 'Rosa',
    Olá: 'Uma prova',
  };
  const own =
    /^category: .*$/m.exec(readFileSync(join(root, someArticle(root)), 'utf8'))?.[0] ?? '';
  const prova = Object.entries(changes).reduce((text, pair) => text.replace(...pair), article);
  const texts: Tree = {
    'content/blog/prova.md': `${prova.replace(/^category: .*$/m, own)}\n${BODY}`,
    'public/uploads/foto.png': await photo.png().toBuffer(),
  };
  writeTree(root, texts);
  await buildOrThrow(root, { today });
  return root;
}

/** An article, whose category the blog is sure to have. */
function someArticle(root: string): string {
  const [name] = readdirSync(join(root, 'content/blog')).filter((one) => one.endsWith('.md'));
  return `content/blog/${name}`;
}

/** The last verdict on each content, from a process that builds many of them. */
async function heard(whole: string, seed: number, count: number): Promise<Verdict[]> {
  const root = makeProject();
  rmSync(join(root, '.cache'), { recursive: true });
  const judge = join(REPOSITORY, 'tests/long/spoiled-build.ts');
  const words = ['--import', 'tsx', judge, whole, root, today, `${seed}`, `${count}`];
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, words, { cwd: REPOSITORY, env: { PATH, HOME, TMPDIR } });
  const kill = (): boolean => child.kill('SIGKILL');
  let timer = setTimeout(kill, PATIENCE_MS);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    clearTimeout(timer);
    timer = setTimeout(kill, PATIENCE_MS);
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  await new Promise((done) => child.on('close', done));
  clearTimeout(timer);
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  const verdicts: Verdict[] = lines.map((line) => JSON.parse(line));
  return [...new Map(verdicts.map((verdict) => [verdict.seed, verdict])).values()];
}
