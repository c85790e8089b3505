// Sent proposals after many more sequences of changes, and sending on a disk that refuses to write.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { passphraseIn } from '../support/acceptance.ts';
import {
  copyOf,
  DISGUISES,
  expectKept,
  type makeSmall,
  outputOfSuccess,
  PROTECTED,
  revise,
  sendBoth,
  small,
  WITH_TERMS,
} from '../support/after-sending.ts';
import { runProcess } from '../support/command.ts';
import { makeReadyCompany } from '../support/company.ts';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { copyProgram, makeProject, type Tree, writeTree } from '../support/project.ts';

const FILE = 'content/proposals/padaria-zenite.md';
const SENT = 'content/proposals/sent';
const REFUSER = pathToFileURL(join(import.meta.dirname, 'die-at-call.mjs')).href;

const TREE: Tree = { ...WITH_TERMS, [FILE]: PROTECTED };

/** What the proposals name, where a new company has nothing of its own. */
const OF_COMPANY: Tree = {
  ...Object.fromEntries(
    Object.entries(WITH_TERMS).filter(([path]) => !/site.yaml|termos-uso/.test(path)),
  ),
  'content/pages/portfolio.yaml': readFileSync(
    join(REPOSITORY, 'content/starters/portfolio.yaml'),
    'utf8',
  ).replace('{{yaml:groups}}', 'websites: Websites'),
  'content/people.yaml': small('content/people.yaml'),
};

const SEQUENCES = Number(process.env.SEQUENCES ?? 120);

test('after any changes in the site of a new company sent files are the same', async () => {
  const make: typeof makeSmall = async (tree, settings) => {
    const root = await makeReadyCompany('Websites', settings);
    writeTree(root, OF_COMPANY);
    writeTree(root, tree);
    return root;
  };
  await expectKept(await sendBoth(make), SEQUENCES / 4, make);
});

test('a revised protected proposal is sent protected, however its source is written', async () => {
  const sent = makeProject(TREE);
  const first = passphraseIn(await outputOfSuccess(sent, 'proposal send padaria-zenite --protect'));
  const source = await revise(sent, first);
  for (const [name, disguise] of Object.entries(DISGUISES)) {
    const root = copyOf(sent);
    const written = disguise(source);
    writeTree(root, { [FILE]: written });
    const passphrase = passphraseIn(await outputOfSuccess(root, 'proposal send padaria-zenite'));
    expect(passphrase, name).not.toBe('');
    const folders = listFiles(join(root, SENT)).filter((path) => path.endsWith('/record.yaml'));
    const record = folders.map((path) => parse(readFileSync(join(root, SENT, path), 'utf8')));
    expect(
      record.map(({ client, offer, total }) => client ?? offer ?? total),
      name,
    ).toEqual([...[undefined, undefined]]);
    const { number, version } = record.find((one) => one.number !== '2025-049' || one.version > 2);
    const back = await revise(root, passphrase, number);
    const plain = (text: string): string =>
      text.replace(/\r?\n/g, '\n').replace(/^draft:.*\n|"?draft"?: true, /m, '');
    const raised = plain(written).replace(
      /(^ ?"?version"?: )\d+/m,
      (_, key: string) => `${key}${version + 1}`,
    );
    expect(plain(back), name).toBe(raised);
  }
});

test('on a disk that refuses to write, a proposal is sent whole or not at all', async () => {
  const sent = copyProgram(TREE);
  for (const [call, words] of [
    [`writeFileSync ${SENT}/.sending/record.yaml`, 'nada foi enviado'],
    [`renameSync ${SENT}/.sending`, 'nada foi enviado'],
    [`rmSync ${FILE}`, `${FILE} não pôde ser apagado`],
  ] as const) {
    const root = copyOf(sent);
    const env = { FAIL_AT: call, NODE_OPTIONS: `--import=${REFUSER}` };
    const { code, stdout, stderr } = await runProcess(
      root,
      'proposal send padaria-zenite --protect',
      { env },
    );
    expect([code, stderr.includes(words), existsSync(join(root, FILE))], stdout + stderr).toEqual([
      1,
      true,
      true,
    ]);
    expect(stderr).not.toMatch(/\n {4}at /);
    const isSent = !words.startsWith('nada');
    const files = listFiles(join(root, SENT));
    expect([files.length > 0, passphraseIn(stdout) !== '']).toEqual([isSent, isSent]);
    if (!isSent) continue;
    rmSync(join(root, FILE));
    await revise(root, passphraseIn(stdout));
  }
});
