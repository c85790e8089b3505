// Copies the pages that were sent to clients into the site, byte for byte, with the files that they name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedFound, type Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import {
  latestOf,
  namesIn,
  OFFER_SCRIPT,
  PAGE_FILE,
  type SentVersion,
  TERMS_FILE,
} from '../kinds/proposal/sent.ts';
import type { Outcome } from '../stages.ts';
import type { Output } from './output/output.ts';
import type { WrittenPage } from './write-pages.ts';

/** Before any other page: whoever wants one of these addresses is told so. */
export function copySent(
  root: string,
  sent: readonly SentVersion[],
  /** Those whose pages are made: each stands in the place of what was sent of it. */
  made: readonly { data: { number: string } }[],
  output: Output,
): Outcome<WrittenPage[]> {
  const problems: Problem[] = [];
  const value: WrittenPage[] = [];
  const replaced = new Set(made.map(({ data }) => data.number));
  const shown = new Set(
    latestOf(sent).filter(({ number, status }) => status !== 'withdrawn' && !replaced.has(number)),
  );
  for (const version of sent) {
    const { folder, record, route, policy, terms } = version;
    const copy = (from: string, to: string): void => {
      const file = `${folder}/${from}`;
      try {
        output.write(to, readFileSync(join(root, file)), file);
      } catch (error) {
        problems.push(missing(file, String((error as NodeJS.ErrnoException).code)));
      }
    };
    const page = { ...COPIED, source: record };
    if (shown.has(version)) {
      copy(PAGE_FILE, routeToFile(route));
      value.push({ ...page, route, policy });
    }
    // Of terms and of files with a hash in their names the first copy is as good as any.
    const isNew = (path: string): boolean => !output.files.has(path);
    if (terms && isNew(routeToFile(terms.route))) {
      copy(TERMS_FILE, routeToFile(terms.route));
      value.push({ ...page, ...terms });
    }
    const names = namesIn(join(root, folder, 'assets')).filter((name) => HASHED.test(name));
    for (const asset of names.map((name) => `assets/${name}`)) {
      // An offer goes with its page.
      const isOffer = asset.startsWith(`assets/${OFFER_SCRIPT.replace(/js$/, '')}`);
      if (isNew(asset) && (!isOffer || shown.has(version))) copy(asset, asset);
    }
  }
  return { value, problems };
}

/** How sending names them: whatever else lies there is nobody's. */
const HASHED = /^[\w.-]+\.[0-9a-f]{8}\.\w+$/;

/** Nothing in a page that was sent is checked again. */
const COPIED = {
  head: { title: '', description: '', canonical: '', indexed: false },
  ids: [],
  links: [],
  shell: { ids: [], links: [] },
};

function missing(file: string, found: string): Problem {
  return {
    file,
    message: expectedFound('o arquivo como foi enviado', found === 'ENOENT' ? 'nada' : found),
    fix: 'recupere do controle de versões; para esquecer o cliente, apague a pasta inteira',
  };
}
