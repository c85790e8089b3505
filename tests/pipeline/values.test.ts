// Values that a schema refuses: what was found, what was expected, and the line to write instead.

import { describe, expect, test } from 'vitest';
import { pageSchema } from '../../domain/content/page.ts';
import { postSchema } from '../../domain/content/post.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { job } from '../support/records.ts';
import { post, proposal, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const PROPOSAL = 'content/proposals/padaria-aurora.md';
const KNOWN = Object.keys(postSchema.shape).join(', ');
const TEMPLATES = pageSchema.def.options
  .map((option) => option.shape.template.def.values[0])
  .join(', ');

function changed(file: string, found: string, replacement: string): Tree {
  const text = String(TINY_SITE[file]);
  if (!text.includes(found)) throw new Error(`${file} has no "${found}"`);
  return { [file]: text.replace(found, () => replacement) };
}

describe('a value', () => {
  const fixOf = async (tree: Tree): Promise<string> => {
    const problems = await problemsOf(tree);
    expect(problems).toHaveLength(1);
    return problems[0]?.split('\n  fix: ')[1] ?? '';
  };

  test('that is nothing is given an example, not nothing again', async () => {
    const fix = await fixOf({ [POST]: post({ category: 'null' }) });
    expect(fix).toBe('write category: Automação (an example)');
  });

  test.each(['{ toString: 1 }', '[{ toString: 1 }]', '{ valueOf: a, toString: b }'])(
    'that is %s is refused like any other',
    async (value) => {
      expect(await fixOf({ [POST]: post({ category: value }) })).toMatch(/^write category: /);
      const image = await fixOf({ [POST]: post({ image: value }) });
      expect(image).toContain('generated');
    },
  );

  test('under a shorter name of its key is told the whole one', async () => {
    const text = proposal('    priceCents: 30000', '    price: 30000');
    expect(await fixOf({ [PROPOSAL]: text })).toMatch(/^did you mean "priceCents"\?/);
  });

  test('that is missing is added at the column of its group', async () => {
    const text = proposal('  phone: +55 41 90000-0002\n');
    expect(await fixOf({ [PROPOSAL]: text })).toBe(
      'add the line phone: +55 41 90000-0000 to the keys of client, at column 3',
    );
  });

  test('in the place of a group is told the keys of the group, one a line', async () => {
    const text = proposal('  cardInstalments: [1, 7]', '  cardInstalments: [1, 7]\n  pix: 5%');
    expect(await fixOf({ [PROPOSAL]: text })).toMatch(
      /^write pix: alone on its line, and below it, two columns further right, a line for each key: \w+:/,
    );
  });

  test('that is too long is told by how much', async () => {
    expect(await fixOf({ [POST]: post({ title: 'a'.repeat(106) }) })).toBe(
      'shorten it by 36 characters',
    );
  });

  test('of a salary in centavos is told the reais', async () => {
    const text = job('salaryMinReais: 3000', 'salaryMinReais: 300000');
    expect(await fixOf({ 'content/jobs/qa.yaml': text })).toBe('write salaryMinReais: 3000');
  });

  test.each(['“Olá”', '„Olá“', '«Olá»'])('between %s is told the straight marks', async (title) => {
    expect(await fixOf({ [POST]: post({ title }) })).toBe('write "Olá", or without any');
  });

  test.each(['foto.heic', '/uploads/foto.HEIC', '/uploads/foto.tiff', '/uploads/foto.gif'])(
    'that is the picture %s is told to export it as JPEG',
    async (image) => {
      expect(await fixOf({ [POST]: post({ image }) })).toMatch(/^export it as JPEG into public/);
    },
  );

  test('of a last change before the first day is refused', async () => {
    expect(await fixOf({ [POST]: post({ updatedOn: '2025-05-11' }) })).toBe(
      'write the day of the last change, or remove the line',
    );
  });
});

describe('a post', () => {
  test('dated on a day that does not exist is offered the last day of that month', async () => {
    expect(await problemsOf({ [POST]: post({ publishedOn: '31/02/2026' }) })).toEqual([
      `content/blog/ola.md:5:14  publishedOn
  expected a day that exists, as YYYY-MM-DD, found 31/02/2026
  5 | publishedOn: 31/02/2026
    |              ^
  fix: write publishedOn: 2026-02-28`,
    ]);
  });

  test('without a title says which line to add', async () => {
    expect(await problemsOf({ [POST]: post({ title: null }) })).toEqual([
      `content/blog/ola.md:2:1  title
  expected a key "title" with one line of 1 to 70 characters, found none
  2 | description: Um artigo de teste, curto e sem pressa.
    | ^
  fix: add the line title: "Criação de sites em Curitiba"`,
    ]);
  });

  test('with the key "tittle" is asked whether it means "title"', async () => {
    const problems = await problemsOf({ [POST]: post({ title: null, tittle: 'Olá' }) });
    expect(problems).toContain(`content/blog/ola.md:10:1  tittle
  unknown key "tittle"
  10 | tittle: Olá
     | ^
  fix: did you mean "title"? Known keys: ${KNOWN}`);
  });

  test('with a key that resembles none is told to remove it', async () => {
    expect(await problemsOf({ [POST]: post({ cor: 'verde' }) })).toEqual([
      `content/blog/ola.md:11:1  cor
  unknown key "cor"
  11 | cor: verde
     | ^
  fix: remove the line. Known keys: ${KNOWN}`,
    ]);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'with the key "%s" is refused like any other unknown key',
    async (key) => {
      expect((await problemsOf({ [POST]: post({ [key]: 'x' }) }))[0]).toContain(
        `unknown key "${key}"`,
      );
    },
  );

  test('with an empty title says that nothing was found', async () => {
    expect(
      (await problemsOf({ [POST]: post({ title: '' }) }))[0],
    ).toBe(`content/blog/ola.md:2:8  title
  expected one line of 1 to 70 characters, found nothing
  2 | title: 
    |        ^
  fix: write title: "Criação de sites em Curitiba" (an example)`);
  });

  test('with a number for a title is offered the number in quotes', async () => {
    expect(await problemsOf({ [POST]: post({ title: '2025' }) })).toEqual([
      `content/blog/ola.md:2:8  title
  expected one line of 1 to 70 characters, found 2025
  2 | title: 2025
    |        ^
  fix: write title: "2025"`,
    ]);
  });

  test('with a title that is far too long shows its start and its length', async () => {
    const title = `"${'muito '.repeat(40)}longo"`;
    expect(await problemsOf({ [POST]: post({ title }) })).toEqual([
      `content/blog/ola.md:2:8  title
  expected one line of 1 to 70 characters, found "muito muito muito muito muito muito muito muito muito mu… (245 characters)
  2 | title: "muito muito muito muito muito muito muito muito muito muito muito muito muito muito muito muito mu…
    |        ^
  fix: shorten it by 175 characters`.replace(
        /title: "(muito )+mu…/,
        `title: ${title.slice(0, 93)}…`,
      ),
    ]);
  });

  test('of a category that is nearly right is offered the right one', async () => {
    expect(await problemsOf({ [POST]: post({ category: 'estrategia' }) })).toEqual([
      `content/blog/ola.md:9:11  category
  expected one of Automação, Estratégia, Tecnologia, Conceitos, found estrategia
  9 | category: estrategia
    |           ^
  fix: write category: Estratégia`,
    ]);
  });

  test('with a wrong route is offered a right one', async () => {
    expect(await problemsOf({ [POST]: post({ route: '/Blog/Olá Mundo/' }) })).toEqual([
      `content/blog/ola.md:11:8  route
  expected an address such as /servicos/websites: lower case, no accents, no slash at the end, at most 200 letters, found /Blog/Olá Mundo/
  11 | route: /Blog/Olá Mundo/
     |        ^
  fix: write route: /blog/ola-mundo`,
    ]);
  });

  test('with a list for a route is told what one looks like', async () => {
    const [problem = ''] = await problemsOf({ [POST]: post({ route: `[${'a, '.repeat(500)}a]` }) });
    expect(problem).toMatch(/found a list of 501\n(?:.*\n){2}.*fix: write route: \/servicos/);
  });

  test('with a route that holds itself is told what one looks like', async () => {
    const [problem = ''] = await problemsOf({ [POST]: post({ route: '&a [*a]' }) });
    expect(problem).toContain('found a list of 1\n');
  });

  test('with a route as long as a text is told what one looks like', async () => {
    const [problem = ''] = await problemsOf({ [POST]: post({ route: 'palavra '.repeat(2000) }) });
    expect(problem).toMatch(/\n {2}fix: write route: \/servicos\/websites \(an example\)$/);
  });
});

describe('a whole number', () => {
  test.each([
    ['7 min', '7'],
    ['7min.', '7'],
    ['90', '60'],
    ['90 min', '1 (an example)'],
    ['sete', '1 (an example)'],
    ['1h 30', '1 (an example)'],
  ])('of minutes, written as %s, is mended to %s', async (written, better) => {
    expect(await problemsOf({ [POST]: post({ readMinutes: written }) })).toEqual([
      `content/blog/ola.md:6:14  readMinutes
  expected the reading time in whole minutes, from 1 to 60, found ${written}
  6 | readMinutes: ${written}
    |              ^
  fix: write readMinutes: ${better}`,
    ]);
  });

  test('of days, written with its unit, is offered without it', async () => {
    const text = proposal('validDays: 15', 'validDays: 15 dias');
    expect(await problemsOf({ [PROPOSAL]: text })).toEqual([
      `content/proposals/padaria-aurora.md:12:12  validDays
  expected days of validity, from 1 to 365, found 15 dias
  12 | validDays: 15 dias
     |            ^
  fix: write validDays: 15`,
    ]);
  });
});

describe('a phone', () => {
  test.each([
    ['41 99999-8888', '+55 41 99999-8888'],
    ['(41) 99999-8888', '+55 41 99999-8888'],
    ['+55 (41) 3333.4444', '+55 41 3333-4444'],
    ['5541999998888', '+55 41 99999-8888'],
    ['55 99999-8888', '+55 55 99999-8888'],
    ['041 99999 8888', '+55 41 99999-8888'],
    ['99999-8888', '+55 41 90000-0000 (an example)'],
    ['41 99999-8888 ramal 2', '+55 41 90000-0000 (an example)'],
  ])('written as %s is mended to %s', async (written, better) => {
    const text = proposal('phone: +55 41 90000-0002', `phone: ${written}`);
    expect(await problemsOf({ [PROPOSAL]: text })).toEqual([
      `content/proposals/padaria-aurora.md:11:10  client.phone
  expected a Brazilian phone written as +55 41 90000-0000, found ${written}
  11 |   phone: ${written}
     |          ^
  fix: write phone: ${better}`,
    ]);
  });
});

describe('a price', () => {
  test.each([
    ['"1.200,50"', '120050'],
    ['R$ 1.200', '120000'],
    ['1200.5', '120050'],
  ])('of %s is offered as %s centavos', async (written, cents) => {
    const text = proposal('priceCents: 120050', `priceCents: ${written}`);
    expect(await problemsOf({ [PROPOSAL]: text })).toEqual([
      `content/proposals/padaria-aurora.md:20:17  items[0].priceCents
  expected a whole number of centavos, above 0, found ${written}
  20 |     priceCents: ${written}
     |                 ^
  fix: write priceCents: ${cents}`,
    ]);
  });

  test('above what a proposal may cost is told the limit', async () => {
    const text = proposal('priceCents: 120050', 'priceCents: 99999999999');
    expect((await problemsOf({ [PROPOSAL]: text }))[0]).toContain(
      'found 99999999999\n  20 |     priceCents: 99999999999\n     |                 ^\n  fix: write at most 10000000000 (R$ 100.000.000)',
    );
  });

  test.each(['0', '-100', 'grátis', '[1, 2]', '.inf', '1e400', '0x10000000000'])(
    'of %s is refused',
    async (written) => {
      const text = proposal('priceCents: 120050', `priceCents: ${written}`);
      expect((await problemsOf({ [PROPOSAL]: text }))[0]).toContain('items[0].priceCents');
    },
  );
});

describe('a proposal', () => {
  test('whose tranches do not add up to 100% is refused', async () => {
    expect(await problemsOf({ [PROPOSAL]: proposal('percent: 67', 'percent: 60') })).toEqual([
      `content/proposals/padaria-aurora.md:29:5  payment.tranches
  expected tranches that add up to 100%, found 93%
  29 |     - { percent: 33, when: na assinatura }
     |     ^
  fix: raise the percentages by 7 in all`,
    ]);
  });

  test('whose stages do not take the delivery time is refused', async () => {
    expect(
      await problemsOf({ [PROPOSAL]: proposal('deliveryDays: 10', 'deliveryDays: 12') }),
    ).toEqual([
      `content/proposals/padaria-aurora.md:13:15  deliveryDays
  expected the stages' 10 days in all, found 12 days until delivery
  13 | deliveryDays: 12
     |               ^
  fix: write deliveryDays: 10, or change the days of the stages`,
    ]);
  });

  test('whose normal price is below the offered one is refused', async () => {
    const text = proposal('normalPriceCents: 150000', 'normalPriceCents: 100000');
    expect(await problemsOf({ [PROPOSAL]: text })).toEqual([
      `content/proposals/padaria-aurora.md:19:23  items[0].normalPriceCents
  expected a normal price above the offered R$\u00a01.200,50, found R$\u00a01.000
  19 |     normalPriceCents: 100000
     |                       ^
  fix: remove the line, or write the higher price that the item normally has`,
    ]);
  });
});

describe('a page', () => {
  const page = 'content/pages/blog.yaml';

  test('of a misspelt template is offered the right one', async () => {
    expect(await problemsOf(changed(page, 'template: blog', 'template: blogg'))).toEqual([
      `content/pages/blog.yaml:2:11  template
  expected one of ${TEMPLATES}, found blogg
  2 | template: blogg
    |           ^
  fix: write template: blog`,
    ]);
  });

  test('without a template says which there are', async () => {
    expect(await problemsOf(changed(page, 'template: blog\n', ''))).toEqual([
      `content/pages/blog.yaml:1:1  template
  expected a key "template" with one of ${TEMPLATES}, found none
  1 | route: /blog
    | ^
  fix: add the line template: home`,
    ]);
  });

  test('with too few entries in a list says how many there must be', async () => {
    const home = 'content/pages/inicio.yaml';
    const text = String(TINY_SITE[home]).replace(/ {4}- \{ title: Automação.*\n/, '');
    expect(await problemsOf({ [home]: text })).toEqual([
      expect.stringMatching(
        /^content\/pages\/inicio\.yaml:16:5 {2}services\.cards\n {2}expected a list of exactly 4 entries, found a list of 3\n/,
      ),
    ]);
  });

  test('with an unknown key deep inside names the whole path', async () => {
    expect(
      await problemsOf(changed('content/pages/inicio.yaml', '  kicker:', '  kiker:')),
    ).toContain(
      `content/pages/inicio.yaml:6:3  hero.kiker
  unknown key "kiker"
  6 |   kiker: Casa de software
    |   ^
  fix: did you mean "kicker"? Known keys: kicker, title, lead, primary, secondary, artCaption`,
    );
  });
});

describe('the site', () => {
  test.each([
    [
      'email: oi@pinha.test',
      'email: oi',
      `content/site.yaml:7:8  email
  expected an e-mail address, found oi
  7 | email: oi
    |        ^
  fix: write email: contato@exemplo.com.br (an example)`,
    ],
    [
      'phone: +55 41 91234-5678',
      'phone: 41 91234-5678',
      `content/site.yaml:8:8  phone
  expected a Brazilian phone written as +55 41 90000-0000, found 41 91234-5678
  8 | phone: 41 91234-5678
    |        ^
  fix: write phone: +55 41 91234-5678`,
    ],
    [
      'url: https://www.pinha.test',
      'url: https://www.pinha.test/inicio/',
      `content/site.yaml:6:6  url
  expected scheme and host only, without a slash at the end, found https://www.pinha.test/inicio/
  6 | url: https://www.pinha.test/inicio/
    |      ^
  fix: write url: https://www.pinha.test`,
    ],
  ])('with %s replaced by %s is refused', async (found, replacement, problem) => {
    expect(await problemsOf(changed('content/site.yaml', found, replacement))).toEqual([problem]);
  });
});

describe('the environment', () => {
  test('overrides the address of the site', async () => {
    const site = await buildSite({}, { env: { SITE_URL: 'https://outro.test' } });
    expect(site.problems).toEqual([]);
    expect(site.read('blog.html')).toContain(
      '<link rel="canonical" href="https://outro.test/blog"/>',
    );
  });

  test.each([
    ['https://pinha.test/', 'https://pinha.test'],
    ['pinha.test', 'https://www.exemplo.com.br'],
    ['javascript:alert(1)', 'https://www.exemplo.com.br'],
  ])('with SITE_URL=%s stops the build and names the variable', async (value, better) => {
    expect(await problemsOf({}, { env: { SITE_URL: value } })).toEqual([
      `environment  SITE_URL
  expected scheme and host only, without a slash at the end, found "${value}"
  fix: set SITE_URL=${better}, or unset it to use content/site.yaml`,
    ]);
  });

  test('with a form destination that is not https stops the build', async () => {
    const env = { CONTACT_ENDPOINT: 'http://forms.test', BOOKING_LINK: 'https://cal.com/x' };
    expect(await problemsOf({}, { env })).toEqual([
      `environment  CONTACT_ENDPOINT
  expected a complete https address, with ?access_key= for web3forms, found "http://forms.test"
  fix: set CONTACT_ENDPOINT=https://forms.test, or unset it to use content/site.yaml`,
      `environment  BOOKING_LINK
  expected user/event, without host and without a slash at the start, found "https://cal.com/x"
  fix: set BOOKING_LINK=casa/reuniao, or unset it to use content/site.yaml`,
    ]);
  });

  test('with an empty variable counts as unset', async () => {
    const site = await buildSite({}, { env: { SITE_URL: '' } });
    expect(site.read('blog.html')).toContain('href="https://www.pinha.test/blog"');
  });
});

test('several problems in several files are reported all at once, sorted', async () => {
  const problems = await problemsOf({
    [POST]: post({ title: null, readMinutes: 'dez' }, 'Texto.\n\n<script>x</script>\n'),
    'content/blog/bela.md': post({}, '[x](javascript:x)\n'),
    'content/blog/mal nomeado.md': post(),
    ...changed('content/site.yaml', 'email: oi@pinha.test', 'email: oi'),
    ...changed('content/navigation.yaml', 'legal: []', 'legall: []'),
  });
  expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
    'content/blog/bela.md:13:1',
    'content/blog/mal nomeado.md',
    'content/blog/ola.md:2:1  title',
    'content/blog/ola.md:5:14  readMinutes',
    'content/blog/ola.md:14:1',
    'content/navigation.yaml:8:1  legall',
    'content/site.yaml:7:8  email',
  ]);
});

describe('the PIX key of the house', () => {
  const LINE = 'pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba }';
  const KINDS =
    'a PIX key: an e-mail in lower case, +55 with area and number, the digits of a CPF or CNPJ, or a random key';
  const written = (text: string): Tree => changed('content/site.yaml', LINE, text);
  const block = (key: string): Tree =>
    written(`pix:\n  key: ${key}\n  name: Pinha Software\n  city: Curitiba`);

  test.each([
    ['529.982.247-25', '529.982.247-25', 'write key: "52998224725"'],
    ['52998224725', '52998224725', 'write key: "52998224725"'],
    ['+55 41 99999-8888', '+55 41 99999-8888', 'write key: "+5541999998888"'],
    ['Pix@Pinha.test', 'Pix@Pinha.test', 'write key: pix@pinha.test'],
    ['pinha', 'pinha', 'write key: pix@exemplo.com.br (an example)'],
    [
      '529.982.247-24',
      '529.982.247-24',
      'copy the key from the bank again: as a CPF, its last two digits do not fit the others',
    ],
  ])('written as %s', async (key, found, fix) => {
    expect(await problemsOf(block(key))).toEqual([
      `content/site.yaml:16:8  pix.key
  expected ${KINDS}, found ${found}
  16 |   key: ${key}
     |        ^
  fix: ${fix}`,
    ]);
  });

  test('belongs to somebody whose name and city fit into the code', async () => {
    const tree = written(
      'pix:\n  key: pix@pinha.test\n  name: Pinha Software e Publicações\n  city: São José dos Pinhais',
    );
    expect(await problemsOf(tree)).toEqual([
      `content/site.yaml:17:9  pix.name
  expected a name of 1 to 25 Latin characters, which is all that a PIX code takes, found Pinha Software e Publicações
  17 |   name: Pinha Software e Publicações
     |         ^
  fix: shorten it by 3 characters, as the payer's bank should show it`,
      `content/site.yaml:18:9  pix.city
  expected a city of 1 to 15 Latin characters, which is all that a PIX code takes, found São José dos Pinhais
  18 |   city: São José dos Pinhais
     |         ^
  fix: shorten it by 5 characters, as the payer's bank should show it`,
    ]);
  });
});
