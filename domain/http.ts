// HTTP headers, redirects and media types of the finished site, on any host.

import { routes, routeToFile } from './routes.ts';

/** The hosts whose own configuration the build can write. */
export const HOSTS = ['cloudflare', 'netlify', 'nginx', 'serve', 'vercel'] as const;
export type Host = (typeof HOSTS)[number];

/** The folder for the configuration of nginx and serve, which take its path as an option and do not serve it. */
export const HOST_FOLDER = '.host';

/** The page of the editor, which opens windows of other sites and waits for their messages. */
export const ADMIN_ROUTE = '/admin';

/** Leads from an old address to a page, a file or a complete https address. */
export interface Redirect {
  from: string;
  to: string;
}

export interface SiteManifest {
  /** The routes of all pages. */
  pages: readonly string[];
  /** Every other file that visitors may ask for, without a slash at the start. */
  files: readonly string[];
  redirects: readonly Redirect[];
}

export type Headers = Readonly<Record<string, string>>;

export interface HeaderRule {
  /** `/*`, a folder such as `/assets/*`, or one address. */
  at: string;
  headers: Headers;
}

const UNUSED_FEATURES =
  'camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

/** The rules by which browsers prepare a page before it is asked for: https://html.spec.whatwg.org/#speculative-loading */
export const SPECULATION_RULES = 'speculation-rules.json';

/** Headers of every answer, the not-found page included. */
export const BASE_HEADERS: Headers = {
  // Without includeSubDomains: other hosts of the domain may have no encryption.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The rest of the policy is in each page; browsers read this part from a header alone.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  // A header and a file make no page heavier, and no policy has to allow them.
  'Speculation-Rules': `"/${SPECULATION_RULES}"`,
};

/** The policy of drawings: one that is opened by itself is a document, and could contain a script. */
const DRAWING = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** A header for servers that do not add it by themselves: browsers have to ask again before they use a copy. */
export const REVALIDATE_HEADERS: Headers = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/** Ordered by importance; at most two rules match an address, the first of which matches all. */
export function headerRules({ pages, files }: SiteManifest): HeaderRule[] {
  const drawings = files.filter((path) => path.endsWith('.svg') && !path.startsWith('assets/'));
  return [
    { at: '/*', headers: BASE_HEADERS },
    // Files with a hash in their name never change. Other sites may show the share image and the pictures of the feed.
    {
      at: '/assets/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ...DRAWING,
      },
    },
    {
      at: `/${SPECULATION_RULES}`,
      headers: { 'Content-Type': 'application/speculationrules+json' },
    },
    // Some hosts serve a page at the address of its file, too.
    ...(pages.includes(ADMIN_ROUTE) ? [ADMIN_ROUTE, `/${routeToFile(ADMIN_ROUTE)}`] : []).map(
      (at) => ({ at, headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' } }),
    ),
    ...drawings.map((path) => ({ at: `/${path}`, headers: DRAWING })),
  ];
}

/** A rule for each file of a folder: a host whose rules apply to missing files would cache "not found" for a year. */
export function rulesByFile(rules: readonly HeaderRule[], files: readonly string[]): HeaderRule[] {
  return rules.flatMap((rule) => {
    if (rule.at === '/*' || !rule.at.endsWith('/*')) return rule;
    const inside = files.filter((path) => `/${path}`.startsWith(rule.at.slice(0, -1)));
    return inside.map((path) => ({ ...rule, at: `/${path}` }));
  });
}

/** Other addresses of pages, `/contato/` and `/contato.html` to `/contato`; none of the not-found page. */
export function otherAddresses({ pages, redirects }: SiteManifest): Map<string, string> {
  const found = new Map<string, string>();
  for (const route of pages.filter((one) => one !== routes.notFound)) {
    found.set(`/${routeToFile(route)}`, route);
    found.set(route === '/' ? '/index' : `${route}/`, route);
  }
  for (const { from, to } of redirects) {
    found.set(from, to);
    found.set(`${from}/`, to);
  }
  return found;
}

const TEXT: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
};

export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(TEXT))];

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Extensions without a dot, and their types. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ...TEXT,
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

export function mediaType(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
  return MEDIA_TYPES[extension ?? ''] ?? UNKNOWN_TYPE;
}
