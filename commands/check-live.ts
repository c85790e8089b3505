// `npm run check:live ADDRESS`: whether a running site answers as it should, and where its links lead.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isUrl } from '../domain/routes.ts';
import { checkLive } from './live/ask-site.ts';
import { ROOT } from './root.ts';
import { fail } from './terminal/complaint.ts';
import { asNode, readCommand } from './terminal/options.ts';

const USAGE = `npm run check:live ADDRESS
Asks every page of the site's map for its status and headers, every line of content/redirects.yaml for
its redirect, and every link of every page for an answer. Says what is not as it should be.
  ADDRESS  such as https://www.exemplo.com.br`;

const REDIRECTS = join(ROOT, 'content/redirects.yaml');

const asked = readCommand(USAGE, {}, asNode);
const [typed = ''] = asked?.words ?? [];
if (asked && /^https?:/.test(typed) && isUrl(typed)) {
  const redirects = existsSync(REDIRECTS) ? parse(readFileSync(REDIRECTS, 'utf8')) : {};
  const found = await checkLive(new URL(typed).origin, redirects ?? {});
  if (found.length > 0) fail(found.join('\n'));
  else console.log(`${typed} answers as it should.`);
} else if (asked) {
  fail(`expected an address such as https://www.exemplo.com.br, found "${typed}"\n\n${USAGE}`, 2);
}
