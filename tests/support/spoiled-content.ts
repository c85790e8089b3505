// The content that is spoiled: of every kind of the real one a few files, and what few projects have from the start.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { buildProject, makeProject, REPOSITORY, writeTree } from './build-site.ts';
import { anAuthor } from './content.ts';
import { copyTree, listFiles } from './files.ts';
import { sendIn } from './sent-project.ts';
import { drawing } from './shown-pictures.ts';
import { post, proposal } from './tiny-site.ts';

/** How many files of a folder are enough to go wrong in every way. */
const KEPT: Record<string, number> = { blog: 1, jobs: 1, services: 1 };

/** A site of a third of the pages, with one kind of proposal, is built in less than half of the time. */
export const PARTS = 6;

const SENT = 'content/proposals/prova-enviada.md';
const PROTECTED = 'k7m2p9qdx4ab';

/** A project that builds, with a site in `dist/`; `part` says which of the pages it has. */
export async function makeSpoilable(part: number): Promise<string> {
  const root = makeProject();
  rmSync(join(root, 'content'), { recursive: true });
  for (const name of ['content', 'public'].filter((path) => existsSync(join(REPOSITORY, path)))) {
    copyTree(join(REPOSITORY, name), join(root, name));
  }
  forgetSent(root);
  const left = [
    ...Object.entries(KEPT).flatMap(([folder, count]) =>
      thin(root, folder, (_, index) => index >= count),
    ),
    // One as it is written, one that was sent, one that is protected.
    ...thin(root, 'proposals', (_, index) => part !== 0 || index > 0),
    ...thin(root, 'pages', (text, index) => index % PARTS !== part && !isNeeded(text)),
  ];
  announce(root, left);
  writeTree(root, {
    'public/uploads/foto.png': await drawing({ width: 900, height: 600 }).png().toBuffer(),
    'content/blog/prova.md': post(
      { title: 'Uma prova', slug: 'prova', image: '/uploads/foto.png', author: anAuthor() },
      '## Assim\n\nUm parágrafo com [um caminho](/) e `código`.\n\n![Uma foto](/uploads/foto.png)\n\n- um\n- dois\n\n| a | b |\n| --- | --- |\n| c | d |\n',
    ),
    '.passphrases.json': JSON.stringify({ [PROTECTED]: 'fmg5-4bv3-bfvy-g4zi-yqzx-583c' }),
    ...(part === 1 && { [SENT]: numbered('2198-001', 'Prova Enviada') }),
    ...(part === 2 && {
      [`content/proposals/${PROTECTED}.md`]: numbered('2198-002', 'Prova Fechada').replace(
        'version: 2\n',
        'version: 2\npassphrase: true\n',
      ),
    }),
  });
  if (part === 1) await sendIn(root, 'prova-enviada');
  const { problems } = await buildProject(root);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
  return root;
}

/** Of the owner's clients nothing is needed here, nor is what opens their proposals. */
function forgetSent(root: string): void {
  const folder = join(root, 'content/proposals');
  rmSync(join(folder, 'sent'), { recursive: true, force: true });
  rmSync(join(root, 'content/proposals.lock.json'), { force: true });
  for (const file of listFiles(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (/^(?:issuedOn|passphrase):/m.test(text)) rmSync(join(folder, file));
  }
}

/** No site does without them. */
function isNeeded(text: string): boolean {
  return /^route: \/(?:404)?$/m.test(text);
}

/** Deletes the files of a folder that are not needed, and gives the addresses that are gone. */
function thin(
  root: string,
  folder: string,
  isLeft: (text: string, index: number) => boolean,
): string[] {
  const path = join(root, 'content', folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .sort()
    .flatMap((name, index) => {
      const text = readFileSync(join(path, name), 'utf8');
      if (!isLeft(text, index)) return [];
      rmSync(join(path, name));
      const stem = name.replace(/\.\w+$/, '');
      if (folder === 'blog') return `/blog/${stem}`;
      if (folder === 'jobs') return `/carreiras/${stem}`;
      return /^route: (.+)$/m.exec(text)?.[1] ?? [];
    });
}

/** Links to them may stay, and what is a placeholder in the sample does not matter here. */
function announce(root: string, gone: readonly string[]): void {
  const file = join(root, 'content/site.yaml');
  const site = parseDocument(readFileSync(file, 'utf8'));
  const upcoming: string[] = site.toJS().upcoming ?? [];
  site.set('upcoming', [...upcoming, ...gone]);
  site.set('placeholders', []);
  writeFileSync(file, site.toString({ lineWidth: 0 }));
}

function numbered(number: string, company: string): string {
  return proposal('2025-048', number)
    .replaceAll('Padaria Aurora', company)
    .replace('Uma proposta de teste', `Uma proposta de teste para ${company}`);
}
