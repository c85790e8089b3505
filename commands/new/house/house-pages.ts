// The pages that a new house starts from, with what it sells, and the links to them.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../../domain/text/fill.ts';
import { ROOT } from '../../root.ts';
import type { OfferedService } from './house-questions.ts';
import { setKeys } from './set-keys.ts';

const STARTERS = join(ROOT, 'commands/new/starters/house');
/** Only where the house has one. */
export const BLOG = 'blog.yaml';
/** For services that have no drawing of their own. */
const GENERAL_ARTS: OfferedService['art'][] = ['saas', 'sistemas', 'automacao-ia', 'websites'];
const TONES = ['ink', 'light', 'soft', 'deep'];

export function writePages(
  root: string,
  offered: readonly OfferedService[],
  hasBlog: boolean,
): void {
  for (const name of readdirSync(STARTERS)) {
    if (name === 'service.yaml' || (name === BLOG && !hasBlog)) continue;
    writeFileSync(join(root, 'content/pages', name), starter(name));
  }
  const general = GENERAL_ARTS.filter((art) => !offered.some((service) => service.art === art));
  const shown = offered.map(({ name, slug, art = general.shift() }, index) => ({
    ...{ title: name, href: `/servicos/${slug}`, tone: TONES[index % TONES.length] },
    ...(art && { art }),
  }));
  setKeys(root, 'pages/inicio.yaml', {
    'services.cards': shown.map((card) => ({
      ...card,
      text: 'O que está incluído, como o trabalho anda e como pedir um orçamento.',
    })),
  });
  setKeys(root, 'pages/servicos.yaml', {
    blocks: shown.map(({ href, ...block }) => ({
      ...{
        ...block,
        href,
        description: 'O escopo sai da nossa conversa e vai por escrito na proposta.',
      },
      features: ['Escopo por escrito', 'Entregas que você testa', 'Você fala com quem faz'],
      button: { label: 'Pedir orçamento', message: `Olá! Quero um orçamento: ${block.title}.` },
      more: { label: 'Ver como funciona', href },
    })),
  });
  const options = Object.fromEntries(offered.map(({ name, slug }) => [slug, name]));
  setKeys(root, 'pages/portfolio.yaml', { groups: options });
  setKeys(root, 'pages/contato.yaml', {
    'form.service.options': { ...options, outro: 'Outro assunto' },
  });
  if (hasBlog)
    setKeys(root, 'pages/obrigado-contato.yaml', { blog: { label: 'Ler o blog', href: '/blog' } });
  for (const { name, slug } of offered) {
    const title = JSON.stringify(name).slice(1, -1);
    const text = fill(starter('service.yaml'), { title, route: `/servicos/${slug}` });
    writeFileSync(join(root, `content/services/${slug}.yaml`), text);
  }
}

export function writeNavigation(
  root: string,
  offered: readonly OfferedService[],
  hasBlog: boolean,
): void {
  const main = [
    { label: 'Serviços', href: '/servicos' },
    { label: 'Portfólio', href: '/portfolio' },
    { label: 'Sobre', href: '/sobre' },
    ...(hasBlog ? [{ label: 'Blog', href: '/blog' }] : []),
    { label: 'Contato', href: '/contato' },
  ];
  const services = offered.map(({ name, slug }) => ({ label: name, href: `/servicos/${slug}` }));
  setKeys(root, 'navigation.yaml', {
    header: [{ label: 'Início', href: '/' }, ...main],
    footer: [
      { title: 'Serviços', links: services },
      { title: 'A casa', links: main.slice(1) },
    ],
  });
}

function starter(name: string): string {
  return readFileSync(join(STARTERS, name), 'utf8');
}
