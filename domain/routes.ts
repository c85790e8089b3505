// The addresses and beginnings of addresses that no content can change, and functions that make and check addresses.

export const routes = {
  home: '/',
  notFound: '/404',
  proposal: '/proposta',
  feed: '/feed.xml',
} as const;

/** The address of an article by its file name, unless the file has a `route`. */
export function postRoute(name: string): string {
  return `/blog/${name}`;
}

export function authorRoute(id: string): string {
  return `/blog/autor/${id}`;
}

export function jobRoute(name: string): string {
  return `/carreiras/${name}`;
}

export function projectRoute(name: string): string {
  return `/portfolio/${name}`;
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

/** A click-to-chat link (https://faq.whatsapp.com/5913398998672934); `text` is the message, ready to send. */
export function chatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** `tel:+554190000000`, as RFC 3966 writes a telephone. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** Replaces `URL.canParse`, which in Node 20, once optimized, refuses hosts with an accent. */
export function isUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}

/** True for a URL that policies and headers can contain: without user and password, with a host that is no pattern. */
export function isPlainUrl(text: string, base?: string): boolean {
  if (!isUrl(text, base)) return false;
  const { username, password, hostname } = new URL(text, base);
  // `www.grimpa.example`, `127.0.0.1` or `[::1]`.
  const isHost = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])$/.test(hostname);
  return username + password === '' && isHost;
}

/** A path or id without percent encoding; as in browsers, one that cannot be decoded stays as it is. */
export function decodePath(written: string): string {
  try {
    return decodeURIComponent(written).normalize('NFC');
  } catch {
    return written;
  }
}
