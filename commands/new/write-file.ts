// Writes the new file, and takes it away again if the site would not build with it, or whoever asked for it leaves.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Problem } from '../../domain/problem.ts';
import { fill } from '../../domain/text/fill.ts';
import { withLock } from '../../pipeline/store/lock.ts';
import { buildSite } from '../build-site.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { addPassphrase, forgetPassphrase } from '../proposal/passphrases.ts';
import { formatComplaints } from '../terminal/complaint.ts';
import { tellProblems, tellWriter } from '../terminal/language.ts';
import { readKnown } from './known.ts';
import type { Request } from './read-request.ts';
import { starterText } from './starter-text.ts';

export interface NewFile {
  file: string;
  /** The complete address of its page. */
  address: string;
  /** Of a protected proposal. */
  passphrase: string | undefined;
  /** What keeps the site from being built, with or without the new file. */
  others: Problem[];
}

/** Why the file could not be written, or why the site does not build with it. */
interface Refused {
  refused: string;
}

export function writeNew(root: string, request: Request): Promise<NewFile | Refused> {
  return inTemporaryFolder(async (folder) => {
    const setting = { root, outDir: join(folder, 'dist'), drafts: true, env: process.env };
    const made = create(root, request);
    if ('refused' in made) return made;
    const file = join(root, made.file);
    const takeAway = (): void => {
      rmSync(file, { force: true });
      if (made.passphrase) forgetPassphrase(root, request.name);
    };
    process.once('exit', takeAway);
    const { problems } = await buildSite(setting);
    const text = readFileSync(file);
    if (problems.length > 0) rmSync(file);
    // What is wrong with the site anyway keeps nobody from writing something new.
    const others = problems.length > 0 ? (await buildSite(setting)).problems : [];
    // A build hardly ever waits: a signal that came meanwhile is heard only now.
    await setTimeout(10);
    process.off('exit', takeAway);
    const known = new Set(others.map(placeOf));
    const own = problems.filter((problem) => !known.has(placeOf(problem)));
    if (own.length === 0) {
      writeFileSync(file, text);
      return { ...made, others };
    }
    takeAway();
    const advice = tellWriter({
      en: 'Nothing was written: mend what is above and run the command again.',
      pt: 'Nada foi escrito: corrija o que está acima e rode o comando de novo.',
    });
    return { refused: `${tellProblems(own)}\n\n${advice}` };
  });
}

/** With the new file the same problem may say something else, such as which names there are. */
function placeOf({ file, line, column, path, count }: Problem): string {
  return [file, line, column, path, count && 'more'].join('\n');
}

/** Two at once wait for each other: both would take the next free number. */
function create(
  root: string,
  { kind, name, answers, isProtected }: Request,
): Omit<NewFile, 'others'> | Refused {
  const { extension, workOut } = kind.starter;
  const file = `content/${kind.folder}/${name}${extension}`;
  return withLock(join(root, 'node_modules/.cache/new.lock'), () => {
    if (existsSync(join(root, file))) {
      const message = tellWriter({
        en: `the file ${file} exists already`,
        pt: `o arquivo ${file} já existe`,
      });
      const fix = tellWriter({
        en: 'edit that file, or give the new one another name with --name',
        pt: 'edite esse arquivo, ou dê outro nome ao novo com --name',
      });
      return { refused: formatComplaints([{ message, fix }]) };
    }
    const passphrase = isProtected ? addPassphrase(root, name, false) : undefined;
    if (typeof passphrase === 'object') return { refused: formatComplaints([passphrase]) };
    const known = readKnown(root);
    const values = { ...answers, ...workOut(answers, known, name), passphrase: `${isProtected}` };
    // Answers stand between quotes in a starter, where YAML reads what JSON writes.
    const escaped = Object.entries(values).map(([key, value]) => [
      key,
      JSON.stringify(value).slice(1, -1),
    ]);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const filled = fill(starterText(kind, answers, known), Object.fromEntries(escaped));
    writeFileSync(join(root, file), filled, { flag: 'wx' });
    return { file, address: known.url + kind.routeOf(name, extname(file)), passphrase };
  });
}
