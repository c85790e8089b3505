// Writes what an editor knows of the content into .vscode/: schemas and snippets, as the build itself checks it.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import type { NamedLists } from '../kinds/checks/check-names.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Run } from '../run.ts';
import type { Stages } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';
import { contentSchemas } from './content-schemas.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { snippetsOf } from './snippets.ts';

const FOLDER = '.vscode';
const SCHEMAS = `${FOLDER}/schemas`;
const SNIPPETS = `${FOLDER}/conteudo.code-snippets`;

/** Texts by their paths from the root. */
export function editorFiles(
  root: string,
  kinds: readonly Kind[],
  lists: NamedLists,
): ReadonlyMap<string, string> {
  const all = contentSchemas(kinds).map((one) => ({ one, json: jsonSchemaOf(one.schema, lists) }));
  const snippets = all.map(({ one, json }) => snippetsOf(root, one, json));
  return new Map([
    ...all.map(({ one, json }) => [`${SCHEMAS}/${one.name}.json`, textOf(json)] as const),
    [SNIPPETS, textOf(Object.assign({}, ...snippets))],
  ]);
}

interface Work {
  run: Run;
  memo: Memo;
  stages: Stages;
  output: { problems: readonly Problem[] };
}

/**
 * Nothing for a house that does without them, which has no .vscode/schemas/, nor while something is
 * wrong, nor where nothing that may be named is new.
 */
export function describeContent(
  { run: { root }, memo, stages, output }: Work,
  kinds: readonly Kind[],
  lists: NamedLists,
): void {
  const isWhole = stages.problems.length + output.problems.length === 0;
  if (isWhole && existsSync(join(root, SCHEMAS))) {
    memo.value(`editor files ${hashOf(JSON.stringify(lists))}`, () => {
      writeFiles(root, editorFiles(root, kinds, lists));
      return true;
    });
  }
}

function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of readdirSync(join(root, SCHEMAS))) {
    if (!files.has(`${SCHEMAS}/${name}`)) rmSync(join(root, SCHEMAS, name));
  }
}

function textOf(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
