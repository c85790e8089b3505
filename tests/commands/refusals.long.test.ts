// Commands that refuse: how they end, and what they say. What is refused, other tests ask without a process.

import { expect, test } from 'vitest';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { SENT_FILE } from '../support/sent-project.ts';
import { post, proposal, SITE, type Tree, tiny } from '../support/tiny-site.ts';

const OFFER = { [SENT_FILE]: proposal() };
const NAMELESS = { ...OFFER, [SITE]: tiny(SITE, 'brand: Pinha\n') };
const TAKEN = { 'content/blog/novo.md': post({ title: 'Novo' }) };
const UNTITLED = { 'content/blog/antigo.md': post({ title: null }) };
const NO_NAME = /^diga o nome de uma proposta, e só uma\n\nnpm run proposal /;

test.each<[command: string, code: number, said: RegExp, tree?: Tree]>([
  [
    'new post --title Novo',
    1,
    /^content\/blog\/novo\.md já existe: escolha outro título\n$/,
    TAKEN,
  ],
  ['new post --title=', 2, /^--title: esperado um texto com letras.*\n\nnpm run new /],
  [
    'proposal send padaria-aurora',
    1,
    /"brand"[\s\S]*\n\n1 problema; nada foi enviado\n$/,
    NAMELESS,
  ],
  ['proposal send forno', 1, /^não há proposta "forno"\. .*: padaria-aurora\n$/, OFFER],
  ['proposal send', 2, NO_NAME],
  ['proposal revise padaria-aurora', 1, /^não há proposta enviada "padaria-aurora"/, OFFER],
  ['proposal revise', 2, NO_NAME],
  ['proposal accept aceite.txt', 2, /^a mensagem vem da entrada/],
  [
    'build',
    1,
    /^content\/blog\/antigo\.md:2:1 {2}title\n[\s\S]*\n\n1 problem; dist\/ is as it was\n$/,
    UNTITLED,
  ],
  [
    'build --strict',
    1,
    /^content\/site\.yaml\n {2}há links para páginas anunciadas .*\n.*\n\n1 problem; dist\/ is as it was\n$/,
  ],
])('%s ends with %i', async (command, code, said, tree = {}) => {
  const found = await startCommand(copyProgram(tree), command.split(' ')).finished;
  expect(found).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(said) });
});
