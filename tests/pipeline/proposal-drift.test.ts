// Every way we know to make a sent version drift: it is refused, or it changes nothing of what the client has.

import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRebuilder, type Rebuild } from '../../commands/serve/rebuild.ts';
import { type ProposalData, proposalFileSchema } from '../../domain/content/proposal.ts';
import { formatProblem } from '../../domain/problem.ts';
import { compareSent } from '../../pipeline/kinds/proposal/sent/compare-sent.ts';
import { readSent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import type { KeptArchive } from '../../pipeline/kinds/proposal/sent/sent-archive.ts';
import { parseFrontMatter } from '../../pipeline/read/parse-source.ts';
import { validate } from '../../pipeline/read/validate.ts';
import { buildProject, makeProject, writeTree } from '../support/build-site.ts';
import { copySources } from '../support/project-copy.ts';
import { told } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
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
const AGAIN =
  'write version: 3 in content/proposals/padaria-aurora.md and then npm run proposal:send padaria-aurora';
const WAS = `as version 2 was sent on ${SENT_ON}`;
const svg = (side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;

let sent: string;
let sentPage: string;
let archive: KeptArchive;

beforeAll(async () => {
  sent = await sentProject({
    [SENT_FILE]: proposal('image: generated', 'image: /uploads/forno.svg')
      .replace(
        'precisa de um site.',
        'precisa de um site.\n\nEla abre cedo.\n\n![O forno](/uploads/massa.svg)',
      )
      .replace('testimonials: []', 'testimonials:\n  - { text: Bom., author: Ana, role: Dona }'),
    [PICTURE]: svg(640),
    'public/uploads/massa.svg': svg(320),
  });
  const built = await buildProject(sent, { today: SENT_ON });
  expect(built.problems).toEqual([]);
  sentPage = pageOf(built.read(SENT_PAGE));
  expect(sentPage).toContain('500+');
  const kept = readSent(sent).value?.get('2025-048')?.archive;
  if (!kept) throw new Error('nothing was sent');
  archive = kept;
}, 60_000);

/** Without the hashes of files that all pages share, such as the picture for social networks. */
function pageOf(html: string): string {
  return html.replace(/(\/assets\/[\w-]+)\.\w+\./g, '$1.');
}

/** The text of a file of the sent project, with pieces of it replaced. */
function changed(
  file: string,
  ...changes: [found: string | RegExp, replacement: string][]
): string {
  return changes.reduce(
    (text, [found, replacement]) => {
      const after = text.replace(found, () => replacement);
      if (after === text) throw new Error(`${file} has no "${found}"`);
      return after;
    },
    textOf(sent, file),
  );
}

/** The sent project with this changed, built on the day of sending. */
async function buildWith(tree: Tree, options = {}) {
  const root = copyOf(sent);
  writeTree(root, tree);
  return buildProject(root, { today: SENT_ON, ...options });
}

describe('nothing of the page changes', () => {
  test.each<[string, [string | RegExp, string][], [RegExp, string][], string]>([
    [
      'names and numbers',
      [
        ['brand: Pinha', 'brand: Araucária'],
        ['wordmark: pinha', 'wordmark: araucaria'],
        ['Pinha Software Ltda.', 'Outra Casa S.A.'],
        ['11.222.333/0001-81', '11.444.777/0001-61'],
        ['+55 41 91234-5678', '+55 41 99876-5432'],
        ['email: oi@pinha.test', 'email: ola@pinha.test'],
      ],
      [],
      'site.brand, site.wordmark, site.legalName, site.cnpj, site.email, site.phone',
    ],
    [
      'address, PIX key and words',
      [
        ['https://www.pinha.test', 'https://www.nova.test'],
        ['key: pix@pinha.test', 'key: ladrao@pinha.test'],
        ['name: Pinha Software', 'name: Outra Casa'],
      ],
      [
        [/^ {2}total: Total$/m, '  total: Soma'],
        [/Aceito a proposta/, 'Talvez aceite a proposta'],
        [/^skipLink: .*$/m, 'skipLink: Pular'],
      ],
      'site.url, site.pix.key, site.pix.name, labels.skipLink, labels.proposal.total, labels.proposal.acceptMessage',
    ],
  ])('when the house changes its %s: its owner is told', async (_, site, labels, names) => {
    const built = await buildWith({
      'content/site.yaml': changed('content/site.yaml', ...site),
      'content/labels.yaml': changed('content/labels.yaml', ...labels),
    });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
    const notices = built.report.notices.map(({ message }) => message);
    const [told = '', ...others] = notices.filter((message) => message.includes('as it was on'));
    expect(others).toEqual([]);
    const [, listed = ''] = /not today's (.*): to show/.exec(told) ?? [];
    expect(listed.split(', ').sort()).toEqual(names.split(', ').sort());
    expect(told).toBe(
      `${SENT_FILE} shows the house as it was on ${SENT_ON}, and not today's ${listed}: to show it as it is, write version: 3 and npm run proposal:send padaria-aurora`,
    );
  });

  test('when a claim changes that it shows, or the environment, or the day', async () => {
    const claims = String(TINY_SITE['content/claims.yaml']).replace(
      'proposal:\n  projects: { value: 500+',
      'proposal:\n  projects: { value: 900+',
    );
    const env = { SITE_URL: 'https://ensaio.pinha.test' };
    const built = await buildWith({ 'content/claims.yaml': claims }, { today: '2025-06-03', env });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
    const notices = built.report.notices.map(({ message }) => message).join('\n');
    expect(notices).toContain("today's site.url, claims.projects.value:");
  });

  test('while a newer version is written and not sent: only a preview shows it', async () => {
    const built = await buildWith({
      [SENT_FILE]: changed(
        SENT_FILE,
        ['version: 2', 'version: 3'],
        ['priceCents: 120050', 'priceCents: 110050'],
        ['Ela abre cedo', 'Ela abre tarde'],
      ),
    });
    const { root } = built;
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
    const text = changed(
      SENT_FILE,
      ['validDays: 15\ndeliveryDays: 10\n', 'deliveryDays: 10\nvalidDays: 15 # dias\n'],
      ['Ela abre cedo.\n', 'Ela abre cedo. \n'],
    );
    const built = await buildWith({ [SENT_FILE]: text.replaceAll('\n', '\r\n') });
    expect(built.problems).toEqual([]);
    expect(pageOf(built.read(SENT_PAGE))).toBe(sentPage);
  });
});

describe('code', () => {
  let program: string;
  let rebuild: Rebuild;

  beforeAll(() => {
    program = copySources({ 'content/proposals/.keep': '' });
    for (const name of ['content', 'public']) {
      cpSync(join(sent, name), join(program, name), { recursive: true });
    }
    const folders = { cache: join(program, '.preview'), outDir: join(program, 'dist') };
    rebuild = createRebuilder({ root: program, ...folders });
  });

  /** What a build says with pieces of the program replaced; its files are put back. */
  async function problemsWith(...changes: [file: string, found: string, replacement: string][]) {
    const before = changes.map(([file]) => [file, textOf(program, file)] as const);
    for (const [file, found, replacement] of changes) {
      const text = textOf(program, file);
      expect(text).toContain(found);
      writeTree(program, { [file]: text.replace(found, () => replacement) });
    }
    try {
      return (await rebuild({ ofCode: true })).problems.map(formatProblem);
    } finally {
      writeTree(program, Object.fromEntries(before));
    }
  }

  test.each(
    rows(`
    a text                    | templates/proposal/acceptance.tsx | CNPJ\\u00a0 | Inscrito no CNPJ␣ | Pinha Software Ltda. Inscrito no CNPJ 11.222.333/0001-81 oi@pinha.test +55 41 91234-5678
    a figure                  | domain/money.ts | part + (index < left ? 1 : 0) | part | a primeira de R$ 495,16
    what is paid by PIX       | domain/pix/pix.ts | \`P\${number | \`Q\${number | 62140510Q2025048V2
    where a link leads        | templates/proposal/acceptance.tsx | mailto: | https:// | → https://oi@pinha.test
    what is sent with a card  | domain/proposal/agreement.ts | count: chosen?.count ?? 1 | count: 1 | cartão de crédito em 1×
    the foot on paper         | pipeline/kinds/proposal/proposal-page.tsx | join(' · ') | join(' - ') | Pinha - Proposta
    `),
  )('that changes %s is refused', async (_, file = '', found = '', replacement = '', words) => {
    const [problem = ''] = await problemsWith([file, found, replacement]);
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

  test('that adds a class, a wrapper and an attribute is not', async () => {
    const strong = '<strong>{formatMoney(item.priceCents)}</strong>';
    const title = `<h3>\${title}</h3>`;
    expect(
      await problemsWith(
        [
          'templates/proposal/acceptance.tsx',
          'className="signatures"',
          'className="signatures wide"',
        ],
        ['templates/proposal/scope.tsx', strong, `<span>${strong}</span>`],
        [
          'islands/proposal/payment.ts',
          title,
          `<div>${title.replace('<h3>', '<h3 data-x="1">')}</div>`,
        ],
      ),
    ).toEqual([]);
  });
});

/** What is said of the file with this text against what was sent. */
function driftOf(text: string): string[] {
  const { source } = parseFrontMatter(SENT_FILE, text);
  const { data, problems } = validate(source, proposalFileSchema);
  if (!data) throw new Error(problems.map(formatProblem).join('\n'));
  return compareSent({ source, data: data as ProposalData }, archive, AGAIN).map(formatProblem);
}

describe('the file is refused', () => {
  const LONG = 'muito '.repeat(5000);

  test.each(
    rows(`
    another price                                | priceCents: 120050 | priceCents: 110050 | 120050 | 110050
    another day of issue                         | issuedOn: 2025-05-20 | issuedOn: 2025-05-19 | "2025-05-20" | "2025-05-19"
    no day of issue                              | issuedOn: 2025-05-20\\n | | "2025-05-20" | nothing
    a word of the text                           | abre cedo. | abre tarde. | the line "Ela abre cedo." | the line "Ela abre tarde."
    a word more in a line too long to read       | abre cedo. | abre LONG | the line "Ela abre cedo." | the line "Ela abre ${'muito '.repeat(81)}muito…"
    a paragraph that four spaces make code       | \\nEla abre | \\n␣␣␣␣Ela abre | the line "Ela abre cedo." | the line "␣␣␣␣Ela abre cedo."
    a first paragraph that four spaces make code | ## O que | ␣␣␣␣## O que | the line "## O que entendemos" | the line "    ## O que entendemos"
    two spaces that break a line                 | cedo.\\n | cedo.␣␣\\n | the line "Ela abre cedo." | the line "Ela abre cedo.  "
    a line more                                  | cedo. | cedo.\\nTodo dia. | the line "" | the line "Todo dia."
    a picture less in the text                   | \\n\\n![O forno](/uploads/massa.svg) | | the line "" | nothing
    an entry more                                | excluded: [] | excluded: [Fotos] | nothing | "Fotos"
    a key less                                   | normalPriceCents: 150000\\n␣␣␣␣ | | 150000 | nothing
    a passphrase afterwards                      | version: 2\\n | version: 2\\npassphrase: true\\n | nothing | true
    `),
  )('with %s', (_, found = '', replacement = '', was, is) => {
    const [problem = '', ...others] = driftOf(
      changed(SENT_FILE, [found, replacement.replace('LONG', LONG)]),
    );
    expect(others).toEqual([]);
    expect(problem).toContain(`  expected ${was}, ${WAS}, found ${is}`);
    expect(problem).toMatch(/\n {2}fix: (?:write|remove|undo) .*, or write version: 3 in /);
  });

  test('at each value by itself, with its place, what it was, what it is and a fix', () => {
    const text = changed(
      SENT_FILE,
      ['priceCents: 120050', 'priceCents: 110050'],
      ['excluded: []', 'excluded: [Fotos]'],
      ['Ela abre cedo.', 'Ela abre tarde.'],
    );
    const lineOf = (piece: string): number =>
      text.split('\n').findIndex((line) => line.includes(piece)) + 1;
    expect(driftOf(text)).toEqual([
      told(SENT_FILE, [
        text,
        `${lineOf('110050')}:17  items[0].priceCents`,
        `expected 120050, ${WAS}, found 110050`,
        `write priceCents: 120050, or ${AGAIN}`,
      ]),
      told(SENT_FILE, [
        text,
        `${lineOf('[Fotos]')}:12  excluded[0]`,
        `expected nothing, ${WAS}, found "Fotos"`,
        `remove "Fotos", or ${AGAIN}`,
      ]),
      told(SENT_FILE, [
        text,
        `${lineOf('tarde')}:1`,
        `expected the line "Ela abre cedo.", ${WAS}, found the line "Ela abre tarde."`,
        `undo the change in the text, or ${AGAIN}`,
      ]),
    ]);
  });

  test('at eight values, and the others are counted', () => {
    const problems = driftOf(
      changed(
        SENT_FILE,
        ['stages:\n', 'stages:\n  - { title: A, days: 1, description: B. }\n'],
        ['days: 9', 'days: 8'],
        ['Duas rodadas', 'Três rodadas'],
        ['client:\n  name: Joana', 'client:\n  name: Ana'],
      ),
    );
    expect(problems).toHaveLength(8);
    expect(problems[7]).toMatch(/; and \d more changes below\n/);
  });
});

describe('a build is refused', () => {
  const price: [string, string] = ['priceCents: 120050', 'priceCents: 110050'];
  const withoutDate = (): string => changed(SENT_FILE, [`issuedOn: ${SENT_ON}\n`, '']);
  const otherArchive = 'expected the archive as it was sent, found another one';

  test.each<[string, () => Tree, string]>([
    [
      'another price',
      () => ({ [SENT_FILE]: changed(SENT_FILE, price) }),
      `items[0].priceCents\n  expected 120050, ${WAS}, found 110050`,
    ],
    [
      'a lower version',
      () => ({ [SENT_FILE]: changed(SENT_FILE, ['version: 2', 'version: 1']) }),
      'version\n  expected at least the 2 that was sent on 2025-05-20, found 1',
    ],
    [
      'another number',
      () => ({ [SENT_FILE]: changed(SENT_FILE, ['"2025-048"', '"2025-077"']) }),
      `number\n  expected "2025-048", ${WAS}, found "2025-077"`,
    ],
    [
      'another file name',
      () => ({ [SENT_FILE]: null, 'content/proposals/aurora.md': textOf(sent, SENT_FILE) }),
      `number\n  expected number 2025-048 in ${SENT_FILE}, from which version 2 was sent on 2025-05-20, found it here`,
    ],
    [
      'no file',
      () => ({ [SENT_FILE]: null }),
      `${SENT_FILE}\n  expected the file of proposal 2025-048, version 2 of which was sent on 2025-05-20, found none`,
    ],
    [
      'no lock and no day of issue',
      () => ({ [SENT_FILE]: withoutDate(), [LOCK]: null }),
      `${ARCHIVE}\n  expected an entry 2025-048, 2 in ${LOCK} for what was sent, found none`,
    ],
    [
      'no entry in the lock and no day of issue',
      () => ({ [SENT_FILE]: withoutDate(), [LOCK]: '{}\n' }),
      `expected an entry 2025-048, 2 in ${LOCK} for what was sent, found none`,
    ],
    [
      'no archive',
      () => ({ [ARCHIVE]: null }),
      'number\n  expected a free number, found 2025-048, of which version 2 was sent and its archive is gone',
    ],
    [
      'another archive',
      () => ({ [ARCHIVE]: changed(ARCHIVE, price) }),
      `${ARCHIVE}\n  ${otherArchive}: its seal in ${LOCK} does not fit`,
    ],
    [
      'another archive with another file that agree',
      () => ({ [ARCHIVE]: changed(ARCHIVE, price), [SENT_FILE]: changed(SENT_FILE, price) }),
      otherArchive,
    ],
    [
      'an archive that cannot be read',
      () => ({ [ARCHIVE]: changed(ARCHIVE, ['proposal:\n', 'proposal: [\n']) }),
      otherArchive,
    ],
    [
      'another seal',
      () => ({ [LOCK]: changed(LOCK, [/"seal": "...../, '"seal": "00000']) }),
      otherArchive,
    ],
    [
      'other pictures, and none',
      () => ({ [PICTURE]: svg(641), 'public/uploads/massa.svg': null }),
      `expected the picture ${PICTURE} as the client saw it on 2025-05-20, found another one`,
    ],
    [
      'another picture in the text, and no other',
      () => ({ [PICTURE]: null, 'public/uploads/massa.svg': svg(321) }),
      'expected the picture public/uploads/massa.svg as the client saw it on 2025-05-20, found another one',
    ],
  ])('with %s', async (_, tree, words) => {
    const built = await buildWith(tree());
    expect(built.exists('index.html')).toBe(false);
    const problems = built.problems.join('\n\n');
    expect(problems).toContain(words);
    for (const problem of built.problems) expect(problem).toMatch(/\n {2}fix: /);
    if (!built.problems.some((problem) => problem.includes('saw it'))) return;
    expect(problems).toMatch(
      /the picture public\S+ as the client saw it on 2025-05-20, found none/,
    );
  });

  test('with a passphrase that is taken away, and the page stays behind it', async () => {
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
    const refused = await built.rebuild({ [file]: open });
    expect(refused.problems).toEqual([
      expect.stringContaining(`passphrase\n  expected true, ${WAS}, found nothing`),
    ]);
    const waiting = await built.rebuild({ [file]: open.replace('version: 2', 'version: 3') });
    expect(waiting.problems).toEqual([]);
    expect(waiting.read('proposta-k7m2p9qd.html')).not.toContain('Joana');
  });
});
