// Finds the passphrases of protected proposals, which are kept out of the content.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
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

/** Passphrases by the proposal's content file. */
export type Passphrases = ReadonlyMap<string, string>;

/** Those of every protected proposal that has one. No message ever shows a passphrase. */
export function readPassphrases(
  run: Pick<Run, 'root' | 'env'>,
  proposals: readonly Entry<ProposalData>[],
): Outcome<Passphrases> {
  const secret = proposals.filter(({ data }) => data.passphrase);
  if (secret.length === 0) return { value: new Map() };
  const known = knownPassphrases(run);
  if (!known) return { value: new Map(), problems: readAll(run).flatMap(refuseText) };
  const found = secret.map((entry) => ({ entry, passphrase: known.get(entry.name) }));
  return {
    value: new Map(
      found.flatMap(({ entry: { file }, passphrase }) =>
        passphrase === undefined ? [] : [[file, passphrase]],
      ),
    ),
    problems: found.flatMap(({ entry, passphrase }) => checkEntry(entry, passphrase)),
  };
}

/** Every passphrase that this machine has, by the names of files; undefined where they cannot be read. */
export function knownPassphrases(
  run: Pick<Run, 'root' | 'env'>,
): ReadonlyMap<string, string> | undefined {
  const known = new Map<string, string>();
  for (const { passphrases } of readAll(run)) {
    if (!passphrases) return undefined;
    for (const [name, passphrase] of Object.entries(passphrases)) known.set(name, passphrase);
  }
  return known;
}

interface PassphraseText {
  place: Pick<Problem, 'file' | 'path'>;
  passphrases: Record<string, string> | undefined;
}

/** What counts comes last. */
function readAll({ root, env }: Pick<Run, 'root' | 'env'>): PassphraseText[] {
  const path = join(root, PASSPHRASE_FILE);
  const file = statSync(path, { throwIfNoEntry: false });
  const inFile = file ? parsePassphrases(file.isFile() ? readFileSync(path, 'utf8') : '') : {};
  const variable = env[PASSPHRASE_VARIABLE];
  const place = { file: 'environment', path: PASSPHRASE_VARIABLE };
  return [
    { place: { file: PASSPHRASE_FILE }, passphrases: inFile },
    { place, passphrases: variable ? parsePassphrases(variable) : {} },
  ];
}

const passphrasesSchema = z.record(z.string(), z.string());

/** Undefined when the text is anything but JSON of names and passphrases. */
export function parsePassphrases(text: string): Record<string, string> | undefined {
  try {
    return passphrasesSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function refuseText({ place, passphrases }: PassphraseText): Problem[] {
  if (passphrases) return [];
  const message = 'esperado: JSON com o nome e a senha de cada proposta; encontrado: outra coisa';
  return [
    {
      ...place,
      message,
      fix: 'escreva assim: { "nome-do-arquivo": "a senha" }',
    },
  ];
}

function checkEntry(
  { name, file, route, data, source }: Entry<ProposalData>,
  passphrase: string | undefined,
): Problem[] {
  const word = toldBy(route, data);
  const isWeak = passphrase !== undefined && !isStrongPassphrase(passphrase, wordsOf(data.client));
  const all: [isSo: boolean, message: string, fix: string][] = [
    [
      passphrase === undefined,
      `esperado: uma senha para "${name}"; encontrado: nenhuma em ${PASSPHRASE_FILE} nem em ${PASSPHRASE_VARIABLE}`,
      `npm run proposal passphrase ${name} faz uma; sem proteção, tire a linha`,
    ],
    [
      isWeak,
      `esperado: uma senha de ${MIN_SIGNS} letras e números sorteados; encontrado: uma mais fraca para "${name}"`,
      `npm run proposal passphrase ${name} -- --replace faz uma forte`,
    ],
    [
      word !== undefined,
      `esperado: um endereço que não conte quem é o cliente; encontrado: "${word}" em ${route}`,
      'renomeie o arquivo, e a senha dele, com letras e números que não digam nada',
    ],
  ];
  const place = { file, ...source.placeOfKey([], 'passphrase') };
  return all.flatMap(([isSo, message, fix]) => (isSo ? { ...place, message, fix } : []));
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
  const words = [company ?? '', name].map(slugOf).flatMap((slug) => slug.split('-'));
  return words.filter((word) => word.length >= MEANINGFUL && !COMMON.has(word));
}
