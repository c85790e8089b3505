// The message of an acceptance, as clients and their programs send it: read for what it says, and every difference said.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proposalChat } from '../../domain/proposal/chat.ts';
import { parseQuote } from '../../domain/proposal/choice.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import { chosenTitles } from '../../domain/proposal/words.ts';
import {
  checkAcceptance,
  readMessage,
  signerIn,
  versionIn,
} from '../../pipeline/kinds/proposal/acceptance.ts';
import { readSent } from '../../pipeline/kinds/proposal/sent.ts';
import { sentProject } from '../support/sent-project.ts';
import { asModules, proposal } from '../support/tiny-site.ts';

const root = await sentProject({
  'content/proposals/padaria-aurora.md': asModules(proposal()),
});
const { value: versions } = readSent(root);
const [sent] = versions;
if (!sent?.offer) throw new Error('nothing was sent');
const { offer, route } = sent;
const ADDRESS = `https://www.pinha.test${route}`;

/** What waits in the chat once this is chosen. */
function message(hash = '', signer = { name: 'Ivo Stachéra', role: 'Sócio, CPF 529.982.247-25' }) {
  const choice = parseQuote(offer.data, hash);
  const figures = computeProposal(offer.data, choice.chosen);
  const items = chosenTitles(offer.data, figures);
  return proposalChat(offer.offer, { items, figures, choice, signer }, sent?.issuedOn ?? '')
    .message;
}

const read = (text: string) => checkAcceptance(text, offer, sent);
const bytes = (text: string) => new TextEncoder().encode(text);
const whole = message('#opcoes=fotos&pagamento=cartao-7');

describe('an acceptance is read', () => {
  const ways: [name: string, text: string | Uint8Array][] = [
    ['as it was sent', whole],
    ['between other words', `[10:41, 02/12/2026] Ivo: ${whole}\n\nObrigado!`],
    ['quoted twice', whole.replace(/^/gm, '> > ')],
    ['wrapped', whole.replace(/(.{1,46})(?: |$)/gm, '$1\r\n').replace('#opcoes', '\n#opcoes')],
    ['with other spaces', whole.replaceAll(' ', '\u00a0')],
    ['in decomposed letters', whole.normalize('NFD')],
    ['in UTF-16', new Uint8Array(Buffer.from(`\ufeff${whole}`, 'utf16le'))],
    ['in Windows-1252', new Uint8Array([...whole].map((sign) => sign.charCodeAt(0)))],
  ];
  test.each(ways)('%s', (_, text) => {
    const said = readMessage(typeof text === 'string' ? bytes(text) : text);
    expect(versionIn(said, versions)).toBe(sent);
    expect(read(said)).toMatchObject({
      ...{ differences: [], choice: '#opcoes=fotos&pagamento=cartao-7' },
      total: 'R$\u00a0300',
    });
    expect(signerIn(said)).toMatchObject({ name: 'Ivo Stachéra' });
  });

  test('by the address alone', () => {
    for (const address of [`${ADDRESS}#opcoes=site&pagamento=pix`, ADDRESS]) {
      expect(versionIn(address, versions)).toBe(sent);
      expect(read(address).differences).toEqual([]);
    }
    expect(read(`${ADDRESS}#opcoes=site`).total).toBe('R$\u00a01.200,50');
  });

  test('with lines that nobody filled in', () => {
    const open = message('', { name: '', role: '' });
    expect(read(open).differences).toEqual([]);
    expect(signerIn(`${open}\nNome: ____`)).toEqual({ name: '', role: '' });
    expect(signerIn(open.replace('Nome: ', 'Nome: Ivo'))).toEqual({ name: 'Ivo', role: '' });
    const broken = `Nome: outro\n${open.replace('Nome: ', 'Nome: Ivo Prado de\nAlbuquerque e Silva')}`;
    expect(signerIn(broken).name).toBe('Ivo Prado de Albuquerque e Silva');
  });

  test('with whatever else it says', () => {
    expect(read(`${whole}\nSó se o prazo cair para 5 dias.`)).toMatchObject({
      ...{ differences: [], more: ['Só se o prazo cair para 5 dias.'] },
    });
  });
});

test('what is another in it is said', () => {
  expect(read(whole.replace('300', '200')).differences).toEqual(
    [
      'pela proposta seria: Total: R$\u00a0300',
      'pela proposta seria: Pagamento: cartão de crédito em 7× R$\u00a042,86',
    ].slice(0, 1),
  );
  expect(read(whole.replace('#opcoes=fotos', '#opcoes=fotos,piscina')).differences).toContain(
    'a escolha tem o que esta proposta não oferece: piscina',
  );
  expect(read(whole.replace(/^Escolha.*$/m, '')).differences[0]).toContain('não traz o endereço');
  expect(versionIn(whole.replace('2025-048', '2025-049').replace(route, '/outra'), versions)).toBe(
    undefined,
  );
});

/** A change to one sign, or to a line, of what the proposal itself says. */
const garbled = fc
  .record({
    hash: fc.constantFrom('', '#opcoes=fotos', '#opcoes=site&pagamento=cartao-1'),
    at: fc.nat(),
    sign: fc.constantFrom(...'0123456789abcXYZ,.#:-'),
    kind: fc.constantFrom('replace', 'remove', 'insert', 'line', 'swap'),
  })
  .map(({ hash, at, sign, kind }) => {
    const text = message(hash);
    const facts = text.slice(0, text.indexOf('\nNome:'));
    const rest = text.slice(facts.length);
    const index = at % facts.length;
    const [before, after] = [facts.slice(0, index), facts.slice(index + 1)];
    const lines = facts.split('\n');
    const change = {
      replace: () => before + sign + after,
      remove: () => before + after,
      insert: () => before + sign + facts.slice(index),
      line: () => lines.filter((_, line) => line !== at % lines.length).join('\n'),
      swap: () => before + (facts[index + 1] ?? '') + (facts[index] ?? '') + facts.slice(index + 2),
    };
    return { text, garbled: change[kind as keyof typeof change]() + rest };
  })
  .filter(({ text, garbled: other }) => text.replace(/\s/g, '') !== other.replace(/\s/g, ''));

test('300 acceptances that were garbled: each is refused, or its difference is said', () => {
  fc.assert(
    fc.property(garbled, ({ text, garbled: other }) => {
      const said = readMessage(bytes(other));
      if (versionIn(said, versions) !== sent) return;
      const { differences, choice, total } = read(said);
      const meant = read(text);
      const isSame = choice === meant.choice && total === meant.total;
      // What stands before the first word, or after the last, changes nothing of what is accepted.
      if (differences.length === 0) expect([isSame, said.includes(text)]).toEqual([true, true]);
    }),
    { numRuns: 300 },
  );
});
