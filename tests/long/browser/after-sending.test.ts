// Sends four proposals by commands, then changes content, code and cache at random: the site and the prints stay.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptanceIn, passphraseIn } from '../../support/acceptance.ts';
import {
  CHANGES,
  copyOf,
  faultsIn,
  outputOfSuccess,
  PROTECTED,
  revise,
  WITH_TERMS,
} from '../../support/after-sending.ts';
import { runProcess } from '../../support/command.ts';
import { contentsOf, edit } from '../../support/files.ts';
import { readPdf } from '../../support/pdf.ts';
import { copyProgram } from '../../support/project.ts';

const SENT = 'content/proposals/sent';
const PROPOSALS = 'content/proposals';
const env = { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '' };

/** A proposal like the open one, with another number and name. */
function alike(number: string, name: string): Record<string, string> {
  const text = String(WITH_TERMS[`${PROPOSALS}/padaria-aurora.md`])
    .replace('2025-048', number)
    .replace('/orcamento', `/orcamento-${name}`)
    .replace('a Padaria Aurora\n', `${name}\n`)
    .replace('que fecham', `de ${name}`);
  return { [`${PROPOSALS}/${name}.md`]: text };
}

test('after any changes sent proposals have the same files and the same prints', async () => {
  const whole = copyProgram({
    ...WITH_TERMS,
    ...alike('2025-050', 'cantina'),
    ...alike('2025-051', 'horta'),
    [`${PROPOSALS}/padaria-zenite.md`]: PROTECTED,
  });
  const passphrase = passphraseIn(
    await outputOfSuccess(whole, 'proposal send padaria-zenite --protect'),
  );
  for (const name of ['padaria-aurora', 'cantina', 'horta'])
    await outputOfSuccess(whole, `proposal send ${name}`);
  const page = readFileSync(join(whole, SENT, '2025-050-v2/page.html'), 'utf8');
  await outputOfSuccess(whole, 'proposal accept --name Joana --role Sócia', acceptanceIn(page));
  edit(whole, `${SENT}/2025-051-v2/record.yaml`, 'status: sent', 'status: withdrawn');
  const next = await revise(whole, passphrase);
  const before = contentsOf(join(whole, SENT));
  const paper = await print(whole, passphrase);
  expect(paper.flat().join(' ')).toContain('Zulmira');
  // The two that are printed stay.
  const { 'a client is forgotten': _, ...content } = CHANGES.content;
  const changes = { ...content, ...CHANGES.code };
  const names = fc.shuffledSubarray(Object.keys(changes), { minLength: 4, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(names, async (chosen) => {
      const root = copyOf(whole);
      for (const name of chosen) changes[name]?.(root, next);
      const { code, stdout, stderr } = await runProcess(root, 'build');
      const outcome = { ok: code === 0, printed: stdout + stderr, dist: join(root, 'dist') };
      expect(faultsIn(root, before, outcome)).toEqual([]);
      const isThere = !chosen.some((name) => name.startsWith('the protected one is'));
      expect(await print(root, isThere ? passphrase : undefined)).toEqual(
        isThere ? paper : paper.slice(0, 2),
      );
      rmSync(root, { recursive: true });
    }),
    { numRuns: Number(process.env.SEQUENCES ?? 4) },
  );
});

/** The texts of the printed pages of the open and the accepted proposal, and with a passphrase of the protected one. */
async function print(root: string, passphrase: string | undefined): Promise<string[][]> {
  const printed = async (names: string, flags = ''): Promise<string[][]> => {
    const { stdout, stderr } = await runProcess(root, `proposal pdf ${names} ${flags}`, { env });
    const files = stdout.match(/pdf\/\S+\.pdf/g) ?? [];
    expect([stderr, files.length], names).toEqual(['', names.split(' ').length]);
    const prints = files.map((file) => readPdf(readFileSync(join(root, file))));
    return (await Promise.all(prints)).map(({ pages }) => pages);
  };
  const open = await printed('2025-048 2025-050');
  if (passphrase === undefined) return open;
  return [...open, ...(await printed('2025-049', `--passphrase ${passphrase}`))];
}
