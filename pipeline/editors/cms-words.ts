// What the editor of the browser calls the files of content, and in which order it shows them.

import type { SINGLE_FILES } from '../read/list-content.ts';

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
