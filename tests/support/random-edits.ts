// Edits of a project by chance, as its owner makes them: most leave it sound, some do not.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildOptions } from '../../pipeline/run.ts';
import { anAuthor } from './content.ts';
import { listFiles } from './files.ts';
import { type Chance, pick } from './mutate.ts';
import { drawing } from './shown-pictures.ts';
import { article } from './tiny-site.ts';

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

const NEW = /^content\/blog\/nova-/;
const ADDED = /^content\/blog\/(?:nova|rascunho)-/;

const CHANGES: readonly [pattern: RegExp, to: (text: string, count: number) => string][] = [
  [/^content\/.*\.md$/, (text, count) => `${text}\nMais uma frase, a ${count}.\n`],
  [/^content\/blog\//, (text, n) => `${text}\n## Trecho ${n}\n\n[Início](/) e R$ 2.999.\n`],
  [/^content\/(?:blog|pages)\//, (text, n) => text.replace(/^title: ("?)/m, `title: $1${n} `)],
  [
    /^content\/(?:blog|jobs|services|portfolio)\//,
    (text) => text.replace(/^description: ("?)/m, 'description: $1Olhe: '),
  ],
  [/^content\/labels\.yaml$/, (text) => text.replace(/^(skipLink: .*)$/m, '$1 já')],
  [
    /^content\/site\.yaml$/,
    (text, n) => text.replace(/^openingHours: .*$/m, `openingHours: Sexta, 9h-${10 + (n % 9)}h`),
  ],
  [/^styles\/.*\.css$/, (text, count) => `${text}\n.prose h6 { order: ${count}; }\n`],
  [/^islands\/.*\.ts$/, (text, count) => `${text}\n// ${count}\n`],
  [/^islands\/menu\.ts$/, (text, count) => `${text}\nconsole.debug(${count});\n`],
  // What is wrong: the next edit of the same file may mend it, or not.
  [NEW, (text) => text.replace(/^title: /m, 'titel: ')],
  [NEW, (text) => text.replace(/^titel: /m, 'title: ')],
  [NEW, (text) => `${text}\n[Morto](/nao-existe)\n`],
  [NEW, (text) => text.replaceAll('[Morto](/nao-existe)', 'vivo')],
  // What happens to the finished site and to the memo.
  [/^dist\/.*\.html$/, (text) => `${text}<!-- -->`],
  [/^dist\/.*\.html$/, (text) => text.replace('a', 'b')],
  [/^\.cache\/memo\//, (text) => text.slice(0, text.length / 2)],
];

const FILES: readonly [name: string, content: (count: number) => string][] = [
  ['content/blog/nova-N.md', (count) => newArticle(count)],
  ['content/blog/nova-N.md', (count) => newArticle(count, 'A prova ![Foto](/uploads/foto.png)\n')],
  ['content/blog/rascunho-N.md', (n) => newArticle(n).replace('---\n', '---\ndraft: true\n')],
  ['public/baixar/arquivo-N.txt', () => 'Um arquivo.\n'],
];

const GONE = [ADDED, /^public\/baixar\//, /^dist\/.*\.(?:html|xml|js|svg)$/];

const EDITS: readonly Edit[] = [
  ...CHANGES.map(
    ([pattern, to]): Edit =>
      ({ root, undo, count, ...edited }) => {
        const file = fileLike({ root, ...edited }, pattern);
        const text = file && readFileSync(join(root, file), 'utf8');
        const changed = text && to(text, count);
        return changed === text ? undefined : put({ root, undo }, file, changed);
      },
  ),
  ...FILES.map(
    ([name, content]): Edit =>
      (edited) =>
        put(edited, name.replace('N', String(edited.count)), content(edited.count)),
  ),
  ...GONE.map(
    (pattern): Edit =>
      (edited) =>
        put(edited, fileLike(edited, pattern)),
  ),
  ({ root, undo, count, ...edited }) => {
    const file = fileLike({ root, ...edited }, ADDED);
    if (file === undefined) return undefined;
    const [from, to] = [
      join(root, file),
      join(root, file.replace(/-\d+\.md$/, `-${1000 + count}.md`)),
    ];
    renameSync(from, to);
    undo.push(() => renameSync(to, from));
    return `renamed ${file}`;
  },
  async ({ root, chance }) => {
    const colour = `#${String(Math.floor(chance() * 1e6)).padStart(6, '0')}`;
    const picture = await drawing({ width: 320, height: 200 }, colour).png().toBuffer();
    return put({ root, undo: [] }, 'public/uploads/foto.png', picture);
  },
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
  ({ root, chance }) => {
    const folder = chance() < 0.5 ? 'dist' : '.cache/memo';
    rmSync(join(root, folder), { recursive: true, force: true });
    return `removed ${folder}`;
  },
];

/** Makes one edit that can be made, and says which. */
export async function editByChance(edited: Edited): Promise<string> {
  for (;;) {
    const said = await pick(EDITS, edited.chance)(edited);
    if (said !== undefined) return said;
  }
}

const FOLDERS = ['content', 'public', 'styles', 'islands', 'dist', '.cache/memo'];

function fileLike({ root, chance }: Pick<Edited, 'root' | 'chance'>, pattern: RegExp) {
  const files = FOLDERS.filter((folder) => pattern.source.includes(folder.split('/').at(-1) ?? ''))
    .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => pattern.test(file) && !file.includes('/sent/'));
  return files.length > 0 ? pick(files, chance) : undefined;
}

/** Writes a file anew, never through a link (an unchanged file of the site is the same file as before), or removes it. */
function put(
  { root, undo }: Pick<Edited, 'root' | 'undo'>,
  file: string | undefined,
  content?: string | Uint8Array,
): string | undefined {
  if (file === undefined) return undefined;
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const write = (bytes?: string | Uint8Array): void => {
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    if (bytes !== undefined) writeFileSync(path, bytes);
  };
  write(content);
  undo.push(() => write(before));
  return `${content === undefined ? 'removed' : 'wrote'} ${file}`;
}

function newArticle(count: number, body = 'Um texto.\n'): string {
  const publishedOn = `2025-0${1 + (count % 9)}-1${count % 10}`;
  return article(`A nova ${count}`, { author: anAuthor(), publishedOn }, body);
}
