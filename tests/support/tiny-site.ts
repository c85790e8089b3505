// The smallest content that builds without a problem: a home page, a list, one article, one unknown address.

export type Tree = Record<string, string | Uint8Array | null>;

export const SITE = 'content/site.yaml';
export const NAVIGATION = 'content/navigation.yaml';
export const HOME = 'content/pages/inicio.yaml';
export const POST = 'content/blog/ola.md';
export const PROPOSAL = 'content/proposals/padaria-aurora.md';

const SITE_TEXT = `brand: Pinha
wordmark: pinha
legalName: Pinha Software Ltda.
cnpj: 11.222.333/0001-81
description: Casa de software de mentira, para testes.
url: https://www.pinha.test
email: oi@pinha.test
phone: +55 41 91234-5678
city: Curitiba/PR
openingHours: Segunda a sexta, 9h-18h
foundedYear: 2015
copyrightYears: 2015-2025
social: []
bookingLink: pinha/reuniao
pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba }
forms:
  contact: { kind: http, url: https://forms.pinha.test/contato }
  careers: { kind: http, url: https://forms.pinha.test/carreiras }
  newsletter: { kind: http, url: https://forms.pinha.test/novidades }
shareImage:
  alt: Marca da Pinha
placeholders: []
upcoming:
  - /contato
`;

const CLAIMS = `home:
  projects: { value: 500+, label: projetos entregues }
about: {}
proposal:
  projects: { value: 500+, label: projetos entregues }
proposalVariant: {}
websites: {}
mobile: {}
automation: {}
`;

const NAVIGATION_TEXT = `header:
  - { label: Início, href: / }
  - { label: Blog, href: /blog }
footer:
  - title: A casa
    links:
      - { label: Blog, href: /blog }
legal: []
`;

const TESTIMONIALS = `- name: Marina da Silva
  company: Padaria Aurora
  content: Entregaram no dia combinado.
  rating: 5
`;

const card = (title: string, tone: string, art: string): string =>
  `    - { title: ${title}, text: Texto do cartão., price: R$ 1.000, href: /contato, tone: ${tone}, art: ${art} }`;

const HOME_TEXT = `route: /
template: home
title: Início da Pinha
description: A página inicial do menor site que se constrói sem erro.
hero:
  kicker: Casa de software
  title: Software de mentira.
  lead: Uma frase de abertura.
  primary: { label: Iniciar Projeto, preset: GENERAL }
  secondary: { label: Ler o blog, href: /blog }
  artCaption: Uma pinha.
services:
  title: Quatro frentes
  lead: O que a casa faz.
  cards:
${card('Websites', 'ink', 'websites')}
${card('Sistemas', 'light', 'sistemas')}
${card('Aplicativos', 'soft', 'mobile')}
${card('Automação', 'deep', 'automacao-ia')}
  moreTitle: E o que liga tudo
  more:
    - { title: n8n, text: Fluxos., href: /contato }
process:
  title: Três passos
  lead: Como anda.
  steps:
    - { title: Descoberta, text: Conversa., when: Semana 1 }
    - { title: Criação, text: Código., when: Semana 2 }
    - { title: Entrega, text: Publicação., when: Semana 3 }
testimonials:
  title: Quem já plantou
closing:
  title: Conte o que precisa.
  text: Uma conversa.
  primary: { label: Começar, preset: GENERAL }
  secondary: { label: Conversar, preset: FREE_QUOTE }
  note: Resposta em até 2 horas úteis.
`;

const BLOG = `route: /blog
template: blog
title: Blog
description: Os artigos do menor site que se constrói sem erro.
headline: Artigos
lead: Leia aqui.
empty: Ainda não há artigos.
categories: [Automação, Estratégia, Tecnologia, Conceitos]
`;

const NOT_FOUND = `route: /404
template: not-found
title: Página não encontrada
description: O que aparece quando o endereço não existe.
code: Erro 404
headline: Página não encontrada
lead: O endereço mudou.
attempted: "Você procurou:"
suggestion: Você quis dizer
back: Voltar
home: { label: Ir para o início, href: / }
contact: { label: Falar com a gente, href: /contato }
popularTitle: Mais visitadas
popular:
  - { label: Blog, href: /blog }
`;

/** An article with the given lines of front matter changed or, when null, left out. */
export function post(
  changes: Record<string, string | null> = {},
  body = 'Um parágrafo.\n',
): string {
  const lines: Record<string, string | null> = {
    title: 'Olá',
    description: 'Um artigo de teste, curto e sem pressa.',
    excerpt: 'Um artigo de teste.',
    publishedOn: '2025-05-12',
    readMinutes: '1',
    author: 'Helena Tavares',
    // Every article has this line: places in other tests count on it.
    ...('slug' in changes ? { slug: null } : { draft: 'false' }),
    category: 'Conceitos',
    image: 'desenho-1',
    ...changes,
  };
  const keys = Object.entries(lines).filter(([, value]) => value !== null);
  return `---\n${keys.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n${body}`;
}

/** An article with a title and a description of its own. */
export const article = (
  title: string,
  changes: Record<string, string | null> = {},
  body?: string,
) => post({ title, description: `Sobre ${title}, sem pressa.`, slug: null, ...changes }, body);

const PROPOSAL_TEXT = `---
title: Proposta para a Padaria Aurora
description: Uma proposta de teste com números que fecham.
number: "2025-048"
version: 2
headline: Site da padaria
client:
  name: Joana Prado
  company: Padaria Aurora
  email: joana@aurora.test
  phone: +55 41 90000-0002
validDays: 15
deliveryDays: 10
services:
  - { title: Desenho, description: Layout das telas. }
items:
  - id: site
    title: Site
    normalPriceCents: 150000
    priceCents: 120050
    features: [Cinco páginas]
  - id: fotos
    title: Fotos
    priceCents: 30000
    features: [Uma manhã]
payment:
  cardInstalments: [1, 7]
  tranches:
    - { percent: 33, when: na assinatura }
    - { percent: 67, when: na entrega }
stages:
  - { title: Descoberta, days: 1, description: Conversa. }
  - { title: Código, days: 9, description: Páginas. }
included: [Duas rodadas]
excluded: []
portfolio:
  - { title: Trem da Serra, category: Turismo, image: desenho-1, description: Passeios. }
testimonials: []
acceptance: Ao assinar, as partes concordam.
---

## O que entendemos

A padaria precisa de um site.
`;

/** The items of a proposal as those that a client may leave out, or of which one is chosen. */
export const asModules = (text: string): string =>
  text.replaceAll(/^ {2}- id: .*$/gm, '$&\n    optional: true\n    selected: true');
export const asOptions = (text: string): string =>
  text.replaceAll(/^ {2}- id: .*$/gm, '$&\n    group: plano');

export type Swap = readonly [found: string | RegExp, replacement: string];

/** The text with pieces of it replaced, all of which it has to have. */
export function swapped(text: string, ...changes: Swap[]): string {
  return changes.reduce((before, [found, replacement]) => {
    const isThere = typeof found === 'string' ? before.includes(found) : found.test(before);
    if (!isThere) throw new Error(`the text has no "${found}"`);
    return before.replace(found, () => replacement);
  }, text);
}

export const proposal = (found = '', replacement = ''): string =>
  swapped(PROPOSAL_TEXT, [found, replacement]);

/** A proposal to another company. */
export function numbered(number: string, company: string): string {
  return proposal('2025-048', number)
    .replaceAll('Padaria Aurora', company)
    .replace('Uma proposta de teste', `Uma proposta de teste para ${company}`);
}

/** Without `presets.yaml`: see `words.ts`. */
export const TINY_SITE: Tree = {
  [SITE]: SITE_TEXT,
  'content/claims.yaml': CLAIMS,
  [NAVIGATION]: NAVIGATION_TEXT,
  'content/testimonials.yaml': TESTIMONIALS,
  [HOME]: HOME_TEXT,
  'content/pages/blog.yaml': BLOG,
  'content/pages/nao-encontrada.yaml': NOT_FOUND,
  [POST]: post(),
};

/** A file of the tiny site with one piece of its text replaced. */
export const tiny = (file: string, found: string | RegExp, replacement = ''): string =>
  swapped(String(TINY_SITE[file]), [found, replacement]);
