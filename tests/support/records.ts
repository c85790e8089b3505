// Small content files of every kind that the tiny site lacks: a project, an opening, a service, and their pages.

import { swapped, type Tree } from './tiny-site.ts';

const PROJECT = `title: Trem da Serra
category: websites
position: 1
sector: Turismo
description: Passeios de trem com venda pela internet.
image: desenho-1
technologies: [TypeScript]
features:
  - Venda de passagens
  - Mapa do trajeto
  - Grupos e escolas
  - Avisos de chuva
  - Fotos da viagem
  - Painel da estação
`;

const JOB = `title: Quality Assurance (QA)
location: Curitiba/PR - Remoto
type: CLT
salaryMinReais: 3000
salaryMaxReais: 6000
publishedOn: 2025-03-01
validThrough: 2025-09-30
summary: Encontre o erro antes do cliente.
description: Teste de tudo o que sai daqui.
requirements: [Casos de teste, SQL]
responsibilities: [Testar, Registrar]
benefits: [Vale-refeição]
`;

/** How pages end. */
export const CLOSING = `closing:
  title: Vamos?
  text: Conte o que precisa.
  primary: { label: Começar, preset: WEBSITE }
  secondary: { label: Conversar, preset: GENERAL }
  note: Resposta em até 2 horas úteis.
`;

const SERVICE = `route: /servicos/websites
template: service
title: Criação de sites
description: Sites de teste com preço fechado, do menor ao maior.
name: Websites
headline: Um site que trabalha.
lead: Um pacote só.
packagesLabel: Pacotes e preços
packages:
  - name: Essencial
    priceCents: 299900
    note: até 5 páginas
    description: Para estar no ar.
    features: [Cinco páginas, Layout exclusivo, Suporte]
    button: { label: Escolher, preset: WEBSITE }
between: { text: Outro tamanho?, button: { label: Pedir orçamento, preset: FREE_QUOTE } }
features:
  title: O que vem junto
  lead: Sem custo a mais.
  items:
    - { title: Rápido, text: Abre logo. }
    - { title: Claro, text: Fácil de ler. }
    - { title: Seu, text: Em seu nome. }
process:
  title: Três etapas
  steps:
    - { title: Conversa, text: Ouvir., when: Semana 1 }
    - { title: Código, text: Fazer., when: Semana 2 }
    - { title: No ar, text: Publicar., when: Semana 3 }
technologies:
  title: Ferramentas
  text: As de sempre.
  items: [TypeScript, React, Node.js]
  portfolio: { label: Ver trabalhos, href: /contato }
${CLOSING}`;

const PORTFOLIO = `route: /portfolio
template: portfolio
title: Portfólio
description: Os projetos do menor site que se constrói sem erro.
name: Portfólio
headline: Trabalhos.
lead: Poucos e bons.
groupsLabel: Tipos
groups: { websites: Websites, sistemas: Sistemas, landing-pages: Landing Pages }
visit: Ver Site
similar: Projeto Similar
similarMessage: Quero algo como {title}.
${CLOSING}`;

/** Each with one piece of its text replaced. */
export const project = (found = '', to = '') => swapped(PROJECT, [found, to]);
export const job = (found = '', to = '') => swapped(JOB, [found, to]);
export const service = (found = '', to = '') => swapped(SERVICE, [found, to]);

/** The portfolio page with this one project in it. */
export function portfolioWith(text: string): Tree {
  return {
    'content/pages/portfolio.yaml': PORTFOLIO,
    'content/portfolio/trem-da-serra.yaml': text,
  };
}
