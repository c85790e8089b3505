// Every way we know to make a sent version drift: it is refused, or it changes nothing of what the client has.

import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRebuilder, type Rebuild } from '../../commands/serve/rebuild.ts';
import { formatProblem } from '../../domain/problem.ts';
import { buildProject, makeProject, writeTree } from '../support/build-site.ts';
import { copySources, runBuild, startCommand } from '../support/project-copy.ts';
import {
  ARCHIVE,
  copyOf,
  LOCK,
  SENT_FILE,
  SENT_ON,
  SENT_PAGE,
  sendIn,
  sentProject,
  textOf,
} from '../support/sent-project.ts';
import { proposal, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const PICTURE = 'public/uploads/forno.svg';
const svg = (side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;

const SITE = 'content/site.yaml';
const AGAIN =
  'write version: 3 in content/proposals/padaria-aurora.md and then npm run proposal:send padaria-aurora';

let sent: string;
let sentPage: string;

beforeAll(async () => {
  sent = await sentProject({
    [SENT_FILE]: proposal('image: generated', 'image: /uploads/forno.svg').replace(
      'precisa de um site.',
      'precisa de um site.\n\nEla abre cedo.\n\n![O forno](/uploads/massa.svg)',
    ),
    [PICTURE]: svg(640),
    'public/uploads/massa.svg': svg(320),
  });
  const built = await buildProject(sent, { today: SENT_ON });
  expect(built.problems).toEqual([]);
  sentPage = pageOf(built.read(SENT_PAGE));
}, 60_000);

/** Without the hashes of files that all pages share, such as the picture for social networks. */
function pageOf(html: string): string {
  return html.replace(/(\/assets\/[\w-]+)\.\w+\./g, '$1.');
}

/** The text of a file of the sent project, with one piece of it replaced. */
function change(file: string, found: string | RegExp, replacement: string): Tree {
  const text = textOf(sent, file);
  const changed = text.replace(found, () => replacement);
  if (changed === text) throw new Error(`${file} has no "${found}"`);
  return { [file]: changed };
}

const withoutDate = (): Tree => change(SENT_FILE, `issuedOn: ${SENT_ON}\n`, '');

describe('nothing of the page changes when the house changes', () => {
  const house = (found: string, replacement: string) => (): Tree =>
    change(SITE, found, replacement);
  const label = (found: RegExp, replacement: string) => (): Tree =>
    change('content/labels.yaml', found, replacement);

  test.each<[string, () => Tree, string]>([
    ['its brand', house('brand: Pinha', 'brand: Araucária'), 'site.brand'],
    ['its wordmark', house('wordmark: pinha', 'wordmark: araucaria'), 'site.wordmark'],
    ['its legal name', house('Pinha Software Ltda.', 'Outra Casa S.A.'), 'site.legalName'],
    ['its CNPJ', house('11.222.333/0001-81', '11.444.777/0001-61'), 'site.cnpj'],
    ['its phone', house('+55 41 91234-5678', '+55 41 99876-5432'), 'site.phone'],
    ['its e-mail', house('email: oi@pinha.test', 'email: ola@pinha.test'), 'site.email'],
    ['its address', house('https://www.pinha.test', 'https://www.nova.test'), 'site.url'],
    ['its PIX key', house('key: pix@pinha.test', 'key: ladrao@pinha.test'), 'site.pix.key'],
    ['who receives', house('name: Pinha Software', 'name: Outra Casa'), 'site.pix.name'],
    ['a label', label(/^ {2}total: Total$/m, '  total: Soma'), 'labels.proposal.total'],
    [
      'the message that accepts',
      label(/Aceito a proposta/, 'Talvez aceite a proposta'),
      'labels.proposal.acceptMessage',
    ],
    ['a skip link', label(/^skipLink: .*$/m, 'skipLink: Pular'), 'labels.skipLink'],
  ])('%s', async (_, tree, name) => {
    const root = copyOf(sent);
    writeTree(root, tree());
    const built = await buildProject(root, { today: SENT_ON });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
    const notices = built.report.notices.map(({ message }) => message);
    expect(notices.filter((message) => message.includes('as it was on'))).toEqual([
      `${SENT_FILE} shows the house as it was on ${SENT_ON}, and not today's ${name}: to show it as it is, write version: 3 and npm run proposal:send padaria-aurora`,
    ]);
  });

  test('a claim that it shows', async () => {
    const root = await sentProject({
      [SENT_FILE]: proposal(
        'testimonials: []',
        'testimonials:\n  - { text: Bom., author: Ana, role: Dona }',
      ),
    });
    const before = (await buildProject(root, { today: SENT_ON })).read(SENT_PAGE);
    expect(before).toContain('500+');
    writeTree(root, {
      'content/claims.yaml': String(TINY_SITE['content/claims.yaml']).replace(
        'proposal:\n  projects: { value: 500+',
        'proposal:\n  projects: { value: 900+',
      ),
    });
    const built = await buildProject(root, { today: SENT_ON });
    expect(built.problems).toEqual([]);
    expect(built.read(SENT_PAGE)).toBe(before);
    expect(built.report.notices.map(({ message }) => message).join('\n')).toContain(
      "today's claims.projects.value:",
    );
  });

  test('the environment of a build', async () => {
    const env = { SITE_URL: 'https://ensaio.pinha.test' };
    const built = await buildProject(copyOf(sent), { today: SENT_ON, env });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
  });
});

describe('nothing of the page changes', () => {
  test('on other days before the last one', async () => {
    const built = await buildProject(copyOf(sent), { today: '2025-06-03' });
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
  });

  test('while a newer version is written and not sent: only a preview shows it', async () => {
    const root = copyOf(sent);
    writeTree(root, {
      [SENT_FILE]: textOf(sent, SENT_FILE)
        .replace('version: 2', 'version: 3')
        .replace('priceCents: 120050', 'priceCents: 110050')
        .replace('Ela abre cedo', 'Ela abre tarde'),
    });
    const built = await buildProject(root, { today: SENT_ON });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
    expect(built.report.notices.map(({ message }) => message)).toContain(
      `${SENT_FILE} has a version 3 that was not sent: clients go on seeing version 2 until npm run proposal:send padaria-aurora`,
    );
    const preview = await buildProject(root, { today: SENT_ON, drafts: true });
    expect(preview.problems).toEqual([]);
    expect(preview.read(SENT_PAGE)).toContain('Ela abre tarde');
    await sendIn(root);
    const anew = await buildProject(root, { today: SENT_ON });
    expect(anew.problems).toEqual([]);
    expect(anew.read(SENT_PAGE)).toContain('Ela abre tarde');
    expect(existsSync(join(root, ARCHIVE))).toBe(true);
  });

  test('when its file is written otherwise: order, comments, line breaks', async () => {
    const root = copyOf(sent);
    const text = textOf(sent, SENT_FILE)
      .replace('validDays: 15\ndeliveryDays: 10\n', 'deliveryDays: 10\nvalidDays: 15 # dias\n')
      .replace('Ela abre cedo.\n', 'Ela abre cedo. \n');
    writeTree(root, { [SENT_FILE]: text.replaceAll('\n', '\r\n') });
    const built = await buildProject(root, { today: SENT_ON });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
  });
});

describe('code', () => {
  let program: string;
  let rebuild: Rebuild;

  beforeAll(async () => {
    program = copySources({ 'content/proposals/.keep': '' });
    cpSync(join(sent, 'content'), join(program, 'content'), { recursive: true });
    cpSync(join(sent, 'public'), join(program, 'public'), { recursive: true });
    const folders = { cache: join(program, '.preview'), outDir: join(program, 'dist') };
    rebuild = createRebuilder({ root: program, ...folders });
  });

  const problems = async (): Promise<string[]> =>
    (await rebuild({ ofCode: true })).problems.map(formatProblem);

  /** What a build says with one piece of one file of the program replaced; the file is put back. */
  async function problemsWith(file: string, found: string, replacement: string): Promise<string[]> {
    const text = textOf(program, file);
    expect(text).toContain(found);
    writeTree(program, { [file]: text.replace(found, () => replacement) });
    try {
      return await problems();
    } finally {
      writeTree(program, { [file]: text });
    }
  }

  test.each([
    [
      'a text',
      'templates/proposal/acceptance.tsx',
      'CNPJ\\u00a0',
      'Inscrito no CNPJ ',
      'Pinha Software Ltda. Inscrito no CNPJ 11.222.333/0001-81 oi@pinha.test +55 41 91234-5678',
    ],
    [
      'a figure',
      'domain/money.ts',
      'part + (index < left ? 1 : 0)',
      'part',
      'a primeira de R$ 495,16',
    ],
    [
      'what is paid by PIX',
      'domain/pix/pix.ts',
      `\`P\${number`,
      `\`Q\${number`,
      '62140510Q2025048V2',
    ],
    [
      'where a link leads',
      'templates/proposal/acceptance.tsx',
      'mailto:',
      'https://',
      '→ https://oi@pinha.test',
    ],
    [
      'what a client who pays by card sends',
      'domain/proposal/agreement.ts',
      'count: chosen?.count ?? 1',
      'count: 1',
      'cartão de crédito em 1×',
    ],
    [
      'the foot on paper',
      'pipeline/kinds/proposal/proposal-page.tsx',
      "join(' · ')",
      "join(' - ')",
      'Pinha - Proposta',
    ],
  ])('that changes %s is refused', async (_, file, found, replacement, words) => {
    const [problem = ''] = await problemsWith(file, found, replacement);
    expect(problem).toMatch(
      /^content\/proposals\/sent\/2025-048-v2\.yaml:\d+:\d+\n {2}expected the page to say "/,
    );
    const [, was = '', is = ''] =
      /say "(.*)", as the client read it on 2025-05-20, found "(.*)":/.exec(problem) ?? [];
    expect(is).toContain(words);
    expect(problem.split('\n')[2]).toContain(was.replaceAll('…', '').slice(1, 40));
    expect(problem).toContain(
      `fix: restore the template, the island or the rule of domain/ that writes it, or ${AGAIN}`,
    );
  });

  test.each([
    [
      'a class',
      'templates/proposal/acceptance.tsx',
      '<div className="signatures">',
      '<div className="signatures wide">',
    ],
    [
      'a wrapper',
      'templates/proposal/scope.tsx',
      '<strong>{formatMoney(item.priceCents)}</strong>',
      '<span><strong>{formatMoney(item.priceCents)}</strong></span>',
    ],
    [
      'an attribute',
      'islands/proposal/payment.ts',
      `<h3>\${title}</h3>`,
      `<div><h3 data-x="1">\${title}</h3></div>`,
    ],
  ])('that adds %s is not', async (_, file, found, replacement) => {
    expect(await problemsWith(file, found, replacement)).toEqual([]);
  });

  test('that changes two proposals does not keep either from being sent anew', async () => {
    const [one, other] = ['padaria-aurora', 'padaria-boreal'];
    writeTree(program, {
      [`content/proposals/${other}.md`]: proposal('Padaria Aurora', 'Padaria Boreal')
        .replace('2025-048', '2025-049')
        .replace('Uma proposta de teste', 'Outra proposta de teste'),
    });
    const send = (name: string) => startCommand(program, ['proposal-send', name]).finished;
    expect(await send(other)).toMatchObject({ code: 0 });
    const file = 'templates/proposal/acceptance.tsx';
    writeTree(program, { [file]: textOf(program, file).replace('CNPJ\\u00a0', 'CNPJ nº ') });
    expect(await problems()).not.toEqual([]);
    for (const name of [one, other]) {
      const path = `content/proposals/${name}.md`;
      writeTree(program, {
        [path]: textOf(program, path).replace(
          /version: (\d)/,
          (_, last) => `version: ${Number(last) + 1}`,
        ),
      });
    }
    expect(await send(one)).toMatchObject({ code: 0, stderr: '' });
    expect((await runBuild(program)).stderr).toContain('sent/2025-049-v2.yaml');
    expect(await send(other)).toMatchObject({ code: 0, stderr: '' });
    expect(await problems()).toEqual([]);
  });
});

describe('is refused:', () => {
  test.each<[string, () => Tree, string]>([
    [
      'another price',
      () => change(SENT_FILE, 'priceCents: 120050', 'priceCents: 110050'),
      `items[0].priceCents
  expected 120050, as version 2 was sent on 2025-05-20, found 110050`,
    ],
    [
      'another day of issue',
      () => change(SENT_FILE, `issuedOn: ${SENT_ON}`, 'issuedOn: 2025-05-19'),
      'issuedOn\n  expected "2025-05-20", as version 2 was sent on 2025-05-20, found "2025-05-19"',
    ],
    [
      'no day of issue',
      withoutDate,
      'issuedOn\n  expected "2025-05-20", as version 2 was sent on 2025-05-20, found nothing',
    ],
    [
      'a word of the text',
      () => change(SENT_FILE, 'Ela abre cedo.', 'Ela abre tarde.'),
      'expected the line "Ela abre cedo.", as version 2 was sent on 2025-05-20, found the line "Ela abre tarde."',
    ],
    [
      'a word more in a line that nobody would read to its end',
      () => change(SENT_FILE, 'Ela abre cedo.', `Ela abre ${'muito '.repeat(5000)}cedo.`),
      `found the line "Ela abre ${'muito '.repeat(81)}muito…"`,
    ],
    [
      'a paragraph that four spaces make code',
      () => change(SENT_FILE, '\nEla abre', '\n    Ela abre'),
      'expected the line "Ela abre cedo.", as version 2 was sent on 2025-05-20, found the line "    Ela abre cedo."',
    ],
    [
      'a first paragraph that four spaces make code',
      () => change(SENT_FILE, '## O que', '    ## O que'),
      'found the line "    ## O que entendemos"',
    ],
    [
      'two spaces that break a line',
      () => change(SENT_FILE, 'cedo.\n', 'cedo.  \n'),
      'found the line "Ela abre cedo.  "',
    ],
    [
      'a line more',
      () => change(SENT_FILE, 'Ela abre cedo.', 'Ela abre cedo.\nTodo dia.'),
      'expected the line "", as version 2 was sent on 2025-05-20, found the line "Todo dia."',
    ],
    ['a picture less in the text', () => change(SENT_FILE, /\n\n!\[.*$/m, ''), 'found nothing'],
    [
      'an entry more',
      () => change(SENT_FILE, 'excluded: []', 'excluded: [Fotos]'),
      'excluded[0]\n  expected nothing, as version 2 was sent on 2025-05-20, found "Fotos"',
    ],
    [
      'a key less',
      () => change(SENT_FILE, '    normalPriceCents: 150000\n', ''),
      'items[0].normalPriceCents\n  expected 150000, as version 2 was sent on 2025-05-20, found nothing',
    ],
    [
      'a passphrase afterwards',
      () => ({
        ...change(SENT_FILE, 'version: 2\n', 'version: 2\npassphrase: true\n'),
        '.passphrases.json': '{"padaria-aurora": "fmg5-4bv3-bfvy-g4zi-yqzx-583c"}',
      }),
      'passphrase\n  expected nothing, as version 2 was sent on 2025-05-20, found true',
    ],
    [
      'a lower version',
      () => change(SENT_FILE, 'version: 2', 'version: 1'),
      'version\n  expected at least the 2 that was sent on 2025-05-20, found 1',
    ],
    [
      'another number',
      () => change(SENT_FILE, '"2025-048"', '"2025-077"'),
      'number\n  expected "2025-048", as version 2 was sent on 2025-05-20, found "2025-077"',
    ],
    [
      'another file name',
      () => ({ [SENT_FILE]: null, 'content/proposals/aurora.md': textOf(sent, SENT_FILE) }),
      `number
  expected number 2025-048 in content/proposals/padaria-aurora.md, from which version 2 was sent on 2025-05-20, found it here`,
    ],
    [
      'no file',
      () => ({ [SENT_FILE]: null }),
      `${SENT_FILE}
  expected the file of proposal 2025-048, version 2 of which was sent on 2025-05-20, found none`,
    ],
    [
      'no lock and no day of issue',
      () => ({ ...withoutDate(), [LOCK]: null }),
      `${ARCHIVE}
  expected an entry 2025-048, 2 in ${LOCK} for what was sent, found none`,
    ],
    [
      'no entry in the lock and no day of issue',
      () => ({ ...withoutDate(), [LOCK]: '{}\n' }),
      `expected an entry 2025-048, 2 in ${LOCK} for what was sent, found none`,
    ],
    [
      'no archive',
      () => ({ [ARCHIVE]: null }),
      `number
  expected a free number, found 2025-048, of which version 2 was sent and its archive is gone`,
    ],
    [
      'another archive',
      () => change(ARCHIVE, 'priceCents: 120050', 'priceCents: 110050'),
      `${ARCHIVE}
  expected the archive as it was sent, found another one: its seal in ${LOCK} does not fit`,
    ],
    [
      'another archive with another file that agree',
      () => ({
        ...change(ARCHIVE, 'priceCents: 120050', 'priceCents: 110050'),
        ...change(SENT_FILE, 'priceCents: 120050', 'priceCents: 110050'),
      }),
      'expected the archive as it was sent, found another one',
    ],
    [
      'an archive that cannot be read',
      () => change(ARCHIVE, 'proposal:\n', 'proposal: [\n'),
      'expected the archive as it was sent, found another one',
    ],
    [
      'another seal',
      () => change(LOCK, /"seal": "...../, '"seal": "00000'),
      'expected the archive as it was sent, found another one',
    ],
    [
      'a proposal of another client under its number',
      () => ({
        'content/proposals/abacaxi.md': proposal('Padaria Aurora', 'Feira do Abacaxi').replace(
          'Uma proposta de teste',
          'Outra proposta de teste',
        ),
      }),
      `content/proposals/abacaxi.md:4:9  number
  expected a number of its own, found 2025-048 as in ${SENT_FILE}`,
    ],
    [
      'another picture',
      () => ({ [PICTURE]: svg(641) }),
      'expected the picture public/uploads/forno.svg as the client saw it on 2025-05-20, found another one',
    ],
    [
      'another picture in the text',
      () => ({ 'public/uploads/massa.svg': svg(321) }),
      'expected the picture public/uploads/massa.svg as the client saw it on 2025-05-20, found another one',
    ],
    [
      'no picture',
      () => ({ [PICTURE]: null }),
      'expected the picture public/uploads/forno.svg as the client saw it on 2025-05-20, found none',
    ],
  ])('%s', async (_, tree, words) => {
    const root = copyOf(sent);
    writeTree(root, tree());
    const built = await buildProject(root, { today: SENT_ON });
    expect(built.exists('index.html')).toBe(false);
    expect(built.problems.join('\n\n')).toContain(words);
    for (const problem of built.problems) expect(problem).toMatch(/\n {2}fix: /);
  });

  test('a passphrase that is taken away, and the page stays behind it', async () => {
    const file = 'content/proposals/k7m2p9qd.md';
    const root = makeProject({
      [file]: proposal('version: 2\n', 'version: 2\npassphrase: true\n'),
      '.passphrases.json': '{"k7m2p9qd": "fmg5-4bv3-bfvy-g4zi-yqzx-583c"}',
    });
    await sendIn(root, 'k7m2p9qd');
    const built = await buildProject(root, { today: SENT_ON });
    expect(built.problems).toEqual([]);
    expect(built.read('proposta-k7m2p9qd.html')).not.toContain('Joana');
    const open = textOf(root, file).replace('passphrase: true\n', '');
    writeTree(root, { [file]: open });
    expect((await buildProject(root, { today: SENT_ON })).problems).toEqual([
      expect.stringContaining(
        'passphrase\n  expected true, as version 2 was sent on 2025-05-20, found nothing',
      ),
    ]);
    writeTree(root, { [file]: open.replace('version: 2', 'version: 3') });
    const waiting = await buildProject(root, { today: SENT_ON });
    expect(waiting.problems).toEqual([]);
    expect(waiting.read('proposta-k7m2p9qd.html')).not.toContain('Joana');
  });

  test('each value by itself, with its place, what it was, what it is and a fix', async () => {
    const root = copyOf(sent);
    writeTree(root, {
      [SENT_FILE]: textOf(sent, SENT_FILE)
        .replace('priceCents: 120050', 'priceCents: 110050')
        .replace('excluded: []', 'excluded: [Fotos]')
        .replace('Ela abre cedo.', 'Ela abre tarde.'),
    });
    const lines = readFileSync(join(root, SENT_FILE), 'utf8').split('\n');
    const lineOf = (piece: string): number => lines.findIndex((line) => line.includes(piece)) + 1;
    const built = await buildProject(root, { today: SENT_ON });
    const [price, excluded, text] = ['110050', '[Fotos]', 'tarde'].map(lineOf);
    expect(built.problems).toEqual([
      `${SENT_FILE}:${price}:17  items[0].priceCents
  expected 120050, as version 2 was sent on 2025-05-20, found 110050
  ${price} |     priceCents: 110050
     |                 ^
  fix: write priceCents: 120050, or ${AGAIN}`,
      `${SENT_FILE}:${excluded}:12  excluded[0]
  expected nothing, as version 2 was sent on 2025-05-20, found "Fotos"
  ${excluded} | excluded: [Fotos]
     |            ^
  fix: remove "Fotos", or ${AGAIN}`,
      `${SENT_FILE}:${text}:1
  expected the line "Ela abre cedo.", as version 2 was sent on 2025-05-20, found the line "Ela abre tarde."
  ${text} | Ela abre tarde.
     | ^
  fix: undo the change in the text, or ${AGAIN}`,
    ]);
  });

  test('eight values are named, and the others counted', async () => {
    const root = copyOf(sent);
    const text = textOf(sent, SENT_FILE)
      .replace('stages:\n', 'stages:\n  - { title: A, days: 1, description: B. }\n')
      .replace('days: 9', 'days: 8')
      .replace('Duas rodadas', 'Três rodadas')
      .replace('client:\n  name: Joana', 'client:\n  name: Ana');
    writeTree(root, { [SENT_FILE]: text });
    const { problems } = await buildProject(root, { today: SENT_ON });
    expect(problems).toHaveLength(8);
    expect(problems[7]).toMatch(/; and \d more changes below\n/);
  });
});
