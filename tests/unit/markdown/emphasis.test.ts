// Lines with signs of emphasis as people mistype them: what is reported to write is accepted, and one slip is reported.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../support/runs.ts';
import { followed, read } from './read.ts';

const word = fc.stringMatching(/^[a-zçãé]{1,8}$/);
const other = fc.constantFrom(
  '`a*b`',
  '[aqui](/blog/a_b)',
  '[**a**](/blog)',
  'R$ 10',
  '5%',
  '2026',
);
const sign = fc.constantFrom('**', '*', '_', '~~', '~', '__');
const punctuation = fc.constantFrom('.', ',', ':', '!', '(', ')', '"', ' – ', '...', '/');
const pieces = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 4, arbitrary: sign },
    { weight: 3, arbitrary: fc.constant(' ') },
    { weight: 2, arbitrary: punctuation },
    { weight: 1, arbitrary: other },
  ),
  { minLength: 3, maxLength: 24 },
);
/** A letter first: a sign at the beginning of a line may also be one of a list. */
const anyLine = fc.tuple(word, pieces).map(([first, rest]) => `${first} ${rest.join('')}`.trim());

const toldOf = (line: string): string[] =>
  read(line).findings.filter((finding) => finding.startsWith('!') || finding.startsWith('?!'));

/** Each kind of sign is escaped at most once. */
const STEPS = 6;

test('following the advice ends in an accepted line', () => {
  let reported = 0;
  fc.assert(
    fc.property(anyLine, (typed) => {
      let line = typed;
      for (let step = 0; step < STEPS; step++) {
        const [finding] = toldOf(line);
        if (finding === undefined) return;
        reported++;
        const better = followed(line, finding);
        // A picture of another place has no sign that could be shown.
        if (finding.includes('imagem')) return;
        expect(better).toBeTypeOf('string');
        expect(better).not.toBe(line);
        line = better ?? '';
        expect(toldOf(line)).not.toContain(finding);
      }
      expect(toldOf(line)).toEqual([]);
    }),
    { numRuns: Number(process.env.LINES ?? runs(500, 3000)), seed: Number(process.env.SEED ?? 1) },
  );
  expect(reported).toBeGreaterThan(runs(20, 150));
});

/** Words, and what they end in; a link or code stays whole. */
const words = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom('', ':', '.', '!', '?'))
  .map(([all, end]) => all.join(' ') + end);
const emphasized = fc.tuple(fc.constantFrom('**', '~~'), words);
const part = fc.oneof(
  { weight: 3, arbitrary: words },
  { weight: 1, arbitrary: other },
  { weight: 4, arbitrary: emphasized },
);
/** How a pair of signs is mistyped: a space inside, or none behind. */
const slip = fc.constantFrom('in front', 'at the end', 'glued');

test('a line with one slip of bold or struck words is reported', () => {
  let reported = 0;
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 4 }),
      emphasized,
      slip,
      fc.array(part, { minLength: 1, maxLength: 4 }),
      ([...above], [mark, inside], how, below) => {
        const write = (one: string | [string, string]): string =>
          typeof one === 'string' ? one : one[0] + one[1] + one[0];
        const [before, behind] = [above.map(write), below.map(write)];
        const ending = /^\p{L}/u.test(behind[0] ?? '') && /\P{L}$/u.test(inside) ? '' : ' ';
        const slipped = {
          'in front': `${mark} ${inside}${mark} `,
          'at the end': `${mark}${inside} ${mark}${ending || ' '}`,
          glued: `${mark}${inside}${mark}${ending}`,
        }[how];
        const meant = ['Oi', ...before, mark + inside + mark, ...behind].join(' ');
        const typed = `${['Oi', ...before, ''].join(' ')}${slipped}${behind.join(' ')}`;
        const [finding] = toldOf(typed);
        // Between signs that need a space anyhow, a missing one is no slip.
        if (typed === meant) {
          expect(finding).toBeUndefined();
          return;
        }
        reported++;
        expect({ typed, finding }).toEqual({
          typed,
          finding: expect.stringMatching(/espaço|marca/),
        });
      },
    ),
    { numRuns: runs(200, 1000), seed: Number(process.env.SEED ?? 1) },
  );
  expect(reported).toBeGreaterThan(runs(100, 500));
});
