// Lines with signs of emphasis as people mistype them: what is reported to write is accepted.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../support/runs.ts';
import { followed, read } from './read.ts';

const word = fc.stringMatching(/^[a-zçãé]{1,8}$/);
const LINKS_AND_CODE = ['`a*b`', '[aqui](/blog/a_b)', '[**a**](/blog)', 'R$ 10', '5%', '2026'];
const sign = fc.constantFrom('**', '*', '_', '~~', '~', '__');
const punctuation = fc.constantFrom('.', ',', ':', '!', '(', ')', '"', ' – ', '...', '/');
const other = fc.constantFrom(' ', ' ', ' ', ...LINKS_AND_CODE);
const pieces = fc.array(fc.oneof(word, word, sign, sign, punctuation, other), {
  minLength: 3,
  maxLength: 24,
});
/** A letter first: a sign at the beginning of a line may also be one of a list. */
const anyLine = fc.tuple(word, pieces).map(([first, rest]) => `${first} ${rest.join('')}`.trim());

const findingsOf = (line: string): string[] =>
  read(line).findings.filter((finding) => finding.startsWith('!') || finding.startsWith('?!'));

/** Each kind of sign is escaped at most once. */
const STEPS = 6;

test('following the advice ends in an accepted line', () => {
  let reported = 0;
  fc.assert(
    fc.property(anyLine, (typed) => {
      let line = typed;
      for (let step = 0; step < STEPS; step++) {
        const [finding] = findingsOf(line);
        if (finding === undefined) return;
        reported++;
        const better = followed(line, finding);
        // A picture of another place has no sign that could be shown.
        if (finding.includes('imagem')) return;
        expect(better).toBeTypeOf('string');
        expect(better).not.toBe(line);
        line = better ?? '';
        expect(findingsOf(line)).not.toContain(finding);
      }
      expect(findingsOf(line)).toEqual([]);
    }),
    { numRuns: Number(process.env.LINES ?? runs(500, 3000)), seed: Number(process.env.SEED ?? 1) },
  );
  expect(reported).toBeGreaterThan(runs(20, 150));
});
