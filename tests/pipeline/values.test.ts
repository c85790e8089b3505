// Values that a schema refuses: what was found, what was expected, and the line to write instead.

import { expect, test } from 'vitest';
import { pageSchema } from '../../domain/content/page.ts';
import { postSchema } from '../../domain/content/post.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { job, project, service } from '../support/records.ts';
import { postWith, refusalsOf, refuse, replacing } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
import { HOME, POST, PROPOSAL, post, proposal, SITE, tiny } from '../support/tiny-site.ts';

const PAGE = 'content/pages/blog.yaml';
const KNOWN = Object.keys(postSchema.shape).join(', ');
const TEMPLATES = pageSchema.def.options
  .map((option) => option.shape.template.def.values[0])
  .join(', ');

const changing = (file: string) => replacing((found = '', to = '') => tiny(file, found, to));

/** The end of the only problem of a file. */
function fixOf(file: string, text: string): string {
  const problems = refusalsOf(file, text);
  expect(problems).toHaveLength(1);
  return problems[0]?.split('\n  fix: ')[1] ?? '';
}

test('a value that is nearly right, nothing, or in the place of a group is told what to write', () => {
  const fixes = rows(`
    category: null          | write category: "Estratégia" (an example)
    title: ${'a'.repeat(106)} | shorten it by 36 characters
    title: “Olá”            | write "Olá", or without any
    title: „Olá“            | write "Olá", or without any
    title: «Olá»            | write "Olá", or without any
    updatedOn: 2025-05-11   | write the day of the last change, or remove the line
    route: ${'palavra '.repeat(2000)} | write route: /servicos/websites (an example)
  `);
  expect(fixes.map(([change = '']) => [change, fixOf(POST, postWith(change))])).toEqual(fixes);
  expect(fixOf(POST, post({ image: '/uploads/foto.HEIC' }))).toMatch(
    /^export it as JPEG into public/,
  );
  // What text cannot be made of breaks nothing.
  expect(fixOf(POST, post({ category: '{ toString: 1 }' }))).toMatch(/^write category: /);
  const [list = ''] = refusalsOf(POST, post({ route: `[${'a, '.repeat(500)}a]` }));
  expect(list).toMatch(/found a list of 501\n(?:.*\n){2}.*fix: write route: \/servicos/);
  const short = proposal('    priceCents: 30000', '    price: 30000');
  expect(fixOf(PROPOSAL, short)).toMatch(/^did you mean "priceCents"\?/);
  expect(fixOf(PROPOSAL, proposal('  phone: +55 41 90000-0002\n'))).toBe(
    'add the line phone: +55 41 90000-0000 to the keys of client, at column 3',
  );
  const group = proposal('cardInstalments: [1, 7]', 'cardInstalments: [1, 7]\n  pix: 5%');
  expect(fixOf(PROPOSAL, group)).toMatch(
    /^write pix: alone on its line, and below it, two columns further right, a line for each key: \w+:/,
  );
});

test('the CNPJ of the house has digits that check, or is the placeholder', () => {
  refuse(
    SITE,
    (number) => tiny(SITE, '11.222.333/0001-81', number),
    `11.222.333/0001-82
      4:7  cnpj » expected a CNPJ with its signs, whose last two digits check, found 11.222.333/0001-82
      fix: look at it again: a digit is another one
    11222333000181
      4:7  cnpj » expected a CNPJ with its signs, whose last two digits check, found 11222333000181
      fix: write cnpj: "11.222.333/0001-81"`,
  );
  expect(refusalsOf(SITE, tiny(SITE, '11.222.333/0001-81', '00.000.000/0001-00'))).toEqual([]);
});

test('an unknown key is refused whatever JavaScript knows by that name', () => {
  for (const key of ['constructor', '__proto__']) {
    expect(refusalsOf(POST, post({ [key]: 'x' }))[0]).toContain(`unknown key "${key}"`);
  }
  expect(refusalsOf(POST, post({ title: null, tittle: 'Olá' })).at(-1)).toContain(
    `fix: did you mean "title"? Known keys: ${KNOWN}`,
  );
});

test('an article is told what is wrong with it, its place and what to write', () => {
  const IMAGE =
    'a picture in public/ such as /uploads/equipe.jpg, or a drawing, desenho-1 to desenho-8';
  refuse(
    POST,
    postWith,
    `
    publishedOn: 31/02/2026
      5:14  publishedOn » expected a day that exists, as YYYY-MM-DD, found 31/02/2026
      fix: write publishedOn: 2026-02-28
    title is missing
      2:1  title » expected a key "title" with one line of 1 to 70 characters, found none
      fix: add the line title: "Criação de sites em Curitiba"
    cor: verde
      11:1  cor » unknown key "cor"
      fix: remove the line. Known keys: ${KNOWN}
    title:
      2:8  title » expected one line of 1 to 70 characters, found nothing
      fix: write title: "Criação de sites em Curitiba" (an example)
    title: 2025
      2:8  title » expected one line of 1 to 70 characters, found 2025
      fix: write title: "2025"
    category: estrategia
      9:11  category » expected a category in content/pages/blog.yaml, found "estrategia"
      fix: did you mean Estratégia?
    route: /Blog/Olá Mundo/
      11:8  route » expected an address such as /servicos/websites: lower case, no accents, no slash at the end, at most 200 letters, found /Blog/Olá Mundo/
      fix: write route: /blog/ola-mundo
    image: ¤
      10:8  image » expected ${IMAGE}, found ¤
      fix: write image: ¤
      ¤ https://fotos.example/equipe.jpg | desenho-1 (an example)
      ¤ public/uploads/foto.jpg | /uploads/foto.jpg
      ¤ /uploads/Foto Equipe.JPG | /uploads/foto-equipe.jpg, and rename the file to foto-equipe.jpg
    readMinutes: ¤
      6:14  readMinutes » expected the reading time in whole minutes, from 1 to 60, found ¤
      fix: write readMinutes: ¤
      ¤ 7 min | 7
      ¤ 90 | 60
      ¤ sete | 1 (an example)
    `,
  );
});

test('a proposal is offered phones, days and prices as they are written', () => {
  refuse(
    PROPOSAL,
    replacing(proposal),
    `
    validDays: 15 => validDays: 15 dias
      12:12  validDays » expected days of validity, from 1 to 365, found 15 dias
      fix: write validDays: 15
    phone: +55 41 90000-0002 => phone: ¤
      11:10  client.phone » expected a phone with its country, written as +55 41 90000-0000 or +1 305 555-0100, found ¤
      fix: write phone: ¤
      ¤ 41 99999-8888 | +55 41 99999-8888
      ¤ +55 (41) 3333.4444 | +55 41 3333-4444
      ¤ 55 99999-8888 | +55 55 99999-8888
      ¤ 99999-8888 | +55 41 90000-0000 (an example)
    priceCents: 120050 => priceCents: ¤
      20:17  items[0].priceCents » expected a whole number of centavos, above 0, found ¤
      fix: write ¤
      ¤ "1.200,50" | priceCents: 120050
      ¤ R$ 1.200 | priceCents: 120000
      ¤ 99999999999 | at most 10000000000 (R$ 100.000.000)
    `,
  );
  for (const written of ['0', 'grátis', '[1, 2]', '.inf', '0x10000000000']) {
    const text = proposal('priceCents: 120050', `priceCents: ${written}`);
    expect(refusalsOf(PROPOSAL, text)[0]).toContain('items[0].priceCents');
  }
});

test('a page is told its template, the length of its lists and the whole path of a key', () => {
  refuse(
    PAGE,
    changing(PAGE),
    `
    template: blog => template: blogg
      2:11  template » expected one of ${TEMPLATES}, found blogg
      fix: write template: blog
    template: blog\\n =>
      1:1  template » expected a key "template" with one of ${TEMPLATES}, found none
      fix: add the line template: home
    `,
  );
  expect(refusalsOf(HOME, tiny(HOME, /cards:\n(?: {4}- .*\n)+/, 'cards: []\n'))).toEqual([
    expect.stringMatching(
      /^content\/pages\/inicio\.yaml:15:10 {2}services\.cards\n {2}expected a list of 1 to 8 entries, found a list of 0\n/,
    ),
  ]);
  expect(refusalsOf(HOME, tiny(HOME, '  kicker:', '  kiker:'))).toContain(
    `content/pages/inicio.yaml:6:3  hero.kiker
  unknown key "kiker"
  6 |   kiker: Casa de software
    |   ^
  fix: did you mean "kicker"? Known keys: kicker, title, lead, primary, secondary, artCaption`,
  );
});

test('a project, an opening and a service are told what is wrong with them', () => {
  refuse(
    'content/portfolio/trem-da-serra.yaml',
    replacing(project),
    `
      - Mapa do trajeto => - Mapa\\n  - Trajeto\\n  - Trem\\n  - Trilho
      9:3  features » expected a list of 1 to 8 entries, found a list of 9
      fix: remove 1 entry
    features: => liveUrl: ¤\\nfeatures:
      8:10  liveUrl » expected a complete https address, found ¤
      fix: write liveUrl: ¤
      ¤ http://trem.example | https://trem.example
      ¤ valedoiguacu.example | https://valedoiguacu.example
      ¤ em breve | https://www.exemplo.com.br (an example)
    `,
  );
  refuse(
    'content/jobs/qa.yaml',
    replacing(job),
    `
    salaryMinReais: 3000 => salaryMinReais: 9000
      4:17  salaryMinReais » expected at most salaryMaxReais (6000), found 9000
      fix: write salaryMinReais: 6000 and salaryMaxReais: 9000
    salaryMaxReais: 6000\\n =>
      4:17  salaryMinReais » expected salaryMaxReais beside salaryMinReais, found none
      fix: add the line salaryMaxReais: 3000, or remove this one
    validThrough: 2025-09-30 => validThrough: 2025-02-28
      7:15  validThrough » expected a day after publishedOn (2025-03-01), found 2025-02-28
      fix: write the last day on which candidates may apply
    `,
  );
  expect(fixOf('content/jobs/qa.yaml', job('MinReais: 3000', 'MinReais: 300000'))).toBe(
    'write salaryMinReais: 3000',
  );
  refuse(
    'content/services/websites.yaml',
    replacing(service),
    `
    Escolher, preset: WEBSITE => Escolher, preset: WEBSITES
      15:40  packages[0].button.preset » expected the name of a preset in content/presets.yaml, found "WEBSITES"
      fix: did you mean WEBSITE?
    label: Escolher, preset: WEBSITE => label: A
      15:13  packages[0].button » expected a label and exactly one of href, preset and message, found a group of keys
      fix: write button: { label: Solicitar Orçamento, preset: GENERAL } (an example)
    `,
  );
});

test('the house is told its address, its phone, and the PIX key that its bank knows', () => {
  refuse(
    SITE,
    changing(SITE),
    `
    email: oi@pinha.test => email: oi
      7:8  email » expected an e-mail address, found oi
      fix: write email: contato@exemplo.com.br (an example)
    phone: +55 41 91234-5678 => phone: 41 91234-5678
      8:8  phone » expected a Brazilian phone written as +55 41 90000-0000, found 41 91234-5678
      fix: write phone: +55 41 91234-5678
    url: https://www.pinha.test => url: https://www.pinha.test/inicio/
      6:6  url » expected scheme and host only, without a slash at the end, found https://www.pinha.test/inicio/
      fix: write url: https://www.pinha.test
    pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba } => pix:\\n  key: ¤\\n  name: Pinha Software\\n  city: Curitiba
      16:8  pix.key » expected a PIX key: an e-mail in lower case, +55 with area and number, the digits of a CPF or CNPJ, or a random key, found ¤
      fix: ¤
      ¤ 529.982.247-25 | write key: "52998224725"
      ¤ 52998224725 | write key: "52998224725"
      ¤ +55 41 99999-8888 | write key: "+5541999998888"
      ¤ Pix@Pinha.test | write key: pix@pinha.test
      ¤ pinha | write key: pix@exemplo.com.br (an example)
      ¤ 529.982.247-24 | copy the key from the bank again: as a CPF, its last two digits do not fit the others
    name: Pinha Software, => name: Pinha Software e Publicações,
      15:35  pix.name » expected a name of 1 to 25 Latin characters, which is all that a PIX code takes, found Pinha Software e Publicações
      fix: shorten it by 3 characters, as the payer's bank should show it
    city: Curitiba } => city: São José dos Pinhais }
      15:57  pix.city » expected a city of 1 to 15 Latin characters, which is all that a PIX code takes, found São José dos Pinhais
      fix: shorten it by 5 characters, as the payer's bank should show it
    `,
  );
});

test('values of the environment that are none stop the build, and each variable is named', async () => {
  const URL = 'scheme and host only, without a slash at the end';
  const FORM = 'a complete https address';
  const wrong = rows(`
    BOOKING_LINK        | https://cal.com/x | user/event, without host and without a slash at the start | casa/reuniao
    CAREERS_ENDPOINT    | javascript:alert(1) | ${FORM} | https://formspree.io/f/abcdwxyz
    CONTACT_ENDPOINT    | http://forms.pinha.test/a | ${FORM} | https://forms.pinha.test/a
    NEWSLETTER_ENDPOINT | forms.pinha.test | ${FORM} | https://forms.pinha.test
    SITE_URL            | https://pinha.test/ | ${URL} | https://pinha.test
  `);
  const env = Object.fromEntries(wrong.map(([name, value]) => [name, value]));
  expect((await problemsOf({}, { env })).toSorted()).toEqual(
    wrong.map(
      ([name, value, expected, better]) => `environment  ${name}
  expected ${expected}, found "${value}"
  fix: set ${name}=${better}, or unset it to use content/site.yaml`,
    ),
  );
});

test('all mistakes of all files come at once, sorted, and leave the last good site as it was', async () => {
  const site = await buildSite({ 'content/services/websites.yaml': service() });
  const before = site.read('servicos/websites.html');
  const again = await site.rebuild({
    [POST]: post({ title: null, readMinutes: 'dez' }, 'Texto.\n\n<script>x</script>\n'),
    'content/blog/bela.md': post({}, '[x](javascript:x)\n'),
    'content/blog/mal nomeado.md': post(),
    'content/jobs/qa.yaml': job('type: CLT', 'type: clt'),
    [SITE]: tiny(SITE, 'email: oi@pinha.test', 'email: oi'),
    'content/navigation.yaml': tiny('content/navigation.yaml', 'legal: []', 'legall: []'),
    'content/portfolio/estação.yaml': project(),
    'content/services/websites.yaml': service('299900', '0'),
  });
  expect(again.problems.map((problem) => problem.split('\n')[0])).toEqual([
    'content/blog/bela.md:13:1',
    'content/blog/mal nomeado.md',
    'content/blog/ola.md:2:1  title',
    'content/blog/ola.md:5:14  readMinutes',
    'content/blog/ola.md:14:1',
    'content/jobs/qa.yaml:3:7  type',
    'content/navigation.yaml:8:1  legall',
    'content/portfolio/estação.yaml',
    'content/services/websites.yaml:11:17  packages[0].priceCents',
    'content/site.yaml:7:8  email',
  ]);
  expect(again.problems[2]).toBe(`content/blog/ola.md:2:1  title
  expected a key "title" with one line of 1 to 70 characters, found none
  2 | description: Um artigo de teste, curto e sem pressa.
    | ^
  fix: add the line title: "Criação de sites em Curitiba"`);
  expect(again.read('servicos/websites.html')).toBe(before);
});
