// What the editor of the browser calls the files of content, and in which order it shows them.

import type { SINGLE_FILES } from '../read/list-content.ts';

interface Shelf {
  name: string;
  /** Of https://fonts.google.com/icons */
  icon: string;
  label: string;
  one: string;
  /** Of an entry's file: placeholders of https://sveltiacms.app/en/docs/collections/entries/slugs */
  slug?: string;
  summary?: string;
  /** The newest first. */
  sortedBy?: string;
}

/** How people call the kinds, by their folders; what is not here has no form. */
export const SHELVES: Readonly<Record<string, Shelf>> = {
  blog: {
    name: 'artigos',
    icon: 'article',
    label: 'Artigos',
    one: 'Artigo',
    summary: '{{title}} · {{publishedOn}}',
    sortedBy: 'publishedOn',
  },
  proposals: {
    name: 'propostas',
    icon: 'request_quote',
    label: 'Propostas',
    one: 'Proposta',
    slug: '{{number}}-{{uuid}}',
  },
  portfolio: { name: 'projetos', icon: 'work', label: 'Projetos', one: 'Projeto' },
  jobs: { name: 'vagas', icon: 'badge', label: 'Vagas', one: 'Vaga' },
  businesses: {
    name: 'ramos',
    icon: 'store',
    label: 'Páginas por ramo',
    one: 'Página de um ramo',
    slug: '{{name}}',
  },
  services: { name: 'servicos', icon: 'design_services', label: 'Serviços', one: 'Serviço' },
  pages: { name: 'documentos', icon: 'description', label: 'Documentos', one: 'Documento' },
};

/** The files that hold one list or record each, in the order in which owners want them. */
export const HOUSE_FILES: readonly [
  name: keyof typeof SINGLE_FILES,
  label: string,
  icon: string,
][] = [
  ['site', 'A empresa', 'storefront'],
  ['people', 'Pessoas', 'groups'],
  ['testimonials', 'Depoimentos', 'format_quote'],
  ['claims', 'Números', 'monitoring'],
  ['guarantee', 'Garantia', 'verified_user'],
  ['presets', 'Mensagens prontas', 'chat'],
  ['navigation', 'Menus', 'menu'],
  ['theme', 'Cores, letras e símbolo', 'palette'],
  ['redirects', 'Endereços antigos', 'alt_route'],
  ['labels', 'Palavras do site', 'translate'],
];

export const LIBRARY_LABELS = {
  items: 'Itens com preço',
  included: 'O que está incluído',
  excluded: 'O que não está',
  conditions: 'Condições',
} as const;

export const TEMPLATE_LABELS: Readonly<Record<string, string>> = {
  home: 'Início',
  services: 'Serviços',
  portfolio: 'Portfólio',
  about: 'Sobre',
  contact: 'Contato',
  blog: 'Blog',
  careers: 'Carreiras',
  booking: 'Agendamento',
  'payment-confirmed': 'Pagamento confirmado',
  'not-found': 'Página não encontrada',
  thanks: 'Obrigado',
};

/** The template of every file of a folder. */
export const SHELF_TEMPLATES: Readonly<Record<string, string>> = {
  services: 'service',
  pages: 'document',
};
