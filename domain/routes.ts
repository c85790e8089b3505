// Addresses: those that code, rather than content, has to know (Portuguese outside, English inside), and what one is.

export const routes = {
  home: '/',
  blog: '/blog',
  portfolio: '/portfolio',
  contact: '/contato',
  careers: '/carreiras',
  terms: '/termos-uso',
  accessibility: '/acessibilidade',
  about: '/sobre',
  notFound: '/404',
  proposal: '/proposta',
  thanks: '/obrigado-contato',
  feed: '/feed.xml',
} as const;

/** Articles and proposals take their address from their file name, unless they say `route`. */
export function postRoute(name: string): string {
  return `${routes.blog}/${name}`;
}

export function authorRoute(id: string): string {
  return `${routes.blog}/autor/${id}`;
}

export function jobRoute(name: string): string {
  return `${routes.careers}/${name}`;
}

export function projectRoute(name: string): string {
  return `${routes.portfolio}/${name}`;
}

export function businessRoute(name: string): string {
  return `/para/${name}`;
}

/** `proposta.md` is the sample at `/proposta`; `padaria-aurora.md` is `/proposta-padaria-aurora`. */
export function proposalRoute(name: string): string {
  return name === 'proposta' ? routes.proposal : `${routes.proposal}-${name}`;
}

/** `/servicos/websites` is written as `servicos/websites.html`, `/` as `index.html`. */
export function routeToFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** `/`, `/contato`, `/servicos/sistemas-web`: small letters, digits and single hyphens, without a slash at the end. */
export const ROUTE_PATTERN = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/** A click-to-chat link (https://faq.whatsapp.com/5913398998672934); `text` is the message that waits in the chat. */
export function chatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** As `URL.canParse`, which in Node 20 refuses hosts with an accent once it has been compiled. */
export function isUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}

/** Without a name and a password in it, and with one host that is no pattern: it goes into policies and headers. */
export function isPlainUrl(text: string, base?: string): boolean {
  if (!isUrl(text, base)) return false;
  const { username, password, hostname } = new URL(text, base);
  // `www.grimpa.example`, `127.0.0.1` or `[::1]`.
  const isHost = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])$/.test(hostname);
  return username + password === '' && isHost;
}
