// A project whose proposal was sent, to be changed in one way or another afterwards.

import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sendProposal } from '../../commands/proposal/send-proposal.ts';
import { formatProblem } from '../../domain/problem.ts';
import { makeProject, REPOSITORY, shareCache, writeTree } from './build-site.ts';
import { listFiles } from './files.ts';
import { temporaryFolder } from './folders.ts';
import { proposal, type Tree } from './tiny-site.ts';

export const SENT_FILE = 'content/proposals/padaria-aurora.md';
export const SENT_PAGE = 'proposta-padaria-aurora.html';
export const SENT_FOLDER = 'content/proposals/sent';
/** What is kept of the version that is sent. */
export const KEPT = `${SENT_FOLDER}/2025-048-v2`;
export const SENT_ON = '2025-05-20';

/** The second version, as its file is once it was sent. */
export const SENT = proposal('version: 2\n', `version: 2\nissuedOn: ${SENT_ON}\n`);

/** Sends what stands in `tree` as `SENT_FILE`, or as another file that is named. */
export async function sendIn(
  root: string,
  name = 'padaria-aurora',
  today = SENT_ON,
): Promise<void> {
  const result = await sendProposal(name, { root, today });
  if ('problems' in result) throw new Error(result.problems.map(formatProblem).join('\n\n'));
  if ('refused' in result) throw new Error(result.refused);
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

export async function sentProject(tree: Tree = { [SENT_FILE]: proposal() }): Promise<string> {
  const root = makeLight(tree);
  await sendIn(root);
  return copyOf(root);
}

/** Another project with the same content. */
export function copyOf(root: string): string {
  const copy = join(temporaryFolder(), 'project');
  for (const folder of ['content', 'fonts', 'public'].filter((name) =>
    existsSync(join(root, name)),
  )) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  for (const folder of ['art', 'islands', 'styles', 'node_modules']) {
    symlinkSync(join(REPOSITORY, folder), join(copy, folder));
  }
  shareCache(copy);
  return copy;
}

export function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
