// What somebody asked `npm run new` for: checks what the flags say, and asks for the rest.

import { hintOf } from '../../domain/content/fields.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { expectedFound, said, same } from '../../domain/wording.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import type { Kind } from '../../pipeline/kinds/kind.ts';
import type { Answers, Known, Question, Starter } from '../../pipeline/kinds/starter.ts';
import { randomSigns } from '../proposal/passphrases.ts';
import type { Complaint } from '../terminal/complaint.ts';
import { tellWriter } from '../terminal/language.ts';
import { ask, askKind, checkAnswer, describe, type Terminal } from './answers.ts';

export type WritableKind = Kind & { starter: Starter };

export const WRITABLE_KINDS = KINDS.filter(
  (kind): kind is WritableKind => kind.starter !== undefined,
);
const NAMES = WRITABLE_KINDS.map(({ name }) => name);
/** Longer names of files are cut off in chats and on paper. */
const MAX_NAME = 80;

export interface Request {
  kind: WritableKind;
  /** Of the file, without its extension. */
  name: string;
  answers: Answers;
  /** Whether only a passphrase shall open the page. */
  isProtected: boolean;
}

/** By their names, without hyphens before them. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/**
 * `words`: without a flag, which is the kind and nothing else. Gives complaints when something is
 * wrong or missing, undefined when whoever was asked left.
 */
export async function readRequest(
  { words, flags }: { words: readonly string[]; flags: Flags },
  known: Known,
  terminal?: Terminal,
): Promise<Request | Complaint[] | undefined> {
  const isAsked = terminal && words.length === 0;
  const word = isAsked ? await askKind(NAMES, terminal) : words[0];
  if (isAsked && word === undefined) return undefined;
  const kind = WRITABLE_KINDS.find(({ name }) => name === word);
  if (!kind || words.length > 1) return [refuseWords(words)];
  const setting = { flags, known, terminal };
  const answers = await answerAll(() => kind.starter.questions, setting, checkFlags(kind, flags));
  if (answers === undefined || Array.isArray(answers)) return answers;
  const name = nameOf(kind.starter, answers, flags);
  if (name) return { kind, name, answers, isProtected: flags.passphrase === true };
  const message = tellWriter({
    en: 'the title has no letter or digit that could name the file',
    pt: 'o título não tem letra nem número que sirva de nome para o arquivo',
  });
  return [
    {
      message,
      fix: tellWriter({
        en: 'name the file, such as --name novo-arquivo',
        pt: 'dê um nome ao arquivo, por exemplo --name novo-arquivo',
      }),
    },
  ];
}

interface Setting {
  flags: Flags;
  known: Known;
  terminal: Terminal | undefined;
}

/**
 * Answers by flags, then by whoever is asked. Complaints about flags, `others` among them, come before
 * anything is asked; undefined when whoever was asked left.
 */
export async function answerAll(
  questions: (answers: Answers) => Iterable<Question>,
  { flags, known, terminal }: Setting,
  others: readonly Complaint[] = [],
): Promise<Answers | Complaint[] | undefined> {
  const answers: Record<string, string> = {};
  const complaints = [...others];
  for (const question of questions(answers)) {
    const answer = answerIn(flags, question) ?? (terminal ? undefined : question.fallback?.(known));
    if (answer !== undefined) answers[question.name] = answer;
    if (answer !== undefined || !terminal) complaints.push(...checkFlag(question, answer));
  }
  if (complaints.length > 0) return complaints;
  for (const question of questions(answers)) {
    const answer = answers[question.name] ?? (terminal && (await ask(question, known, terminal)));
    if (answer === undefined) return undefined;
    answers[question.name] = answer;
  }
  return answers;
}

/** `salaryMin` is answered by `--salary-min`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** As a usage names it. */
export function flagWithText(name: string): string {
  return `${flagOf(name)} ${tellWriter({ en: 'TEXT', pt: 'TEXTO' })}`;
}

function refuseWords(words: readonly string[]): Complaint {
  const found =
    words.map((text) => `"${text}"`).join(' ') || tellWriter({ en: 'none', pt: 'nenhum' });
  if (words.length > 1) {
    const fix = tellWriter({
      en: 'put a text of several words in quotes: --title "Quanto custa um site"',
      pt: 'ponha entre aspas um texto de várias palavras: --title "Quanto custa um site"',
    });
    return {
      message: tellWriter({
        en: `expected one kind, found ${found}`,
        pt: `esperado: um tipo; encontrado: ${found}`,
      }),
      fix,
    };
  }
  const message = tellWriter({
    en: `expected one of these kinds: ${NAMES.join(', ')}; found ${found}`,
    pt: `esperado: um destes tipos: ${NAMES.join(', ')}; encontrado: ${found}`,
  });
  return { message, fix: `npm run new ${nearest(words[0] ?? '', NAMES) ?? 'post'}` };
}

const WITHOUT_NAME = { en: '--passphrase without --name', pt: '--passphrase sem --name' };

function checkFlags({ name: kind, starter }: WritableKind, flags: Flags): Complaint[] {
  const own = starter.questions.map(({ name }) => flagOf(name));
  const also = ['--name', ...(starter.isPrivate ? ['--plain', '--private', '--passphrase'] : [])];
  const foreign = Object.keys(flags).filter((flag) => ![...own, ...also].includes(`--${flag}`));
  const complaints = foreign.map((flag) => ({
    message: tellWriter({
      en: `--${flag} is no option of ${kind}, which has ${own.join(', ')}`,
      pt: `--${flag} não é uma opção de ${kind}, que tem ${own.join(', ')}`,
    }),
    fix: tellWriter({ en: `remove --${flag}`, pt: `tire --${flag}` }),
  }));
  if (flags.plain && (flags.private || (flags.passphrase && flags.name === undefined))) {
    const other = flags.private ? '--private' : tellWriter(WITHOUT_NAME);
    const message = tellWriter({
      en: `--plain asks for an address that is easy to guess, and ${other} asks for the contrary`,
      pt: `--plain pede um endereço fácil de adivinhar, e ${other} pede o contrário`,
    });
    complaints.push({
      message,
      fix: tellWriter({ en: 'remove one of the two', pt: 'tire um dos dois' }),
    });
  }
  const name = typeof flags.name === 'string' ? flags.name : 'a';
  const better = nameAfter(name) || 'novo-arquivo';
  if (name !== better) {
    const expected = {
      en: `up to ${MAX_NAME} lower-case letters, digits and hyphens`,
      pt: `até ${MAX_NAME} minúsculas, números e hifens`,
    };
    const message = `--name: ${tellWriter(expectedFound(expected, describe(name)))}`;
    complaints.push({
      message,
      fix: tellWriter({ en: `write --name ${better}`, pt: `escreva --name ${better}` }),
    });
  }
  return complaints;
}

function answerIn(flags: Flags, { name, read }: Question): string | undefined {
  const value = flags[flagOf(name).slice(2)];
  return typeof value === 'string' ? (read?.flag(value.trim()) ?? value.trim()) : undefined;
}

function checkFlag({ name, schema, asked }: Question, answer: string | undefined): Complaint[] {
  const flag = flagOf(name);
  if (answer === undefined) {
    const { expected = same(''), example = '' } = asked ?? hintOf(schema) ?? {};
    const message = tellWriter({
      en: `${flag} is missing: ${expected.en}`,
      pt: `falta ${flag}: ${expected.pt}`,
    });
    const fix = tellWriter({
      en: `add ${flag} ${inShell(said(example, 'en'))}`,
      pt: `acrescente ${flag} ${inShell(said(example, 'pt'))}`,
    });
    return [{ message, fix }];
  }
  const complaint = checkAnswer({ schema, asked }, answer);
  if (!complaint) return [];
  const fix = complaint.fix.replace(
    /^(escreva (?:algo como )?|write (?:something like )?)(.*)$/s,
    (_, before: string, value: string) => `${before}${flag} ${inShell(value)}`,
  );
  return [{ message: `${flag}: ${complaint.message}`, fix }];
}

/** As it can be copied into a command: without quotes, a shell takes each word for itself. */
function inShell(value: string): string {
  return /\s/.test(value) && !value.startsWith('"') ? `"${value}"` : value;
}

/** Empty where a title has neither letters nor digits. */
function nameOf(starter: Starter, answers: Answers, flags: Flags): string {
  // 80 bits by chance: nobody finds the address by trying.
  const unguessable = randomSigns(16);
  // A name that says nothing: the address of a protected proposal is public.
  if (flags.passphrase && flags.name === undefined) return unguessable;
  const title = answers[starter.namedAfter] ?? '';
  const name = typeof flags.name === 'string' ? flags.name : nameAfter(title);
  // Nobody shall find a client's proposal by trying names of companies.
  return name && starter.isPrivate && !flags.plain ? `${name}-${unguessable}` : name;
}

/** The name that a title gives; empty without letters and digits. */
function nameAfter(title: string): string {
  const name = slugOf(title);
  return name.length <= MAX_NAME ? name : name.slice(0, MAX_NAME).replace(/-[^-]*$/, '');
}
