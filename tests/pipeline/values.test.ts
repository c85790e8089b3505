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
  return problems[0]?.split('\n  solução: ')[1] ?? '';
}

test('a value that is nearly right, nothing, or in the place of a group is told what to write', () => {
  const fixes = rows(`
    category: null          | escreva category: "Estratégia" (um exemplo)
    title: ${'a'.repeat(106)} | encurte em 36 caracteres
    title: “Olá”            | escreva "Olá", ou sem aspas
    title: „Olá“            | escreva "Olá", ou sem aspas
    title: «Olá»            | escreva "Olá", ou sem aspas
    updatedOn: 2025-05-11   | escreva o dia da última mudança, ou tire a linha
    route: ${'palavra '.repeat(2000)} | escreva route: /servicos/websites (um exemplo)
  `);
  expect(fixes.map(([change = '']) => [change, fixOf(POST, postWith(change))])).toEqual(fixes);
  expect(fixOf(POST, post({ image: '/uploads/foto.HEIC' }))).toMatch(
    /^exporte como JPEG em public/,
  );
  // What text cannot be made of breaks nothing.
  expect(fixOf(POST, post({ category: '{ toString: 1 }' }))).toMatch(/^escreva category: /);
  const [list = ''] = refusalsOf(POST, post({ route: `[${'a, '.repeat(500)}a]` }));
  expect(list).toMatch(
    /encontrado: uma lista de 501\n(?:.*\n){2}.*solução: escreva route: \/servicos/,
  );
  const short = proposal('    priceCents: 30000', '    price: 30000');
  expect(fixOf(PROPOSAL, short)).toMatch(/^será "priceCents"\?/);
  expect(fixOf(PROPOSAL, proposal('  phone: +55 41 90000-0002\n'))).toBe(
    'acrescente a linha phone: +55 41 90000-0000 às chaves de client, na coluna 3',
  );
  const group = proposal('cardInstalments: [1, 7]', 'cardInstalments: [1, 7]\n  pix: 5%');
  expect(fixOf(PROPOSAL, group)).toMatch(
    /^escreva pix: sozinho na linha e, abaixo, duas colunas à direita, uma linha para cada chave: \w+:/,
  );
});

test('the CNPJ of the house has digits that check, or is the placeholder', () => {
  refuse(
    SITE,
    (number) => tiny(SITE, '11.222.333/0001-81', number),
    `11.222.333/0001-82
      4:7  cnpj » esperado: um CNPJ com pontos e traços, cujos dois últimos números conferem; encontrado: 11.222.333/0001-82
      solução: confira de novo: algum número está trocado
    11222333000181
      4:7  cnpj » esperado: um CNPJ com pontos e traços, cujos dois últimos números conferem; encontrado: 11222333000181
      solução: escreva cnpj: "11.222.333/0001-81"`,
  );
  expect(refusalsOf(SITE, tiny(SITE, '11.222.333/0001-81', '00.000.000/0001-00'))).toEqual([]);
});

test('an unknown key is refused whatever JavaScript knows by that name', () => {
  for (const key of ['constructor', '__proto__']) {
    expect(refusalsOf(POST, post({ [key]: 'x' }))[0]).toContain(`a chave "${key}" não existe aqui`);
  }
  expect(refusalsOf(POST, post({ title: null, tittle: 'Olá' })).at(-1)).toContain(
    `solução: será "title"? As chaves daqui: ${KNOWN}`,
  );
});

test('an article is told what is wrong with it, its place and what to write', () => {
  const IMAGE =
    'uma imagem de public/ como /uploads/equipe.jpg, ou um desenho, de desenho-1 a desenho-8';
  refuse(
    POST,
    postWith,
    `
    publishedOn: 31/02/2026
      5:14  publishedOn » esperado: um dia que existe, como AAAA-MM-DD; encontrado: 31/02/2026
      solução: escreva publishedOn: 2026-02-28
    title is missing
      2:1  title » falta a chave "title", com uma linha de até 70 caracteres
      solução: acrescente a linha title: "Criação de sites em Curitiba"
    cor: verde
      11:1  cor » a chave "cor" não existe aqui
      solução: tire a linha. As chaves daqui: ${KNOWN}
    title:
      2:8  title » esperado: uma linha de até 70 caracteres; encontrado: nada
      solução: escreva title: "Criação de sites em Curitiba" (um exemplo)
    title: 2025
      2:8  title » esperado: uma linha de até 70 caracteres; encontrado: 2025
      solução: escreva title: "2025"
    category: estrategia
      9:11  category » esperado: uma categoria de content/pages/blog.yaml; encontrado: "estrategia"
      solução: será Estratégia?
    route: /Blog/Olá Mundo/
      11:8  route » esperado: um endereço como /servicos/websites: minúsculas, sem acentos, sem barra no fim, até 200 letras; encontrado: /Blog/Olá Mundo/
      solução: escreva route: /blog/ola-mundo
    image: ¤
      10:8  image » esperado: ${IMAGE}; encontrado: ¤
      solução: escreva image: ¤
      ¤ https://fotos.example/equipe.jpg | desenho-1 (um exemplo)
      ¤ public/uploads/foto.jpg | /uploads/foto.jpg
      ¤ /uploads/Foto Equipe.JPG | /uploads/foto-equipe.jpg e renomeie o arquivo para foto-equipe.jpg
    readMinutes: ¤
      6:14  readMinutes » esperado: o tempo de leitura em minutos inteiros, de 1 a 60; encontrado: ¤
      solução: escreva readMinutes: ¤
      ¤ 7 min | 7
      ¤ 90 | 60
      ¤ sete | 1 (um exemplo)
    `,
  );
});

test('a proposal is offered phones, days and prices as they are written', () => {
  refuse(
    PROPOSAL,
    replacing(proposal),
    `
    validDays: 15 => validDays: 15 dias
      12:12  validDays » esperado: os dias de validade, de 1 a 365; encontrado: 15 dias
      solução: escreva validDays: 15
    phone: +55 41 90000-0002 => phone: ¤
      11:10  client.phone » esperado: um telefone com o país, como +55 41 90000-0000 ou +1 305 555-0100; encontrado: ¤
      solução: escreva phone: ¤
      ¤ 41 99999-8888 | +55 41 99999-8888
      ¤ +55 (41) 3333.4444 | +55 41 3333-4444
      ¤ 55 99999-8888 | +55 55 99999-8888
      ¤ 99999-8888 | +55 41 90000-0000 (um exemplo)
    priceCents: 120050 => priceCents: ¤
      20:17  items[0].priceCents » esperado: os centavos em número inteiro, acima de 0; encontrado: ¤
      solução: escreva ¤
      ¤ "1.200,50" | priceCents: 120050
      ¤ R$ 1.200 | priceCents: 120000
      ¤ 99999999999 | no máximo 10000000000 (R$ 100.000.000)
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
      2:11  template » esperado: um destes: ${TEMPLATES}; encontrado: blogg
      solução: escreva template: blog
    template: blog\\n =>
      1:1  template » falta a chave "template", com um destes: ${TEMPLATES}
      solução: acrescente a linha template: home
    `,
  );
  expect(refusalsOf(HOME, tiny(HOME, /cards:\n(?: {4}- .*\n)+/, 'cards: []\n'))).toEqual([
    expect.stringMatching(
      /^content\/pages\/inicio\.yaml:15:10 {2}services\.cards\n {2}esperado: uma lista de 1 a 8 itens; encontrado: uma lista de 0\n/,
    ),
  ]);
  expect(refusalsOf(HOME, tiny(HOME, '  kicker:', '  kiker:'))).toContain(
    `content/pages/inicio.yaml:6:3  hero.kiker
  a chave "kiker" não existe aqui
  6 |   kiker: Casa de software
    |   ^
  solução: será "kicker"? As chaves daqui: kicker, title, lead, primary, secondary, artCaption`,
  );
});

test('a project, an opening and a service are told what is wrong with them', () => {
  refuse(
    'content/portfolio/trem-da-serra.yaml',
    replacing(project),
    `
      - Mapa do trajeto => - Mapa\\n  - Trajeto\\n  - Trem\\n  - Trilho
      9:3  features » esperado: uma lista de 1 a 8 itens; encontrado: uma lista de 9
      solução: tire 1 item
    features: => liveUrl: ¤\\nfeatures:
      8:10  liveUrl » esperado: um endereço https completo; encontrado: ¤
      solução: escreva liveUrl: ¤
      ¤ http://trem.example | https://trem.example
      ¤ valedoiguacu.example | https://valedoiguacu.example
      ¤ em breve | https://www.exemplo.com.br (um exemplo)
    `,
  );
  refuse(
    'content/jobs/qa.yaml',
    replacing(job),
    `
    salaryMinReais: 3000 => salaryMinReais: 9000
      4:17  salaryMinReais » esperado: no máximo salaryMaxReais (6000); encontrado: 9000
      solução: escreva salaryMinReais: 6000 e salaryMaxReais: 9000
    salaryMaxReais: 6000\\n =>
      4:17  salaryMinReais » esperado: salaryMaxReais ao lado de salaryMinReais; encontrado: nada
      solução: acrescente a linha salaryMaxReais: 3000, ou tire esta
    validThrough: 2025-09-30 => validThrough: 2025-02-28
      7:15  validThrough » esperado: um dia depois de publishedOn (2025-03-01); encontrado: 2025-02-28
      solução: escreva o último dia para se candidatar
    `,
  );
  expect(fixOf('content/jobs/qa.yaml', job('MinReais: 3000', 'MinReais: 300000'))).toBe(
    'escreva salaryMinReais: 3000',
  );
  refuse(
    'content/services/websites.yaml',
    replacing(service),
    `
    Escolher, preset: WEBSITE => Escolher, preset: WEBSITES
      15:40  packages[0].button.preset » esperado: o nome de uma mensagem de content/presets.yaml; encontrado: "WEBSITES"
      solução: será WEBSITE?
    label: Escolher, preset: WEBSITE => label: A
      15:13  packages[0].button » esperado: um label e só um entre href, preset e message; encontrado: um grupo de chaves
      solução: escreva button: { label: Solicitar Orçamento, preset: GENERAL } (um exemplo)
    `,
  );
});

test('the house is told its address, its phone, and the PIX key that its bank knows', () => {
  refuse(
    SITE,
    changing(SITE),
    `
    email: oi@pinha.test => email: oi
      7:8  email » esperado: um endereço de e-mail; encontrado: oi
      solução: escreva email: contato@exemplo.com.br (um exemplo)
    phone: +55 41 91234-5678 => phone: 41 91234-5678
      8:8  phone » esperado: um telefone brasileiro, escrito como +55 41 90000-0000; encontrado: 41 91234-5678
      solução: escreva phone: +55 41 91234-5678
    url: https://www.pinha.test => url: https://www.pinha.test/inicio/
      6:6  url » esperado: só https:// e o nome do site, sem barra no fim; encontrado: https://www.pinha.test/inicio/
      solução: escreva url: https://www.pinha.test
    pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba } => pix:\\n  key: ¤\\n  name: Pinha Software\\n  city: Curitiba
      16:8  pix.key » esperado: uma chave PIX: um e-mail em minúsculas, +55 com DDD e número, os dígitos de um CPF ou CNPJ, ou uma chave aleatória; encontrado: ¤
      solução: ¤
      ¤ 529.982.247-25 | escreva key: "52998224725"
      ¤ 52998224725 | escreva key: "52998224725"
      ¤ +55 41 99999-8888 | escreva key: "+5541999998888"
      ¤ Pix@Pinha.test | escreva key: pix@pinha.test
      ¤ pinha | escreva key: pix@exemplo.com.br (um exemplo)
      ¤ 529.982.247-24 | copie a chave do banco de novo: como CPF, os dois últimos dígitos não conferem com os outros
    name: Pinha Software, => name: Pinha Software e Publicações,
      15:35  pix.name » esperado: um nome de 1 a 25 caracteres latinos, que é o que cabe em um código PIX; encontrado: Pinha Software e Publicações
      solução: encurte em 3 caracteres, do jeito que o banco de quem paga deve mostrar
    city: Curitiba } => city: São José dos Pinhais }
      15:57  pix.city » esperado: uma cidade de 1 a 15 caracteres latinos, que é o que cabe em um código PIX; encontrado: São José dos Pinhais
      solução: encurte em 5 caracteres, do jeito que o banco de quem paga deve mostrar
    `,
  );
});

test('values of the environment that are none stop the build, and each variable is named', async () => {
  const URL = 'só https:// e o nome do site, sem barra no fim';
  const FORM = 'um endereço https completo';
  const wrong = rows(`
    BOOKING_LINK        | https://cal.com/x | usuário/evento, sem domínio e sem barra no começo | casa/reuniao
    CAREERS_ENDPOINT    | javascript:alert(1) | ${FORM} | https://formspree.io/f/abcdwxyz
    CONTACT_ENDPOINT    | http://forms.pinha.test/a | ${FORM} | https://forms.pinha.test/a
    NEWSLETTER_ENDPOINT | forms.pinha.test | ${FORM} | https://forms.pinha.test
    SITE_URL            | https://pinha.test/ | ${URL} | https://pinha.test
  `);
  const env = Object.fromEntries(wrong.map(([name, value]) => [name, value]));
  expect((await problemsOf({}, { env })).toSorted()).toEqual(
    wrong.map(
      ([name, value, expected, better]) => `environment  ${name}
  esperado: ${expected}; encontrado: "${value}"
  solução: defina ${name}=${better}, ou remova a variável para valer o que está em content/site.yaml`,
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
  falta a chave "title", com uma linha de até 70 caracteres
  2 | description: Um artigo de teste, curto e sem pressa.
    | ^
  solução: acrescente a linha title: "Criação de sites em Curitiba"`);
  expect(again.read('servicos/websites.html')).toBe(before);
});
