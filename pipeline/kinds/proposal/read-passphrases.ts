// Finds the passphrases of protected proposals, which are kept out of the content.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { Problem } from '../../../domain/problem.ts';
import { isStrongPassphrase, MIN_SIGNS } from '../../../domain/proposal/passphrase.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import type { Run } from '../../run.ts';
import type { Outcome } from '../../stages.ts';
import type { Entry } from '../collections.ts';

/** Names of proposals with their passphrases, as JSON; git never sees it. */
export const PASSPHRASE_FILE = '.passphrases.json';

/** The same JSON for machines that have no such file; where both name a proposal, this one counts. */
export const PASSPHRASE_VARIABLE = 'PROPOSAL_PASSPHRASES';

/** By the proposal's content file. */
export type Passphrases = ReadonlyMap<string, string>;

/** Of every protected proposal that has one. No message ever shows a passphrase. */
export function readPassphrases(
  run: Pick<Run, 'root' | 'env'>,
  proposals: readonly Entry<ProposalData>[],
): Outcome<Passphrases> {
  const secret = proposals.filter(({ data }) => data.passphrase);
  if (secret.length === 0) return { value: new Map() };
  const file = readFile(run.root);
  const variable = readVariable(run.env);
  if (!file || !variable) {
    const problems = [
      ...(file ? [] : [notJson({ file: PASSPHRASE_FILE })]),
      ...(variable ? [] : [notJson({ file: 'environment', path: PASSPHRASE_VARIABLE })]),
    ];
    return { value: new Map(), problems };
  }
  const known: Record<string, string> = { ...file, ...variable };
  const keys = secret.map((entry) => ({
    entry,
    passphrase: Object.hasOwn(known, entry.name) ? known[entry.name] : undefined,
  }));
  return {
    value: new Map(
      keys.flatMap(({ entry, passphrase }) =>
        passphrase === undefined ? [] : [[entry.file, passphrase]],
      ),
    ),
    problems: keys.flatMap(({ entry, passphrase }) => checkEntry(entry, passphrase)),
  };
}

/** Every passphrase that this machine has, by the names of files; undefined where they cannot be read. */
export function knownPassphrases({
  root,
  env,
}: Pick<Run, 'root' | 'env'>): ReadonlyMap<string, string> | undefined {
  const [file, variable] = [readFile(root), readVariable(env)];
  return file && variable && new Map(Object.entries({ ...file, ...variable }));
}

function checkEntry(
  { name, file, route, data, source }: Entry<ProposalData>,
  passphrase: string | undefined,
): Problem[] {
  const report = (message: string, fix: string): Problem => ({
    file,
    ...source.placeOfKey([], 'passphrase'),
    message,
    fix,
  });
  const told = toldBy(route, data);
  return [
    ...(passphrase === undefined
      ? [
          report(
            `expected a passphrase for "${name}", found none in ${PASSPHRASE_FILE} or ${PASSPHRASE_VARIABLE}`,
            `npm run proposal:passphrase ${name} makes one; without protection, remove the line`,
          ),
        ]
      : []),
    ...(passphrase !== undefined && !isStrongPassphrase(passphrase, wordsOf(data.client))
      ? [
          report(
            `expected a passphrase of ${MIN_SIGNS} letters and digits by chance, found a weaker one for "${name}"`,
            `npm run proposal:passphrase ${name} -- --replace makes a strong one`,
          ),
        ]
      : []),
    ...(told
      ? [
          report(
            `expected an address that does not tell who the client is, found "${told}" in ${route}`,
            'rename the file, and its passphrase, to letters and digits that mean nothing',
          ),
        ]
      : []),
  ];
}

/** Shorter words, such as `de` and `SA`, say little. */
const MEANINGFUL = 3;
const COMMON = new Set(['proposta', 'ltda', 'eireli', 'epp', 'mei', 'dos', 'das']);

/** From here on a word is recognised inside another one, such as `padariaaurora`. */
const RECOGNISED = 5;

/** A word of the client's name or company that stands in the address. */
function toldBy(route: string, { client }: ProposalData): string | undefined {
  const parts = route.slice(1).split(/[-/]/);
  return wordsOf(client).find((word) =>
    parts.some((part) => part === word || (word.length >= RECOGNISED && part.includes(word))),
  );
}

function wordsOf({ company, name }: ProposalData['client']): string[] {
  const words = [company, name].map(slugOf).flatMap((slug) => slug.split('-'));
  return words.filter((word) => word.length >= MEANINGFUL && !COMMON.has(word));
}

function readFile(root: string): Record<string, string> | undefined {
  const path = join(root, PASSPHRASE_FILE);
  if (!existsSync(path)) return {};
  return parsePassphrases(statSync(path).isFile() ? readFileSync(path, 'utf8') : '');
}

function readVariable(env: Run['env']): Record<string, string> | undefined {
  const text = env[PASSPHRASE_VARIABLE];
  return text ? parsePassphrases(text) : {};
}

/** Undefined when the text is anything but JSON of names and passphrases. */
export function parsePassphrases(text: string): Record<string, string> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
    const isGood = Object.values(data).every((value) => typeof value === 'string');
    return isGood ? (data as Record<string, string>) : undefined;
  } catch {
    return undefined;
  }
}

function notJson(place: { file: string; path?: string }): Problem {
  return {
    ...place,
    message: 'expected JSON with the name and the passphrase of each proposal, found other text',
    fix: 'write it as { "nome-do-arquivo": "a senha" }',
  };
}
