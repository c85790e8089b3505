// Finds the passphrases of protected proposals, which are kept out of the content.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { Problem } from '../../../domain/problem.ts';
import { isStrongPassphrase, MIN_SIGNS } from '../../../domain/proposal/passphrase.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { findText } from '../../read/find-text.ts';
import type { Run } from '../../run.ts';
import type { Entry } from '../read-content.ts';

/** Names of proposals with their passphrases, as JSON; git never sees it. */
export const PASSPHRASE_FILE = '.passphrases.json';

/** The same JSON for machines that have no such file; where both name a proposal, this one counts. */
export const PASSPHRASE_VARIABLE = 'PROPOSAL_PASSPHRASES';

/** By the proposal's content file. */
export type Passphrases = ReadonlyMap<string, string>;

/** Of every protected proposal that has one. No message ever shows a passphrase. */
export function readPassphrases(run: Run, proposals: readonly Entry<ProposalData>[]): Passphrases {
  const secret = proposals.filter(({ data }) => data.passphrase);
  const found = new Map<string, string>();
  if (secret.length === 0) return found;
  const [file, variable] = [readFile(run), readVariable(run)];
  if (!file || !variable) return found;
  const known = { ...file, ...variable };
  for (const entry of secret) {
    const passphrase = Object.hasOwn(known, entry.name) ? known[entry.name] : undefined;
    run.problems.push(...checkEntry(run, entry, passphrase));
    if (passphrase !== undefined) found.set(entry.file, passphrase);
  }
  return found;
}

function checkEntry(
  run: Run,
  { name, file, route, data }: Entry<ProposalData>,
  passphrase: string | undefined,
): Problem[] {
  const report = (text: string, message: string, fix: string): Problem => ({
    file,
    ...findText(run, file, text),
    message,
    fix,
  });
  const problems: Problem[] = [];
  if (passphrase === undefined) {
    problems.push(
      report(
        'passphrase:',
        `expected a passphrase for "${name}", found none in ${PASSPHRASE_FILE} or ${PASSPHRASE_VARIABLE}`,
        `npm run proposal:passphrase ${name} makes one; without protection, remove the line`,
      ),
    );
  } else if (!isStrongPassphrase(passphrase)) {
    problems.push(
      report(
        'passphrase:',
        `expected a passphrase of ${MIN_SIGNS} letters and digits or more, found a weaker one for "${name}"`,
        `npm run proposal:passphrase ${name} -- --replace makes a strong one`,
      ),
    );
  }
  const told = toldBy(route, data);
  if (told) {
    problems.push(
      report(
        'passphrase:',
        `expected an address that does not tell who the client is, found "${told}" in ${route}`,
        'rename the file, and its passphrase, to letters and digits that mean nothing',
      ),
    );
  }
  return problems;
}

/** Shorter words, such as `de` and `SA`, say little. */
const MEANINGFUL = 3;
const COMMON = new Set(['proposta', 'ltda', 'eireli', 'epp', 'mei', 'dos', 'das']);

/** From here on a word is recognised inside another one, such as `padariaaurora`. */
const RECOGNISED = 5;

/** A word of the client's name or company that stands in the address. */
function toldBy(route: string, { client }: ProposalData): string | undefined {
  const parts = route.slice(1).split(/[-/]/);
  const words = [client.company, client.name].map(slugOf).flatMap((slug) => slug.split('-'));
  return words
    .filter((word) => word.length >= MEANINGFUL && !COMMON.has(word))
    .find((word) =>
      parts.some((part) => part === word || (word.length >= RECOGNISED && part.includes(word))),
    );
}

function readFile(run: Run): Record<string, string> | undefined {
  const path = join(run.root, PASSPHRASE_FILE);
  if (!existsSync(path)) return {};
  const text = statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  return parsePassphrases(text) ?? refuse(run, { file: PASSPHRASE_FILE });
}

function readVariable(run: Run): Record<string, string> | undefined {
  const text = run.env[PASSPHRASE_VARIABLE];
  if (!text) return {};
  const place = { file: 'environment', path: PASSPHRASE_VARIABLE };
  return parsePassphrases(text) ?? refuse(run, place);
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

function refuse(run: Run, place: { file: string; path?: string }): undefined {
  run.problems.push({
    ...place,
    message: 'expected JSON with the name and the passphrase of each proposal, found other text',
    fix: 'write it as { "nome-do-arquivo": "a senha" }',
  });
}
