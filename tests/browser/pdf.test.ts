// `npm run pdf` as a process, in a copy of the program with a tiny site and two proposals.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkChoice, chooseProposals } from '../../commands/pdf/choose-proposals.ts';
import { readPdf } from '../support/pdf.ts';
import { printPdf, TWO } from '../support/printed-proposals.ts';
import { copyProgram } from '../support/project-copy.ts';

test('are written one by one, each with its pages and size', async () => {
  const root = copyProgram(TWO);
  const { code, stdout, stderr } = await printPdf(root);
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^1 of 2 {2}pdf\/proposta-aurora\.pdf {2}\d pages?, \d+ KB\n2 of 2 {2}pdf\/proposta-lua\.pdf {2}\d pages?, \d+ KB\n$/,
  );
  expect(code).toBe(0);
  expect(readdirSync(join(root, 'pdf'))).toEqual(['proposta-aurora.pdf', 'proposta-lua.pdf']);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  const file = readFileSync(join(root, 'pdf/proposta-aurora.pdf'));
  // Fonts as fonts: letters that were written as drawings cannot be searched for by every reader, and weigh.
  expect(file.toString('latin1')).not.toContain('/Subtype /Type3');
  expect(file.toString('latin1')).toContain('/Subtype /CIDFontType2');
  expect(file.length).toBeLessThan(250 * 1024);
  const { pages } = await readPdf(file);
  expect(stdout).toContain(`proposta-aurora.pdf  ${pages.length} page`);
  expect(pages.join(' ')).toContain('Proposta 2025-048');
  const structure = file.toString('latin1');
  const entries = ['/MarkInfo', '/StructTreeRoot', '/Outlines', '/Lang (pt-BR)'];
  const title = '/Title (Proposta para a Padaria Aurora | Pinha)';
  expect([...entries, title].filter((entry) => !structure.includes(entry))).toEqual([]);
  expect(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/.test(structure)).toBe(true);
  const links = [...structure.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((address) => /localhost|127\.0\.0\.1|file:/.test(address ?? ''))).toEqual([]);
});

test('are none when a name is unknown, and the nearest one is offered', async () => {
  const root = copyProgram(TWO);
  const { code, stdout, stderr } = await printPdf(root, 'lua', 'aurroa', 'xyz');
  expect(stderr).toBe(`expected the name of a proposal, found "aurroa"
  fix: did you mean aurora?
expected the name of a proposal, found "xyz"
  fix: write one of aurora, lua
`);
  expect([code, stdout, existsSync(join(root, 'pdf'))]).toEqual([1, '', false]);
});

describe('a choice to print', () => {
  const options = {
    name: 'clube',
    data: { choice: 'one' as const, items: [{ id: 'essencial' }, { id: 'completo' }] },
  };
  const fixed = { name: 'aurora', data: { ...options.data, choice: 'all' as const } };

  test.each([
    [[options], 'completo', undefined],
    [[options], 'completa', '--choice: expected one of essencial, completo, found "completa"'],
    [
      [options],
      'completo,essencial',
      '--choice: expected one of essencial, completo, found "essencial"',
    ],
    [[fixed], 'completo', '--choice: expected a proposal with a choice, found aurora'],
    [[options, fixed], 'completo', '--choice: expected one proposal, found 2'],
  ])('%# is held against the one proposal that is printed', (chosen, choice, message) => {
    expect(checkChoice(chosen, choice)[0]?.message).toBe(message);
  });
});

test('a proposal is meant by its file, its path or its address, and once', () => {
  const sample = { name: 'proposta', route: '/proposta' };
  const aurora = { name: 'aurora', route: '/proposta-aurora' };
  for (const typed of ['aurora', 'aurora.md', 'content/proposals/aurora.md', '/proposta-aurora']) {
    const result = chooseProposals([sample, aurora], [typed, 'aurora']);
    expect(result).toEqual({ chosen: [aurora], complaints: [] });
  }
});
