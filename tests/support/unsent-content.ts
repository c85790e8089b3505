// The content as it was before its proposals were sent: tests are of the program, which makes none of the pages that were sent.

import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SENT = 'proposals/sent';

/** A copy of a folder of content in `folder`, with its pictures beside it; the folder itself where nothing was sent. */
export function unsentContent(content: string, folder: string): string {
  if (!existsSync(join(content, SENT))) return content;
  const copy = join(folder, 'unsent/content');
  for (const name of ['content', 'public', 'fonts']) {
    const from = join(dirname(content), name);
    if (existsSync(from)) cpSync(from, join(dirname(copy), name), { recursive: true });
  }
  // The last version of each counts, unless the next is being written.
  for (const version of readdirSync(join(copy, SENT)).sort().reverse()) {
    const files = readdirSync(join(copy, SENT, version)).filter((file) => file.endsWith('.md'));
    for (const file of files) {
      cpSync(join(copy, SENT, version, file), join(copy, 'proposals', file), { force: false });
    }
  }
  rmSync(join(copy, SENT), { recursive: true });
  return copy;
}
