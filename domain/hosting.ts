// The answers that the finished site promises on any host: its pages, files and redirects, and their headers.

import { routes, routeToFile } from './routes.ts';

/** The hosts whose own configuration the build can write. */
export const HOSTS = ['cloudflare', 'netlify', 'nginx', 'serve', 'vercel'] as const;
export type Host = (typeof HOSTS)[number];

/** The folder for the configuration of nginx and serve, which take its path as an option and do not serve it. */
export const HOST_FOLDER = '.host';

export interface ManifestPage {
  route: string;
  policy: string;
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
  /** `/*`, a folder such as `/assets/*`, or one address. No address has two rules besides `/*`. */
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
  // Policies say so too, but some hosts send none with an address that is in no list.
  'X-Frame-Options': 'DENY',
};

/** A drawing that is opened by itself is a document, and could hold a script. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The first rule holds everywhere; of the others one at most for any address. */
export function headerRules({ pages, files }: SiteManifest): HeaderRule[] {
  return [
    { at: '/*', headers: EVERYWHERE },
    // A file with a hash in its name never changes. Other sites show the share image and the pictures of the feed.
    {
      at: '/assets/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': DRAWING_POLICY,
      },
    },
    ...pages.map((page) => ({
      at: page.route,
      file: `/${routeToFile(page.route)}`,
      headers: pageHeaders(page),
    })),
    ...fileRules(
      files.filter((path) => !path.startsWith('assets/')),
      pages.map(({ route }) => route),
    ),
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

export function pageHeaders({ policy, indexed, opens }: ManifestPage): Headers {
  const headers: Record<string, string> = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  if (!indexed) headers['X-Robots-Tag'] = 'noindex';
  if (opens) headers['Cross-Origin-Opener-Policy'] = 'unsafe-none';
  return headers;
}

function fileHeaders(path: string): Headers {
  const isShown = mediaType(path).startsWith('image/') || `/${path}` === routes.feed;
  const headers: Record<string, string> = {
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': isShown ? 'cross-origin' : 'same-origin',
  };
  if (path.endsWith('.svg')) headers['Content-Security-Policy'] = DRAWING_POLICY;
  return headers;
}

/** One rule for a folder without pages whose files are all alike: some hosts take a hundred rules. */
function fileRules(files: readonly string[], pages: readonly string[]): HeaderRule[] {
  const folders = new Map<string, string[]>();
  for (const path of files) {
    const folder = path.includes('/') ? `/${path.split('/')[0]}/` : `/${path}`;
    const inside = folders.get(folder);
    if (inside) inside.push(path);
    else folders.set(folder, [path]);
  }
  return [...folders].flatMap(([folder, inside]) => {
    const alike = new Set(inside.map((path) => JSON.stringify(fileHeaders(path)))).size === 1;
    const [first = ''] = inside;
    if (folder.endsWith('/') && alike && !pages.some((route) => route.startsWith(folder))) {
      return [{ at: `${folder}*`, headers: fileHeaders(first) }];
    }
    return inside.map((path) => ({ at: `/${path}`, headers: fileHeaders(path) }));
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
