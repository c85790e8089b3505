// Tells of pages whose address has gone since the last commit, without a word where they are now.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Site } from '../../domain/content/site.ts';
import type { Redirect } from '../../domain/hosting/answers.ts';
import type { Notice } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { likeness } from '../../domain/text/likeness.ts';
import { KINDS } from '../kinds/all-kinds.ts';
import type { Page } from '../page.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Run } from '../run.ts';

/** A page as it was in the last commit. */
interface OldPage {
  file: string;
  route: string;
  /** The whole file where it is deleted; undefined where it is still there. */
  text?: string;
}

type NewPage = Pick<Page, 'route' | 'source'>;

interface Present {
  site: Site;
  pages: readonly NewPage[];
  redirects: readonly Redirect[];
}

/**
 * Nothing outside of version control. Before the site has its own address, only of what is called
 * otherwise: whoever makes the sample their own deletes most of it, and none of that was published.
 */
export function listGoneAddresses(
  { root, today }: Pick<Run, 'root' | 'today'>,
  { site, pages, redirects }: Present,
): Notice[] {
  const isSample = site.placeholders.some((text) => site.url.includes(text));
  const routes = pages.map(({ route }) => route);
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  return followGone({ root, today }, pages, known).flatMap(({ old, now }) => {
    if (now) return { message: tellMoved(old, now) };
    return isSample ? [] : { message: tellGone(old, routes) };
  });
}

/** Where a page is that the last commit had at an address; git is asked when somebody wants to know. */
export function findMoved(
  run: Pick<Run, 'root' | 'today'>,
  pages: readonly NewPage[],
): (route: string) => string | undefined {
  let moved: Map<string, string> | undefined;
  return (route) => {
    moved ??= new Map(
      followGone(run, pages, new Set(pages.map((page) => page.route))).flatMap(({ old, now }) =>
        now ? [[old.route, now.route]] : [],
      ),
    );
    return moved.get(route);
  };
}

/** Every page whose address is not among the known ones any more, and what it has become. */
function followGone(
  { root, today }: Pick<Run, 'root' | 'today'>,
  pages: readonly NewPage[],
  known: ReadonlySet<string>,
): { old: OldPage; now: NewPage | undefined }[] {
  if (!existsSync(join(root, '.git'))) return [];
  const gone = oldPages(changesIn(root), today).filter(({ route }) => !known.has(route));
  if (gone.length === 0) return [];
  const committed = filesIn(root);
  const fresh = pages.filter(({ source }) => !committed.has(source.file));
  return gone.map((old) => ({ old, now: findAgain(old, pages, fresh) }));
}

/** Proposals have their own way of going: `npm run proposal:withdraw`. */
const FOLDERS = KINDS.filter(({ pages, folder }) => pages && folder !== 'proposals');
const PLACES = FOLDERS.map(({ folder }) => `content/${folder}`);

/** The files of the last commit. */
function filesIn(root: string): Set<string> {
  return new Set(git(root, ['ls-tree', '-r', '--name-only', 'HEAD', '--', ...PLACES]).split('\n'));
}

/** What was taken out since the last commit, as git shows it. */
function changesIn(root: string): string {
  const flags = ['--unified=0', '--no-renames', '--no-color', '--no-ext-diff', '--relative'];
  return git(root, ['diff', 'HEAD', ...flags, '--', ...PLACES]);
}

/** Empty where there is no git. */
function git(root: string, words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}

/** Of files that are deleted, or whose line `route:` is another now. */
function oldPages(changes: string, today: string): OldPage[] {
  return changes.split(/^diff --git /m).flatMap((section) => {
    const file = /^--- a\/(.+)$/m.exec(section)?.[1];
    const kind = FOLDERS.find(({ folder }) => file?.startsWith(`content/${folder}/`));
    if (!file || !kind) return [];
    const removed = (key: string): string | undefined =>
      new RegExp(`^-${key}: *["']?([^"'\\s#]+)`, 'm').exec(section)?.[1];
    const isDeleted = /^deleted file mode/m.test(section);
    const isHidden = removed('draft') === 'true' || (removed('publishedOn') ?? '') > today;
    const route = removed('route') ?? (isDeleted ? kind.routeOf(nameOf(file)) : undefined);
    if (route === undefined || (isDeleted && isHidden)) return [];
    return { file, route, ...(isDeleted && { text: removedText(section) }) };
  });
}

function removedText(section: string): string {
  const [, ...parts] = section.split(/^@@.*$/m);
  const lines = parts.flatMap((part) => part.split('\n').filter((line) => line.startsWith('-')));
  return lines.map((line) => line.slice(1)).join('\n');
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}

/** Git too takes a file for the same one from half of it on. */
const ALIKE = 0.5;

/** The page that the old one has become: of the same file, or of a new one that says the same. */
function findAgain(
  { file, text }: OldPage,
  pages: readonly NewPage[],
  fresh: readonly NewPage[],
): NewPage | undefined {
  if (text === undefined) return pages.find(({ source }) => source.file === file);
  const folder = file.slice(0, file.indexOf('/', 'content/'.length) + 1);
  const title = titleOf(text);
  const [best] = fresh
    .filter(({ source }) => source.file.startsWith(folder))
    .map((page) => {
      const isCalledSo = title !== undefined && titleOf(page.source.text) === title;
      return { page, share: likeness(text, page.source.text) + (isCalledSo ? 1 : 0) };
    })
    .sort((a, b) => b.share - a.share);
  return best && best.share >= ALIKE ? best.page : undefined;
}

function titleOf(text: string): string | undefined {
  return /^title: *(\S.*)$/m.exec(text)?.[1];
}

/** Openings are the one kind whose files have no aliases. */
const WITHOUT_ALIASES = 'content/jobs/';

function tellMoved({ file, route }: OldPage, { source, route: target }: NewPage): string {
  const what =
    source.file === file ? `${file} has another route now` : `${file} is ${source.file} now`;
  const line = `write ${route}: ${target} in ${SINGLE_FILES.redirects}`;
  const alias = source.file.startsWith(WITHOUT_ALIASES)
    ? ''
    : `, or aliases: [${route}] in ${source.file}`;
  return `${route} is gone, since ${what}: ${line}${alias}`;
}

/** Without anything like it, the list that it stood in is what its readers want. */
function tellGone({ file, route }: OldPage, routes: readonly string[]): string {
  const list = route.slice(0, route.lastIndexOf('/'));
  const target = nearest(route, routes) ?? (routes.includes(list) ? list : '/');
  return `${route} is gone with ${file}: write ${route}: ${target} in ${SINGLE_FILES.redirects}`;
}
