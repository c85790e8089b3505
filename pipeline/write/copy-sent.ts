// Copies the pages that were sent to clients into the site, byte for byte, with the files that they name.

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Kept } from '../kinds/proposal/sent/read-sent.ts';
import type { Settled } from '../kinds/proposal/sent/settle-proposals.ts';
import type { Outcome } from '../stages.ts';
import type { Output } from './output/output.ts';
import type { WrittenPage } from './write-pages.ts';

/** The page itself, in the folder of what was kept. */
export const PAGE_FILE = 'page.html';

interface KeptPage {
  route: string;
  policy: string;
  files: Readonly<Record<string, string>>;
}

/** Before any other page: whoever wants one of these addresses is told so. */
export function copySent(
  root: string,
  { sent, terms }: Pick<Settled, 'sent' | 'terms'>,
  output: Output,
): Outcome<WrittenPage[]> {
  const problems: Problem[] = [];
  const value = [...sent, ...terms].map((kept: Kept<KeptPage>) => {
    for (const path of Object.keys(kept.files)) {
      const isPage = path === PAGE_FILE;
      if (!isPage && !path.startsWith('assets/')) continue;
      const bytes = readKept(root, kept, path);
      // Another version, or the build itself, has put it there: the same name is the same file.
      if (output.files.has(path) && bytes instanceof Uint8Array) continue;
      if (bytes instanceof Uint8Array) {
        output.write(isPage ? routeToFile(kept.route) : path, bytes, `${kept.folder}/${path}`);
      } else problems.push(bytes);
    }
    return pageOf(kept);
  });
  return { value, problems };
}

function readKept(root: string, { folder, files }: Kept<KeptPage>, path: string) {
  const file = `${folder}/${path}`;
  const fix = `restore ${folder}/ from version control: nobody edits what was sent`;
  try {
    if (!statSync(join(root, file)).isFile()) throw Object.assign(new Error(), { code: 'no file' });
    const bytes = readFileSync(join(root, file));
    if (createHash('sha256').update(bytes).digest('hex') === files[path]) return bytes;
    return { file, message: 'expected the file as it was sent, found another one', fix };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { file, message: `expected the file as it was sent, found ${code}`, fix };
  }
}

/** As the others see it: nothing in it is checked again. */
function pageOf({ route, policy, source }: Kept<KeptPage>): WrittenPage {
  return {
    route,
    source,
    head: { title: '', description: '', canonical: '', indexed: false },
    policy,
    ids: [],
    links: [],
    shell: { ids: [], links: [] },
  };
}
