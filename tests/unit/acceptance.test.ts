// Reads the choice that a client accepts from an address, in whatever form a browser, a chat or a mail program gives it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proposalActions } from '../../domain/proposal/message-links.ts';
import { computeProposal, parseChoice, type QuoteData } from '../../domain/proposal/prices.ts';
import { chosenTitles } from '../../domain/proposal/texts.ts';
import {
  checkAcceptance,
  readMessage,
  signerIn,
} from '../../pipeline/proposal/check-acceptance.ts';
import { runs } from '../support/runs.ts';

const ROUTE = '/proposta-a';
const data: QuoteData = {
  items: [
    { id: 'bronze', title: 'Bronze', group: 'plano', priceCents: 300_000 },
    { id: 'ouro', title: 'Ouro', group: 'plano', priceCents: 900_000 },
    { id: 'fotos', title: 'Fotos', optional: true, priceCents: 10_000 },
    { id: 'horas', title: 'Hora', optional: true, unitPriceCents: 5_000, min: 1, max: 90 },
  ],
  discounts: [],
  ...{ deliveryDays: 5, stages: [{ title: 'Código', days: 5, description: 'Páginas.' }] },
  payment: { cardInstalments: [1, 10], tranches: [{ percent: 100, when: 'na entrega' }] },
};
const offer = {
  ...{ number: '2026-001', version: 1, fingerprint: '3354-6730-0FE1', headline: 'Site' },
  ...{ company: 'Aurora', validDays: 15, phone: '+55 41 90000-0000', email: 'a@pinha.test' },
  address: `https://www.pinha.test${ROUTE}`,
};
const receiver = { key: 'pix@pinha.test', name: 'Pinha', city: 'Curitiba' };

const CHOICES = [
  ...['', '#opcoes=ouro&pagamento=pix', '#opcoes=ouro,fotos&pagamento=cartao-10'],
  ...['#pagamento=cartao-1', '#opcoes=bronze,horas:12&pagamento=pix'],
];

const check = (typed: string) => {
  const sent = { route: ROUTE, issuedOn: '2026-11-01' };
  const message = readMessage(Buffer.from(typed));
  return checkAcceptance(message, { offer, data, receiver, wasExpired: false }, sent);
};

/** An address in parts; those of `understood` are what browsers, networks and chats make of it. */
function addresses(understood: boolean) {
  const whole = [(hash: string) => hash, encodeURIComponent];
  const before = ['', 'https://www.pinha.test', 'www.pinha.test', '<https://www.pinha.test'];
  const query = ['', '?fbclid=aB_c-1', '?utm_source=x&utm_medium=e%20mail', '?a=1,2;b'];
  const behind = ['', ':~:text=Ouro', '&utm_id=9', '>', '.', ')'];
  const slips = [' obrigada!', '\nAna', 'é', 'obrigado', '=', '\n,fotos'];
  return fc.record({
    hash: fc.constantFrom(...CHOICES),
    before: fc.constantFrom(...before),
    end: fc.constantFrom('', '/', '.html'),
    query: fc.constantFrom(...query, ...(understood ? [] : ['?a b', '?x\ny'])),
    write: fc.constantFrom(...whole, ...(understood ? [] : [(one: string) => one.toUpperCase()])),
    behind: fc.constantFrom(...behind, ...(understood ? [] : slips)),
  });
}

test.each([true, false])(
  'the choice in an address is recorded or refused; programs’ additions: %s',
  (understood) => {
    const property = fc.property(addresses(understood), (parts) => {
      const { hash, before, end, query, write, behind } = parts;
      const typed = before + ROUTE + end + query + write(hash) + behind;
      const { differences, total } = check(typed);
      if (understood || differences.length === 0)
        expect([typed, differences, total]).toEqual([typed, [], check(ROUTE + hash).total]);
    });
    fc.assert(property, { numRuns: runs(300, 3000), seed: 1 });
  },
);

/** What mail programs, chats and people do to a message that they pass on. */
const PASSED_ON: readonly ((message: string) => string)[] = [
  (message) => `\uFEFF${message.replaceAll('\n', '\u200E\n\u200E')}`,
  (message) => message.replaceAll(/.{7}/g, '$&\u200B'),
  (message) => message.replaceAll(/https:\S+/g, '<$&>'),
  (message) => message.replaceAll(/https:\S+/g, '$& <$&>'),
  (message) => message.replaceAll(/https:\S+/g, '$&<$&>'),
  (message) => message.replaceAll(/https:\S+/g, '[$&]($&)'),
  (message) => message.replaceAll(/https:\S+/g, '[a minha escolha]($&)'),
  // Lines of at most 40 characters, in which long addresses are broken.
  (message) => message.replaceAll(/.{1,40}/g, '$&\r\n').replaceAll('\r\n\n', '\r\n'),
  (message) => message.replaceAll(/(https:.{30})(\S+)/g, '<$1\n$2>'),
  (message) => message.replaceAll(/^/gm, '> '),
  (message) => message.replaceAll(/^(\w+):/gm, '*$1:*'),
];

test('an acceptance is read as mail programs, chats and people pass it on', () => {
  const property = fc.property(
    fc.constantFrom(...CHOICES),
    fc.subarray([...PASSED_ON.keys()], { maxLength: 2 }),
    (hash, steps) => {
      const passed = steps.reduce(
        (text, step) => PASSED_ON[step]?.(text) ?? text,
        messageFor(hash),
      );
      const { differences, total } = check(passed);
      expect([passed, differences]).toEqual([passed, []]);
      expect(total).toBe(check(ROUTE + hash).total);
      expect(signerIn(readMessage(Buffer.from(passed)))).toEqual(SIGNER);
    },
  );
  fc.assert(property, { numRuns: runs(60, 300), seed: 1 });
});

const SIGNER = { name: 'Joana Prado', role: 'Sócia' };

/** The message that accepts a choice. */
function messageFor(hash: string): string {
  const { chosen, form } = parseChoice(data, hash);
  const figures = computeProposal(data, chosen);
  const choice = { items: chosenTitles(data, figures), figures, choice: { chosen, form } };
  return proposalActions(offer, { ...choice, signer: SIGNER }, '2026-11-01').message;
}

test('an acceptance is read on one line, in bold and with an encoded choice', () => {
  const message = messageFor('#opcoes=ouro&pagamento=pix')
    .replace(/^(\S+:)/gm, '*$1*')
    .replace('Joana Prado', '_$&_')
    .replace(/#.*/, encodeURIComponent)
    .replace(/\n+/g, ' ');
  expect(check(message)).toMatchObject({ differences: [], more: [] });
  expect(signerIn(readMessage(Buffer.from(message)))).toEqual(SIGNER);
});

test.each([
  ['an item that is struck out', (text: string) => text.replace('Fotos', '~Fotos~')],
  ['a condition in the place of a name', (text: string) => `Nome: só por R$ 7.000\n${text}`],
])('%s is reported', (_, change) => {
  const message = messageFor('#opcoes=ouro,fotos&pagamento=pix');
  expect(check(message)).toMatchObject({ differences: [], more: [] });
  const { differences, more } = check(change(message));
  expect([...differences, ...more]).toHaveLength(1);
});
