// A house of another trade: three services, lists of its own, and none of what the sample has besides.

import { CLOSING, project } from './records.ts';
import { jpeg } from './shown-pictures.ts';
import { HOME, NAVIGATION, post, SITE, swapped, type Tree, tiny } from './tiny-site.ts';

export const CONTACT = 'content/pages/contato.yaml';
export const PORTFOLIO = 'content/pages/portfolio.yaml';
export const SERVICE = 'content/services/marcas.yaml';
export const PRESETS = 'content/presets.yaml';

const HOME_TEXT = `route: /
template: home
title: Início da Pinha
description: A página inicial de uma casa com três serviços e mais nada.
hero:
  kicker: Estúdio
  title: Marcas de mentira.
  lead: Uma frase de abertura.
  primary: { label: Pedir uma marca, preset: marca }
  secondary: { label: Falar, href: /contato }
services:
  title: Três frentes
  lead: O que a casa faz.
  cards:
    - { title: Marcas, text: Nome e sinal., href: /servicos/marcas, tone: ink, image: /uploads/marca.jpg }
    - { title: Lojas, text: Vitrines., href: /contato, tone: light, art: ecommerce }
    - { title: Conversas, text: Uma hora., href: /contato, tone: soft }
closing:
  title: Conte o que precisa.
  text: Uma conversa.
  primary: { label: Começar, preset: marca }
  secondary: { label: Conversar, preset: conversa }
  note: Resposta no mesmo dia.
`;

const SERVICE_TEXT = `route: /servicos/marcas
template: service
title: Marcas
description: Marcas de teste, sem preço na página.
name: Marcas
headline: Uma marca que fica.
lead: Nome, sinal e papel.
features:
  title: O que vem junto
  lead: Tudo em seu nome.
  picture: { image: /uploads/marca.jpg, tone: light }
  items:
    - { title: Nome, text: Verificado. }
process:
  title: Dois passos
  steps:
    - { title: Conversa, text: Ouvir., when: Semana 1 }
    - { title: Entrega, text: Mostrar., when: Semana 2 }
${swapped(CLOSING, ['preset: WEBSITE', 'preset: marca'], ['preset: GENERAL', 'preset: conversa'])}`;

const PORTFOLIO_TEXT = `route: /portfolio
template: portfolio
title: Portfólio
description: Os trabalhos de uma casa de outro ramo.
name: Portfólio
headline: Trabalhos.
lead: Poucos e bons.
groupsLabel: Tipos
groups: { papelaria: Papelaria, marcas: Marcas e sinais, vitrines: Vitrines }
visit: Ver
similar: Quero parecido
similarMessage: Quero algo como {title}.
${swapped(CLOSING, ['preset: WEBSITE', 'preset: marca'], ['preset: GENERAL', 'preset: conversa'])}`;

const CONTACT_TEXT = `route: /contato
template: contact
title: Contato
description: O formulário de uma casa que pergunta outras coisas.
name: Contato
headline: Conte.
lead: A gente responde.
form:
  title: Peça a sua marca
  optional: opcional
  name: { label: Nome }
  email: { label: E-mail }
  service:
    label: O que você quer?
    placeholder: Escolha
    options: { marca: Uma marca, loja: Uma loja }
  message: { label: Mensagem }
  submit: Enviar
  privacy: { text: Só para responder. Veja, label: o início, href: / }
  byMail: O botão abre o seu programa de e-mail.
  sent: { title: Enviada., text: Obrigado. }
info: { title: Direto, email: E-mail, phone: Telefone, city: Cidade, hours: Horário }
`;

const work = (title: string, category: string, image: string): string =>
  swapped(
    project('websites', category),
    ['Trem da Serra', title],
    ['desenho-1', image],
    [/features:\n(?: {2}- .*\n)+/, 'features: [Em papel]\n'],
  );

/** The tiny site as that house would have it. */
export async function ownHouse(changes: Tree = {}): Promise<Tree> {
  const picture = await jpeg({ width: 800, height: 600 });
  return {
    [SITE]: tiny(SITE, /\n {2}newsletter: .*/).replace('upcoming:\n  - /contato', 'upcoming: []'),
    'content/claims.yaml': null,
    'content/testimonials.yaml': null,
    [NAVIGATION]: tiny(
      NAVIGATION,
      '/blog }\nfooter',
      '/blog }\n  - { label: Portfólio, href: /portfolio }\nfooter',
    ),
    [PRESETS]: 'marca: Olá! Quero uma marca.\nconversa: Olá! Quero conversar.\n',
    [HOME]: HOME_TEXT,
    [SERVICE]: SERVICE_TEXT,
    [PORTFOLIO]: PORTFOLIO_TEXT,
    [CONTACT]: CONTACT_TEXT,
    'content/portfolio/cafe.yaml': work('Café', 'marcas', '/uploads/marca.jpg'),
    'content/portfolio/cartas.yaml': work('Cartas', 'papelaria', 'desenho-2'),
    'content/pages/blog.yaml': tiny(
      'content/pages/blog.yaml',
      /categories: .*/,
      'categories: [Nomes, Sinais]',
    ),
    'content/blog/ola.md': post({ category: 'Nomes' }),
    'public/uploads/marca.jpg': picture,
    ...changes,
  };
}

/** A file of that house with one piece of its text replaced. */
export async function changed(file: string, found: string, to: string): Promise<Tree> {
  const tree = await ownHouse();
  return { ...tree, [file]: swapped(String(tree[file]), [found, to]) };
}
