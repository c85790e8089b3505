// `npm run proposal:move`: moves archives of earlier versions of this program into folders with finished pages.

import { runOf } from '../pipeline/run.ts';
import { moveArchives } from './proposal/move-archives.ts';
import { ROOT } from './root.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run proposal:move
  --help  says this
Earlier versions of this program kept a sent proposal as data, in content/proposals/sent/*.yaml with
content/proposals.lock.json. Each becomes a folder with its finished page, made once with the texts and
prices that were sent: look at each before you commit.`;

if (readCommand(USAGE, {})) {
  const { moved, failed } = await moveArchives(runOf({ root: ROOT, env: process.env }));
  for (const folder of moved) console.log(`${folder} holds what was sent`);
  for (const reason of failed) console.error(`not moved, and left as it is: ${reason}`);
  if (moved.length + failed.length === 0) console.log('there is no archive to move');
  if (failed.length > 0) process.exitCode = 1;
}
