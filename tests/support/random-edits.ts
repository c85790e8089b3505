// Edits of a project by chance, as its owner makes them: most leave it sound, some do not.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuildOptions } from '../../pipeline/run.ts';
import { anAuthor } from './content.ts';
import { listFiles } from './files.ts';
import { post } from './tiny-site.ts';

/** What chance decides: numbers from 0 up to below 1. */
export type Chance = () => number;

/** What a build is asked for besides the files. */
export type Asked = Pick<BuildOptions, 'today' | 'drafts' | 'code'> & { today: string };

interface Edited {
  root: string;
  asked: Asked;
  chance: Chance;
  /** Which edit it is, for names that nothing has yet. */
  count: number;
  /** Takes the edits back that were made since the last sound site, the last one first. */
  undo: (() => void)[];
}

/** Says what it did; undefined where there was nothing to do it to. */
type Edit = (edited: Edited) => Promise<string | undefined> | string | undefined;

const EDITS: readonly Edit[] = [
  (edited) =>
    change(
      edited,
      /^content\/.*\.md$/,
      (text, { count }) => `${text}\nMais uma frase, a ${count}.\n`,
    ),
  (edited) =>
    change(
      edited,
      /^content\/blog\//,
      (text, { count }) => `${text}\n## Trecho ${count}\n\n[Início](/) e R$ 2.999.\n`,
    ),
  (edited) =>
    change(edited, /^content\/(?:blog|pages)\//, (text, { count }) =>
      text.replace(/^title: ("?)/m, `title: $1${count} `),
    ),
  (edited) =>
    change(edited, /^content\/(?:blog|jobs|services|portfolio)\//, (text) =>
      text.replace(/^description: ("?)/m, 'description: $1Olhe: '),
    ),
  (edited) =>
    change(edited, /^content\/labels\.yaml$/, (text) => text.replace(/^(skipLink: .*)$/m, '$1 já')),
  (edited) =>
    change(edited, /^content\/site\.yaml$/, (text, { count }) =>
      text.replace(/^openingHours: .*$/m, `openingHours: Segunda a sexta, 9h-${10 + (count % 9)}h`),
    ),
  (edited) =>
    change(
      edited,
      /^styles\/.*\.css$/,
      (text, { count }) => `${text}\n.prose h6 { order: ${count}; }\n`,
    ),
  (edited) => change(edited, /^islands\/.*\.ts$/, (text, { count }) => `${text}\n// ${count}\n`),
  (edited) =>
    change(
      edited,
      /^islands\/menu\.ts$/,
      (text, { count }) => `${text}\nconsole.debug(${count});\n`,
    ),
  (edited) => write(edited, `content/blog/nova-${edited.count}.md`, article(edited.count)),
  (edited) =>
    write(
      edited,
      `content/blog/nova-${edited.count}.md`,
      article(edited.count, 'A prova ![Foto](/uploads/foto.png)\n'),
    ),
  (edited) =>
    write(
      edited,
      `content/blog/rascunho-${edited.count}.md`,
      article(edited.count).replace('---\n', '---\ndraft: true\n'),
    ),
  (edited) => forget(edited, /^content\/blog\/(?:nova|rascunho)-/),
  (edited) => rename(edited, /^content\/blog\/(?:nova|rascunho)-/),
  paint,
  (edited) => write(edited, `public/baixar/arquivo-${edited.count}.txt`, 'Um arquivo.\n'),
  (edited) => forget(edited, /^public\/baixar\//),
  ({ asked, chance }) => {
    const day = new Date(`${asked.today}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() + Math.ceil(chance() * 40));
    asked.today = day.toISOString().slice(0, 10);
    return `it is ${asked.today}`;
  },
  ({ asked }) => {
    asked.drafts = !asked.drafts;
    return `drafts: ${asked.drafts}`;
  },
  ({ asked, count }) => {
    asked.code = `program ${count}`;
    return 'other code';
  },
  // What is wrong: the next edit of the same file may mend it, or not.
  (edited) =>
    change(edited, /^content\/blog\/nova-/, (text) => text.replace(/^title: /m, 'titel: ')),
  (edited) =>
    change(edited, /^content\/blog\/nova-/, (text) => text.replace(/^titel: /m, 'title: ')),
  (edited) => change(edited, /^content\/blog\/nova-/, (text) => `${text}\n[Morto](/nao-existe)\n`),
  (edited) =>
    change(edited, /^content\/blog\/nova-/, (text) =>
      text.replaceAll('[Morto](/nao-existe)', 'vivo'),
    ),
  // What happens to the finished site and to the memo.
  (edited) => forget(edited, /^dist\/.*\.(?:html|xml|js|svg)$/),
  (edited) => change(edited, /^dist\/.*\.html$/, (text) => `${text}<!-- -->`),
  (edited) => change(edited, /^dist\/.*\.html$/, (text) => text.replace('a', 'b')),
  ({ root, chance }) => {
    const folder = chance() < 0.5 ? 'dist' : '.cache/memo';
    rmSync(join(root, folder), { recursive: true, force: true });
    return `removed ${folder}`;
  },
  (edited) => change(edited, /^\.cache\/memo\//, (text) => text.slice(0, text.length / 2)),
];

/** Makes one edit that can be made, and says which. */
export async function editByChance(edited: Edited): Promise<string> {
  for (;;) {
    const edit = pick(EDITS, edited.chance);
    const said = await edit?.(edited);
    if (said !== undefined) return said;
  }
}

function pick<Value>(values: readonly Value[], chance: Chance): Value | undefined {
  return values[Math.floor(chance() * values.length)];
}

const FOLDERS = ['content', 'public', 'styles', 'islands', 'dist', '.cache/memo'];

function fileLike({ root, chance }: Edited, pattern: RegExp): string | undefined {
  const files = FOLDERS.filter((folder) => pattern.source.includes(folder.split('/').at(-1) ?? ''))
    .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => pattern.test(file) && !file.includes('/sent/'));
  return pick(files, chance);
}

function change(
  edited: Edited,
  pattern: RegExp,
  to: (text: string, edited: Edited) => string,
): string | undefined {
  const file = fileLike(edited, pattern);
  if (file === undefined) return undefined;
  const path = join(edited.root, file);
  const text = readFileSync(path, 'utf8');
  const changed = to(text, edited);
  if (changed === text) return undefined;
  // Never through a link: an unchanged file of the site is the same file as before.
  rmSync(path);
  writeFileSync(path, changed);
  edited.undo.push(() => writeFileSync(path, text));
  return `changed ${file}`;
}

function write({ root, undo }: Edited, file: string, content: string): string {
  const path = join(root, file);
  undo.push(() => rmSync(path, { force: true }));
  const isThere = existsSync(join(path, '..'));
  if (!isThere) mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return `wrote ${file}`;
}

function forget(edited: Edited, pattern: RegExp): string | undefined {
  const file = fileLike(edited, pattern);
  if (file === undefined) return undefined;
  const path = join(edited.root, file);
  const bytes = readFileSync(path);
  edited.undo.push(() => writeFileSync(path, bytes));
  rmSync(path);
  return `removed ${file}`;
}

function rename(edited: Edited, pattern: RegExp): string | undefined {
  const file = fileLike(edited, pattern);
  if (file === undefined) return undefined;
  const to = file.replace(/-\d+\.md$/, `-${1000 + edited.count}.md`);
  const [from, path] = [file, to].map((name) => join(edited.root, name)) as [string, string];
  renameSync(from, path);
  edited.undo.push(() => renameSync(path, from));
  return `renamed ${file} to ${to}`;
}

async function paint({ root, chance }: Edited): Promise<string> {
  const [r = 0, g = 0, b = 0] = [chance(), chance(), chance()].map((part) =>
    Math.floor(part * 255),
  );
  const picture = await sharp({
    create: { width: 320, height: 200, channels: 3, background: { r, g, b } },
  })
    .png()
    .toBuffer();
  writeFileSync(join(root, 'public/uploads/foto.png'), picture);
  return 'painted public/uploads/foto.png';
}

function article(count: number, body = 'Um texto.\n'): string {
  return post(
    {
      title: `A nova ${count}`,
      description: `O que se lê na nova ${count}, de ponta a ponta.`,
      slug: null,
      author: anAuthor(),
      publishedOn: `2025-0${1 + (count % 9)}-1${count % 10}`,
    },
    body,
  );
}
