// What a client finds in the browser where a proposal was withdrawn.

import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { withdrawProposal } from '../../commands/proposal/withdraw-proposal.ts';
import { runOf } from '../../pipeline/run.ts';
import { openBuilt } from '../support/browser.ts';
import { buildProject } from '../support/build-site.ts';
import { expectReadable } from '../support/looks.ts';
import { sentProject } from '../support/sent-project.ts';

let outDir: string;

beforeAll(async () => {
  const root = await sentProject();
  withdrawProposal('padaria-aurora', runOf({ root }));
  expect((await buildProject(root)).problems).toEqual([]);
  outDir = join(root, 'dist');
});

describe('a withdrawn proposal', () => {
  test('is kind to everybody', async () => {
    const view = { width: 1440, reducedMotion: true };
    const { page, complaints } = await openBuilt(outDir, '/proposta-padaria-aurora', view);
    expect(await page.title()).toBe('Proposta indisponível | Pinha');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Esta proposta não está mais disponível',
    );
    await expectReadable(page, 'withdrawn', true);
    expect(complaints).toEqual([]);
  });

  test('leads to the chat and to an e-mail without JavaScript', async () => {
    const view = { width: 390, javaScript: false };
    const { page } = await openBuilt(outDir, '/proposta-padaria-aurora', view);
    const chat = page.getByRole('link', { name: 'Falar pelo WhatsApp' });
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541912345678\?text=/);
    expect(await page.getByRole('link', { name: 'oi@pinha.test' }).getAttribute('href')).toBe(
      'mailto:oi@pinha.test',
    );
  });
});
