// Copies the pages that were sent to clients into the site, byte for byte, with the files that they name.

import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expectedFound, type Problem } from '../../domain/problem.ts';
import type { SentRecord } from '../../domain/proposal/sent-record.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Kept } from '../kinds/proposal/sent/read-sent.ts';
import type { Settled } from '../kinds/proposal/sent/settle-proposals.ts';
import type { Outcome } from '../stages.ts';
import type { Output } from './output/output.ts';
import type { WrittenPage } from './write-pages.ts';

/** The page itself, in the folder of what was kept. */
export const PAGE_FILE = 'page.html';

type SentPage = Kept<Pick<SentRecord, 'route' | 'policy' | 'files'>>;

/** Before any other page: whoever wants one of these addresses is told so. */
export function copySent(
  root: string,
  { sent, terms }: Pick<Settled, 'sent' | 'terms'>,
  output: Output,
): Outcome<WrittenPage[]> {
  const problems: Problem[] = [];
  const value = [...sent, ...terms].map((kept: SentPage) => {
    const { folder, route, policy, source } = kept;
    for (const path of Object.keys(kept.files)) {
      const isPage = path === PAGE_FILE;
      if (!isPage && !path.startsWith('assets/')) continue;
      const bytes = readKept(root, kept, path);
      if (!(bytes instanceof Uint8Array)) problems.push(bytes);
      // Another version, or the build itself, has put it there: the same name is the same file.
      else if (!output.files.has(path)) {
        output.write(isPage ? routeToFile(route) : path, bytes, `${folder}/${path}`);
      }
    }
    return { ...SEEN, route, policy, source };
  });
  return { value, problems };
}

/** The page as the others see it: nothing in it is checked again. */
const SEEN = {
  head: { title: '', description: '', canonical: '', indexed: false },
  ids: [],
  links: [],
  shell: { ids: [], links: [] },
};

function readKept(root: string, { folder, files }: SentPage, path: string) {
  const file = `${folder}/${path}`;
  const refuse = (found: string): Problem => ({
    file,
    message: expectedFound('o arquivo como foi enviado', found),
    fix: `recupere ${folder}/ do controle de versões: ninguém edita o que foi enviado`,
  });
  try {
    if (!statSync(join(root, file)).isFile()) return refuse('nenhum arquivo');
    const bytes = readFileSync(join(root, file));
    const digest = hash('sha256', bytes);
    return digest === files[path] ? bytes : refuse('outro');
  } catch (error) {
    return refuse(String((error as NodeJS.ErrnoException).code));
  }
}
