// Cases on disk: changes of the small site, and their results. Each line begins with a mark:
//
//   # title                 begins a case
//   @ content/blog/ola.md   the file to change; after it `like FILE`: as a copy; `anew`: from empty; `goes`: delete it
//   - old, + new            lines to find, and lines in their place; without any to find they are added at the end;
//                           `…` separates two such changes
//   % strict                a setting of a build, `% today 2025-06-02`, or a variable; `% alone`: not built with others
//   > PLACE » words · words in refusals/: the place of a problem, and words of its message
//   ? blog/ola.html table   in sites/: the elements that a selector finds; after `text` or `tags`: their texts or tags;
//                           a file alone: its lines; `files FOLDER`; `notices`
//   | line                  the answer

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from './build.ts';
import type { Tree } from './project.ts';

const SMALL_SITE = join(import.meta.dirname, 'small-site');
const CASES = join(import.meta.dirname, '../cases');

/** True if expectations are written anew, by `UPDATE=1 npm test`; read the `git diff` afterwards. */
export const UPDATE = Boolean(process.env.UPDATE);

export interface Case {
  title: string;
  /** The lines with changes and settings. */
  given: string[];
  /** Files that are laid over the small site. */
  tree: Tree;
  settings: BuildSettings;
  /** True if it is marked `% alone`, since the changes of other cases would disturb it. */
  isAlone: boolean;
  /** The lines with expected results. */
  expected: string[];
}

export interface CaseFile {
  name: string;
  path: string;
  /** The text above the first case. */
  intro: string;
  cases: Case[];
}

/** The beginning of lines with expectations; all others are changes and settings. */
const EXPECTED = /^[>?|]/;

export function readCases(folder: string): CaseFile[] {
  return readdirSync(join(CASES, folder)).map((name) => {
    const path = join(CASES, folder, name);
    const [intro = '', ...sections] = readFileSync(path, 'utf8').split(/^# /m);
    const cases = sections.map((section) => {
      try {
        return readCase(section);
      } catch (error) {
        throw new Error(`${name}: ${section.split('\n', 1)}`, { cause: error });
      }
    });
    return { name: name.replace(/\.\w+$/, ''), path, intro, cases };
  });
}

/** Writes the file anew, with the expectations that its cases have now. */
export function writeCases({ path, intro, cases }: CaseFile): void {
  const text = cases.map(
    ({ title, given, expected }) => `# ${[title, ...given, ...expected].join('\n')}\n`,
  );
  writeFileSync(path, intro + text.join('\n'));
}

function readCase(section: string): Case {
  const [title = '', ...lines] = section.trimEnd().split('\n');
  const given = lines.filter((line) => !EXPECTED.test(line));
  const expected = lines.filter((line) => EXPECTED.test(line));
  const tree: Record<string, string | null> = {};
  const settings: Record<string, unknown> = {};
  const isAlone = given.includes('% alone');
  let file = '';
  let found: string[] = [];
  let better: string[] = [];
  const apply = (): void => {
    if (found.length + better.length > 0) tree[file] = changed(tree, file, found, better);
    found = [];
    better = [];
  };
  for (const line of given) {
    const [mark, text] = [line.slice(0, 1), line.slice(2)];
    if (mark === '-' && better.length > 0) apply();
    if (mark === '-') found.push(text);
    else if (mark === '+') better.push(text);
    else apply();
    const [path = '', how, model = ''] = text.split(' ');
    if (mark === '@') file = path;
    if (mark === '@' && how === 'like') tree[file] = smallSite(model, false);
    if (mark === '@' && how === 'goes') tree[file] = null;
    if (mark === '@' && how === 'anew') tree[file] = '';
    if (mark === '%' && text !== 'alone') {
      const [, key = '', value = ''] = /^(\w+) ?(.*)$/.exec(text) ?? [];
      const isEnvironment = key === key.toUpperCase();
      if (isEnvironment) settings.env = { ...(settings.env as object), [key]: value };
      else settings[key] = key === 'hosts' ? value.split(' ') : value || true;
    }
  }
  apply();
  return { title, given, tree, settings: settings as BuildSettings, isAlone, expected };
}

/** The text of a file after a change; without lines to find, the others are added at its end, or are a new file. */
function changed(tree: Tree, file: string, found: string[], better: string[]): string {
  const before = String(tree[file] ?? smallSite(file, found.length === 0));
  const textOf = (lines: string[]): string => lines.map((line) => `${line}\n`).join('');
  const from = textOf(found);
  if (!from) return before + textOf(better);
  if (!before.includes(from)) throw new Error(`${file} has no lines\n${from}`);
  return before.replace(from, () => textOf(better));
}

function smallSite(file: string, isNew: boolean): string {
  try {
    return readFileSync(join(SMALL_SITE, file), 'utf8');
  } catch (error) {
    if (isNew) return '';
    throw error;
  }
}
