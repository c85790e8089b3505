// Configuration for Caddy, to be imported into the block of the site: https://caddyserver.com/docs/caddyfile

import { EVERYWHERE, headersAt } from '../../../domain/hosting/answers.ts';
import { HOST_FOLDER } from '../../../domain/hosting/hosts.ts';
import { MEDIA_TYPES, TEXT_EXTENSIONS, UNKNOWN_TYPE } from '../../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { HEAD, ownHeaders, valuesOf, type WriteHost } from './host-files.ts';

const HTML = MEDIA_TYPES.html ?? '';
const VARY = 'Accept-Encoding';
const SERVE_FILES = block('file_server', ['precompressed br gzip', 'disable_canonical_uris']);
const CONDITIONS = [
  ...['Range', 'If-Range', 'If-Match', 'If-None-Match'],
  ...['If-Modified-Since', 'If-Unmodified-Since'],
];

export const writeCaddy: WriteHost = ({ answers, rules }) => {
  const names = ownHeaders(rules);
  const addresses = [...otherAddresses(answers)].map(([from, to]) => row(from, to));
  const text = [
    `# ${HEAD} To be imported into the block of the site, after its root.`,
    block('map {path} {site_elsewhere}', [...addresses, row('default', '')]),
    ...typeMaps(),
    ...names.map((name) => {
      const lines = valuesOf(name, rules, ({ at }) => at).map(([at, value]) => row(at, value));
      return block(`map {path} {${variable(name)}}`, [...lines, row('default', '')]);
    }),
    // An empty value would be sent as one.
    ...names.map(
      (name) =>
        `@has_${variable(name)} not vars {${variable(name)}} ""\nheader @has_${variable(name)} ${name} {${variable(name)}}`,
    ),
    block('header', [...rows(EVERYWHERE), '-Server']),
    'header Content-Type {site_type}',
    '@varying not vars {site_vary} ""',
    // Late, in the place of what the server of files says only of compressed forms.
    block('header @varying', [row('Vary', VARY), 'defer']),
    ...REDIRECTS,
    ...REFUSALS,
    'try_files {path} {path}.html {path}/index.html',
    // A name that no file can have, which the server of files takes for an error of its own.
    '@missing not file {path}\nerror @missing 404',
    SERVE_FILES,
    block('handle_errors', [
      // The not-found page is given whole, whatever part or state of something else was asked for.
      ...CONDITIONS.map((name) => `request_header -${name}`),
      `rewrite * /${routeToFile(routes.notFound)}`,
      block('header', [...rows(headersAt(rules, routes.notFound)), row('Content-Type', HTML)]),
      block('header', [row('Vary', VARY), 'defer']),
      SERVE_FILES,
    ]),
  ];
  return { files: { [`${HOST_FOLDER}/Caddyfile`]: `${text.join('\n')}\n` } };
};

const REDIRECTS = [
  '@moved not vars {site_elsewhere} ""',
  // A target with a query or an anchor of its own takes none along.
  block('@moved_query', [
    'not vars {site_elsewhere} ""',
    'not vars_regexp {site_elsewhere} [?#]',
    `expression {query} != ""`,
  ]),
  'redir @moved_query {site_elsewhere}?{query} 301',
  'redir @moved {site_elsewhere} 301',
];

const REFUSALS = [
  `@hidden path_regexp /\\.(?:[^w]|w[^e])\nerror @hidden 404`,
  // Other spellings find the file of a page, whose headers they have not: `//sobre`, `/./sobre`, `/sobre\\`.
  `@odd vars_regexp {http.request.orig_uri.path} //|/\\.\\.?(?:/|$)|[\\\\\\x00-\\x1f]\nerror @odd 404`,
  // A slash after a file leads into a folder that is none; errors come after what rewrites the path.
  `@through vars_regexp {http.request.orig_uri.path} [^/]\\.[^/]+/\nerror @through 404`,
  // They go out in the place of what they are forms of, and nowhere else.
  `@forms path_regexp \\.(?:${TEXT_EXTENSIONS.join('|')})\\.(?:br|gz)$\nerror @forms 404`,
  // What it is rewritten to: errors come after that.
  `error /${routeToFile(routes.notFound)} 404`,
  '@changing not method GET HEAD',
  'header @changing Allow "GET, HEAD"',
  'respond @changing 405',
];

/** What has compressed forms varies: a cache must not give one browser the form of another. */
function typeMaps(): string[] {
  const types = Object.entries(MEDIA_TYPES).map(([name, type]) => row(`~(?i)\\.${name}$`, type));
  const texts = TEXT_EXTENSIONS.map((name) => row(`~(?i)\\.${name}$`, VARY));
  const others = (value: string) =>
    ['~\\.[^/.]+$', '~^/\\.well-known/'].map((at) => row(at, value));
  return [
    block('map {path} {site_type}', [...types, ...others(UNKNOWN_TYPE), row('default', HTML)]),
    block('map {path} {site_vary}', [...texts, ...others(''), row('default', VARY)]),
  ];
}

function variable(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function rows(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => row(name, value));
}

function row(name: string, value: string): string {
  return `${quote(name)} ${quote(value)}`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '%22').replace(/[{}]/g, encodeURIComponent)}"`;
}

function block(head: string, lines: readonly string[]): string {
  const inner = lines.flatMap((text) => text.split('\n')).map((text) => `\t${text}`);
  return `${head} {\n${inner.join('\n')}\n}`;
}
