// The content that is spoiled: the real one without what was sent, and of what few projects have from the start a file.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject, makeProject, REPOSITORY, sound, writeTree } from './build-site.ts';
import { anAuthor, TODAY } from './content.ts';
import { copyTree, readFiles } from './files.ts';
import { sendIn } from './sent-project.ts';
import { png } from './shown-pictures.ts';
import { article, numbered } from './tiny-site.ts';

const BODY =
  '## Assim\n\nUm parágrafo com [um caminho](/) e `código`.\n\n![Uma foto](/uploads/foto.png)\n\n- um\n- dois\n\n| a | b |\n| --- | --- |\n| c | d |\n';

/** A project that builds today, with a site in `dist/`. */
export async function makeSpoilable(): Promise<string> {
  const root = makeProject({ content: null });
  for (const name of ['content', 'public/uploads']) {
    copyTree(join(REPOSITORY, name), join(root, name));
  }
  const all = [...readFiles(join(root, 'content'))];
  // Nothing of the owner's clients is needed here, and works that nothing names are all alike.
  for (const [path] of all) {
    const [, work] = /^portfolio\/(.*)\.yaml$/.exec(path) ?? [];
    const isNamed = all.some(([, other]) => work && other.includes(work));
    const isSent = /^proposals.sent/.test(path);
    if (isSent || (work && !isNamed)) rmSync(join(root, 'content', path));
  }
  const site = readFileSync(join(root, 'content/site.yaml'), 'utf8');
  const image = '/uploads/foto.png';
  writeTree(root, {
    // With a placeholder for its key of payment nothing is sent.
    'content/site.yaml': site.replace(/^placeholders:.*(?:\n +- .*)*/m, 'placeholders: []'),
    [`public${image}`]: await png({ width: 900, height: 600 }),
    'content/blog/prova.md': article('Uma prova', { image, author: anAuthor() }, BODY),
    'content/proposals/prova-enviada.md': numbered('2198-001', 'Prova Enviada'),
    'content/proposals/prova-fechada.md': numbered('2198-002', 'Prova Fechada'),
  });
  await sendIn(root, { file: 'content/proposals/prova-enviada.md' }, TODAY);
  const secret = { passphrase: 'fmg5-4bv3-bfvy-g4zi-yqzx-583c', route: '/proposta-k7m2p9qd' };
  await sendIn(root, { file: 'content/proposals/prova-fechada.md', ...secret }, TODAY);
  await sound(buildProject(root));
  return root;
}
