// The answers that the finished site promises on any host: its pages, files and redirects, and their headers.

import { routes, routeToFile } from './routes.ts';

/** The hosts whose own configuration the build can write. */
export const HOSTS = ['cloudflare', 'netlify', 'nginx', 'serve', 'vercel'] as const;
export type Host = (typeof HOSTS)[number];

/** The folder for the configuration of nginx and serve, which take its path as an option and do not serve it. */
export const HOST_FOLDER = '.host';

export interface ManifestPage {
  route: string;
  indexed: boolean;
  /** True if it opens windows of other sites and waits for their messages. */
  opens?: boolean;
}

/** From an address that is no page any more to a page, a file or a complete https address. */
export interface Redirect {
  from: string;
  to: string;
}

export interface SiteManifest {
  pages: readonly ManifestPage[];
  /** Every other file that visitors may ask for, without a slash at the start. */
  files: readonly string[];
  redirects: readonly Redirect[];
}

export type Headers = Readonly<Record<string, string>>;

export interface HeaderRule {
  /** `/*`, a folder such as `/assets/*`, or one address. */
  at: string;
  /** File that is served at a page's address, with a slash at the start. */
  file?: string;
  headers: Headers;
}

const UNUSED_FEATURES =
  'camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

/** Headers of every answer, the not-found page included. */
export const EVERYWHERE: Headers = {
  // Without the names below this one: whether those have encryption, this site cannot know.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The rest of the policy stands in each page: this part counts in a header alone.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

/** A drawing that is opened by itself is a document, and could hold a script. */
const DRAWING = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** For servers that do not say by themselves that a browser has to ask again. */
export const REVALIDATED: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The first rule holds everywhere, and one of the others at most besides; the last are those that a host can do without. */
export function headerRules({ pages, files }: SiteManifest): HeaderRule[] {
  const drawings = files.filter((path) => path.endsWith('.svg') && !path.startsWith('assets/'));
  return [
    { at: '/*', headers: EVERYWHERE },
    // A file with a hash in its name never changes. Other sites show the share image and the pictures of the feed.
    {
      at: '/assets/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ...DRAWING,
      },
    },
    ...pages
      .filter(({ indexed, opens }) => !indexed || opens)
      .map(({ route, opens }) => ({
        at: route,
        file: `/${routeToFile(route)}`,
        headers: {
          'X-Robots-Tag': 'noindex',
          ...(opens && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
        },
      })),
    ...drawings.map((path) => ({ at: `/${path}`, headers: DRAWING })),
  ];
}

/** For hosts whose rule of a folder would hold for missing files too, and keep "not found" for a year. */
export function rulesByFile(rules: readonly HeaderRule[], files: readonly string[]): HeaderRule[] {
  return rules.flatMap((rule) => {
    if (rule.at === '/*' || !rule.at.endsWith('/*')) return rule;
    const inside = files.filter((path) => `/${path}`.startsWith(rule.at.slice(0, -1)));
    return inside.map((path) => ({ ...rule, at: `/${path}` }));
  });
}

/** From `/contato/` and `/contato.html` to `/contato`; the not-found page has no address of its own. */
export function otherAddresses({ pages, redirects }: SiteManifest): Map<string, string> {
  const found = new Map<string, string>();
  for (const { route } of pages.filter(({ route }) => route !== routes.notFound)) {
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
