// A protected proposal that is revised in any spelling, and sending on a disk that refuses to write.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { passphraseIn } from '../support/acceptance.ts';
import {
  copyOf,
  NEXT,
  outputOfSuccess,
  PROTECTED,
  REVISIONS,
  recordIn,
  revise,
  SENT,
  WITH_TERMS,
} from '../support/after-sending.ts';
import { runProcess } from '../support/command.ts';
import { listFiles } from '../support/files.ts';
import { copyProgram, makeProject, type Tree, writeTree } from '../support/project.ts';

const REFUSER = pathToFileURL(join(import.meta.dirname, 'die-at-call.mjs')).href;
const TREE: Tree = { ...WITH_TERMS, [NEXT]: PROTECTED };

test('a revised protected proposal is sent protected, however its source is written', async () => {
  const sent = makeProject(TREE);
  const first = passphraseIn(await outputOfSuccess(sent, 'proposal send padaria-zenite --protect'));
  const source = await revise(sent, first);
  for (const [name, change] of Object.entries(REVISIONS)) {
    const root = copyOf(sent);
    const written = change(source);
    writeTree(root, { [NEXT]: written });
    const passphrase = passphraseIn(await outputOfSuccess(root, 'proposal send padaria-zenite'));
    expect(passphrase, name).not.toBe('');
    const number = written.includes('2026-007') ? '2026-007' : '2025-049';
    const { client, offer, total } = recordIn(root, `${number}-v3`);
    expect([client, offer, total], name).toEqual([undefined, undefined, undefined]);
    const plain = (text: string): string =>
      text.replace(/\r?\n/g, '\n').replace(/^draft:.*\n|^version:.*\n/gm, '');
    expect(plain(await revise(root, passphrase, number)), name).toBe(plain(written));
  }
});

test.each([
  [`writeFileSync ${SENT}/.sending/record.yaml`, 'nada foi enviado'],
  [`renameSync ${SENT}/.sending`, 'nada foi enviado'],
  [`rmSync ${NEXT}`, `${NEXT} não pôde ser apagado`],
])('if the disk refuses %s, a proposal is sent whole or not at all', async (call, words) => {
  const root = copyProgram(TREE);
  const env = { FAIL_AT: call, NODE_OPTIONS: `--import=${REFUSER}` };
  const command = 'proposal send padaria-zenite --protect';
  const { code, stdout, stderr } = await runProcess(root, command, { env });
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
  expect(existsSync(join(root, NEXT))).toBe(true);
  expect(stderr).not.toMatch(/\n {4}at /);
  const isSent = !words.startsWith('nada');
  const files = listFiles(join(root, SENT));
  expect([files.length > 0, passphraseIn(stdout) !== '']).toEqual([isSent, isSent]);
  if (!isSent) return;
  rmSync(join(root, NEXT));
  await revise(root, passphraseIn(stdout));
});
