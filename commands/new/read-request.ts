// What somebody asked `npm run new` for: checks what the flags say, and asks for the rest.

import { hintOf, oneOf } from '../../domain/content/fields.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Answers, Known, Question } from '../../pipeline/kinds/starter.ts';
import type { Complaint } from '../terminal/complaint.ts';
import { ask, type Terminal } from './ask.ts';
import { checkAnswer, flagOf } from './check-answer.ts';
import type { WritableKind } from './kinds.ts';
import { checkName, nameAfter, unguessable } from './name-file.ts';

export interface Request {
  kind: WritableKind;
  /** Of the file, without its extension. */
  name: string;
  answers: Answers;
  /** Whether only a passphrase shall open the page. */
  isProtected: boolean;
}

export interface Given {
  /** The words without a flag: the kind, and nothing else. */
  words: readonly string[];
  flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** What is known of the site, and what can be written. */
export interface Surroundings {
  kinds: readonly WritableKind[];
  known: Known;
}

/** Complaints when something is wrong or missing, undefined when whoever was asked left. */
export async function readRequest(
  { words, flags }: Given,
  { kinds, known }: Surroundings,
  terminal: Terminal | undefined,
): Promise<Request | Complaint[] | undefined> {
  const kind = await readKind(words, { kinds, known }, terminal);
  if (!kind || Array.isArray(kind)) return kind;
  const given = answersIn(kind, flags);
  const complaints = [...checkFlags(kind, flags), ...checkGiven(kind, given)];
  const missing = kind.starter.questions.filter(({ name }) => !(name in given));
  if (!terminal) complaints.push(...missing.filter(isRequired).map(missingFlag));
  if (complaints.length > 0) return complaints;
  const asked = terminal ? await ask(missing, known, terminal) : fallbacks(missing, known);
  if (!asked) return undefined;
  const answers = { ...given, ...asked };
  const name = nameOf(kind, answers, flags);
  if (typeof name !== 'string') return [name];
  return { kind, name, answers, isProtected: flags.passphrase === true };
}

async function readKind(
  words: readonly string[],
  { kinds, known }: Surroundings,
  terminal: Terminal | undefined,
): Promise<WritableKind | Complaint[] | undefined> {
  const [word, ...rest] = words;
  const names = kinds.map(({ name }) => name);
  const list = names.join(', ');
  if (rest.length > 0) {
    const found = words.map((text) => `"${text}"`).join(' ');
    const fix = 'put quotes around a text of several words: --title "Quanto custa um site"';
    return [{ message: `expected one kind, found ${found}`, fix }];
  }
  if (word === undefined) {
    const asked = terminal && (await ask([kindQuestion(names)], known, terminal));
    if (terminal) return asked && kinds.find(({ name }) => name === asked.kind);
    return [{ message: `expected a kind, one of ${list}, found none`, fix: 'npm run new post' }];
  }
  const kind = kinds.find(({ name }) => name === word);
  if (kind) return kind;
  const fix = `npm run new ${nearest(word, names) ?? names[0]}`;
  return [{ message: `expected a kind, one of ${list}, found "${word}"`, fix }];
}

function kindQuestion(names: readonly string[]): Question {
  return { name: 'kind', text: `Kind (${names.join(', ')})`, schema: oneOf(names as [string]) };
}

function answersIn({ starter }: WritableKind, flags: Given['flags']): Record<string, string> {
  const answers = starter.questions.flatMap(({ name, read }) => {
    const value = flags[flagOf(name).slice(2)];
    if (typeof value !== 'string') return [];
    return [[name, read?.flag(value.trim()) ?? value.trim()]];
  });
  return Object.fromEntries(answers);
}

function checkFlags({ name: kind, starter }: WritableKind, flags: Given['flags']): Complaint[] {
  const own = starter.questions.map(({ name }) => flagOf(name).slice(2));
  const also = starter.isPrivate ? ['name', 'plain', 'private', 'passphrase'] : ['name'];
  const foreign = Object.keys(flags).filter((flag) => ![...own, ...also].includes(flag));
  const complaints = foreign.map((flag) => ({
    message: `--${flag}: expected a flag of a ${kind}: ${own.map((name) => `--${name}`).join(', ')}`,
    fix: `leave out --${flag}`,
  }));
  if (flags.plain && (flags.private || (flags.passphrase && flags.name === undefined))) {
    const other = flags.private ? '--private' : '--passphrase without --name';
    complaints.push({
      message: `--plain: expected an address that may be guessed, found ${other} too`,
      fix: 'leave out one of the two',
    });
  }
  const name = typeof flags.name === 'string' ? checkName(flags.name) : undefined;
  return name ? [...complaints, { ...name, message: `--name: ${name.message}` }] : complaints;
}

function checkGiven({ starter }: WritableKind, given: Answers): Complaint[] {
  return starter.questions.flatMap((question) => {
    const answer = given[question.name];
    const { schema } = question;
    const complaint = answer === undefined ? undefined : checkAnswer({ schema }, answer);
    const flag = flagOf(question.name);
    return complaint
      ? [
          {
            message: `${flag}: ${complaint.message}`,
            fix: complaint.fix.replace(/^write (?:something like )?/, `$&${flag} `),
          },
        ]
      : [];
  });
}

function isRequired({ fallback }: Question): boolean {
  return fallback === undefined;
}

function missingFlag({ name, schema }: Question): Complaint {
  const hint = hintOf(schema);
  return {
    message: `${flagOf(name)}: expected ${hint?.expected}, found no such flag`,
    fix: `add ${flagOf(name)} ${hint?.example}`,
  };
}

function fallbacks(questions: readonly Question[], known: Known): Record<string, string> {
  return Object.fromEntries(questions.map(({ name, fallback }) => [name, fallback?.(known) ?? '']));
}

function nameOf(
  { starter }: WritableKind,
  answers: Answers,
  flags: Given['flags'],
): string | Complaint {
  // A name that says nothing: the address of a protected proposal is public.
  if (flags.passphrase && flags.name === undefined) return unguessable();
  const after = answers[starter.namedAfter] ?? '';
  const name = typeof flags.name === 'string' ? flags.name : nameAfter(after);
  // Nobody shall find a client's proposal by trying names of companies.
  const isGuessable = !starter.isPrivate || flags.plain === true;
  return isGuessable || typeof name !== 'string' ? name : `${name}-${unguessable()}`;
}
