// What `npm run new` asks before it writes a file of some kind, and what it works out without asking.

import type * as z from 'zod/mini';
import { type Hint, hintOf, line } from '../../domain/content/fields.ts';
import type { ProposalLibrary } from '../../domain/content/proposal-library.ts';
import type { Words } from '../../domain/wording.ts';

/** The texts that new files start from, by the names of their kinds. */
export const STARTERS_FOLDER = 'commands/new/starters';

/** By the names of the questions, and later also by what is worked out. */
export type Answers = Readonly<Record<string, string>>;

/** What a new file has to fit in with. */
export interface Known {
  /** In Brasília, as `YYYY-MM-DD`. */
  today: string;
  city: string;
  /** The last of the blog's page: the most general. */
  postCategory: string;
  /** Where the site lives, without a slash at the end. */
  url: string;
  /** The id of whoever is called so, or what was typed. */
  authorOf(typed: string): string;
  nextProposalNumber(): string;
  /** What a new proposal may name. */
  proposalLibrary: ProposalLibrary;
  /** The place after the last of a category's projects. */
  nextPosition(category: string): number;
  /** The place after the last of the pages for businesses. */
  nextDoor(): number;
}

export interface Question {
  /** The flag `--salary-min` answers `salaryMin`. */
  name: string;
  text: Words;
  /** Schema of the value in the file; digits are a number there. */
  schema: z.ZodMiniType;
  /** Taken when nobody answers; without one the question must be answered. */
  fallback?: (known: Known) => string;
  /** Answer that people give, where that is another one than the file's value. */
  asked?: Pick<Hint, 'expected' | 'example'>;
  /** The file's value for what was typed after the flag, or in the terminal; what cannot be read stays. */
  read?: Record<'flag' | 'terminal', (typed: string) => string>;
  /** How an answer is shown back to whoever gave it. */
  echo?: (answer: string) => string;
  /** Why an answer that can be right may not be meant. */
  doubt?: (answer: string) => Words | undefined;
}

export interface Starter {
  extension: '.md' | '.yaml';
  /** The name of the question whose answer becomes the file's name. */
  namedAfter: string;
  questions: readonly Question[];
  /** What the new file needs besides the answers. */
  workOut(answers: Answers, known: Known, name: string): Answers;
  /** For one reader: its address cannot be guessed unless that is asked for, and a passphrase may close it. */
  isPrivate?: boolean;
  /** Said once the file is written. */
  advice?: Words;
  /** The question whose answer names the file of commands/new/starters/ that stands for `{parts}`, below the kind's name. */
  partsOf?: string;
  /** The new file, with `{title}` and the like; without it the one of its name in commands/new/starters/. */
  text?: string;
}

export function titleQuestion(max: number, example: string): Question {
  return { name: 'title', text: { en: 'Title', pt: 'Título' }, schema: line(max, example) };
}

/** Takes `41 99999-8888` and `R$ 4.500,00`, of which the field's own hint knows what they mean. */
export function mended(schema: z.ZodMiniType) {
  return (typed: string): string => {
    const value = /^\d+$/.test(typed) ? Number(typed) : typed;
    if (schema.safeParse(value).success) return typed;
    return hintOf(schema)?.mend?.(typed) ?? typed;
  };
}
