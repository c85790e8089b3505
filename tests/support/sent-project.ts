// A project whose proposal was sent, to be changed in one way or another afterwards.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepVersion } from '../../pipeline/kinds/proposal/send.ts';
import { runOf, type Sending } from '../../pipeline/run.ts';
import { buildProject, makeProject, REPOSITORY, sound, writeTree } from './build-site.ts';
import { listFiles } from './files.ts';
import { temporaryFolder } from './folders.ts';
import { proposal, type Tree } from './tiny-site.ts';

export const SENT_FILE = 'content/proposals/padaria-aurora.md';
export const SENT_PAGE = 'proposta-padaria-aurora.html';
/** What is kept of the version that is sent. */
export const KEPT = 'content/proposals/sent/2025-048-v2';
export const SENT_ON = '2025-05-20';

/** Sends what stands in `root` as `SENT_FILE`, or as another file that is named. */
export async function sendIn(
  root: string,
  { file = SENT_FILE, ...secret }: Partial<Sending> = {},
  today = SENT_ON,
): Promise<void> {
  const outDir = join(temporaryFolder(), 'site');
  const options = { today, outDir, sending: { file, ...secret } };
  const { report } = await sound(buildProject(root, options));
  if (!report.prepared) throw new Error('nothing was prepared to be sent');
  keepVersion(runOf({ root, today }), report.prepared, outDir);
}

/** A project whose scripts and styles are empty: what builds only to see that it can is done sooner. */
export function makeLight(tree: Tree = {}): string {
  const root = makeProject(tree);
  for (const folder of ['islands', 'styles']) {
    rmSync(join(root, folder));
    const files = listFiles(join(REPOSITORY, folder)).filter((path) => /\.(?:ts|css)$/.test(path));
    writeTree(root, Object.fromEntries(files.map((path) => [`${folder}/${path}`, ''])));
  }
  return root;
}

export async function sentProject(tree: Tree = {}): Promise<string> {
  const root = makeLight({ [SENT_FILE]: proposal(), ...tree });
  await sendIn(root);
  return root;
}

export function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Changes a file of the project as somebody edits it. */
export function edit(root: string, file: string, found: string, replacement: string): void {
  const text = textOf(root, file);
  if (!text.includes(found)) throw new Error(`${file} has no "${found}"`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text.replace(found, replacement));
}
