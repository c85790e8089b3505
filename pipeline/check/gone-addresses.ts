// Tells of pages that were published and whose address has gone since the last commit, without a word where they are now.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Site } from '../../domain/content/site.ts';
import type { Redirect } from '../../domain/hosting/answers.ts';
import type { Notice } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { KINDS } from '../kinds/all-kinds.ts';
import type { Page } from '../page.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import type { Run } from '../run.ts';

/** A page as it was in the last commit. */
interface OldPage {
  file: string;
  route: string;
}

interface Present {
  site: Site;
  pages: readonly Pick<Page, 'route' | 'source'>[];
  redirects: readonly Redirect[];
}

/** Nothing where nobody can tell: outside of version control, and before the site has its own address. */
export function listGoneAddresses(
  { root, today }: Pick<Run, 'root' | 'today'>,
  { site, pages, redirects }: Present,
): Notice[] {
  const isSample = site.placeholders.some((text) => site.url.includes(text));
  if (isSample || !existsSync(join(root, '.git'))) return [];
  const routes = pages.map(({ route }) => route);
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  return oldPages(changesIn(root), today)
    .filter(({ route }) => !known.has(route))
    .map(({ file, route }) => {
      const moved = pages.find(({ source }) => source.file === file);
      const target = moved?.route ?? nearest(route, routes) ?? '/';
      return {
        message: `${route} was published (${file}) and is gone: write ${route}: ${target} in ${SINGLE_FILES.redirects}`,
      };
    });
}

/** Proposals have their own way of going: `npm run proposal:withdraw`. */
const FOLDERS = KINDS.filter(({ pages, folder }) => pages && folder !== 'proposals');

/** What was taken out since the last commit, as git shows it; empty where there is no git. */
function changesIn(root: string): string {
  const places = FOLDERS.map(({ folder }) => `content/${folder}`);
  const flags = ['diff', 'HEAD', '--unified=0', '--no-renames', '--no-color', '--no-ext-diff'];
  const { status, stdout } = spawnSync('git', [...flags, '--relative', '--', ...places], {
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
    return route === undefined || (isDeleted && isHidden) ? [] : [{ file, route }];
  });
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}
