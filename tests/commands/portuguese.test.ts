// Problems of proposals and articles in Portuguese: nothing that a salesperson can meet is left in English.

import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  inPortuguese,
  problemInPortuguese,
  wordsFor,
} from '../../commands/portuguese/in-portuguese.ts';
import { formatReport } from '../../commands/terminal/format-report.ts';
import { hintOf } from '../../domain/content/fields.ts';
import { postSchema } from '../../domain/content/post.ts';
import { proposalFileSchema } from '../../domain/content/proposal.ts';
import type { Words } from '../../domain/words.ts';
import { parseSource } from '../../pipeline/read/parse-source.ts';
import { validate } from '../../pipeline/read/validate.ts';
import { PROPOSAL, proposal } from '../support/tiny-site.ts';

const ENGLISH =
  /\b(?:the|of(?!:)|and|with|an|or|only|than|which|is|found|expected|your|what|write)\b/;

/** What is still English in what these become. */
const left = (texts: Iterable<string | Words>): string[] =>
  [...texts].map(inPortuguese).filter((text) => ENGLISH.test(text));

function expectedIn(schema: z.ZodMiniType): Words[] {
  const { innerType, element, shape } = schema.def as unknown as Record<string, object | undefined>;
  const inner = [innerType, element, ...Object.values(shape ?? {})] as (
    | z.ZodMiniType
    | undefined
  )[];
  const own = hintOf(schema)?.expected;
  return [...(own ? [own] : []), ...inner.flatMap((one) => (one ? expectedIn(one) : []))];
}

test('every value that a proposal or an article expects is said in Portuguese', () => {
  const all = new Set([...expectedIn(proposalFileSchema), ...expectedIn(postSchema)]);
  expect(all.size).toBeGreaterThan(50);
  expect(left(all)).toEqual([]);
});

test('a problem is Portuguese in its place, its message and its fix, and a locale decides for a build', () => {
  const text = proposal('validDays: 15', 'validade: 15').replace(
    '  email: joana@aurora.test\n',
    '',
  );
  const { source } = parseSource(PROPOSAL, text);
  const { problems } = validate(source, proposalFileSchema);
  expect(problems.map(problemInPortuguese)).toEqual([
    expect.stringMatching(/client\.email\n {2}falta a chave "email", com um endereço de e-mail\n/),
    expect.stringMatching(
      /"validade" não existe aqui\n[\s\S]*\n {2}solução: será "validDays"\? As/,
    ),
  ]);
  const report = { problems, notices: [], outDir: 'dist' } as never;
  const said = (env: NodeJS.ProcessEnv) =>
    formatReport(report, { terminal: false, milliseconds: 1, env });
  expect(said({ LANG: 'pt_BR.UTF-8' })).toMatch(/\n2 problemas; dist\/ ficou como estava$/);
  expect(said({ LANG: 'pt_BR.UTF-8', LC_ALL: 'C' })).toMatch(/\n2 problems; dist\/ is as it was$/);
  expect(wordsFor({}).say('tomorrow')).toBe('tomorrow');
});
