// Writes the headers, redirects and addresses of the site in each host's own configuration.

import { NO_FORM } from '../../domain/content/site.ts';
import {
  BASE_HEADERS,
  type HeaderRule,
  type Headers,
  HOST_FOLDER,
  type Host,
  headerRules,
  MEDIA_TYPES,
  otherAddresses,
  REVALIDATE_HEADERS,
  type Redirect,
  rulesByFile,
  type SiteManifest,
  TEXT_TYPES,
  UNKNOWN_TYPE,
} from '../../domain/http.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { SINGLE_FILES } from '../content/collections.ts';
import type { Site } from '../content/site.ts';
import type { Problems } from '../run/problems.ts';

/** Texts by path, without a slash at the start. */
type Files = Readonly<Record<string, string>>;

/** Writes the configuration of one host; `rules` are the headers of its answers. */
type WriteHost = (setting: { manifest: SiteManifest; rules: readonly HeaderRule[] }) => Files;

const HEAD = 'Written by the site’s build, with every build anew.';

/** Headers as a list, for configurations in JSON. */
function listHeaders(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** The configuration files of the hosts in `asked`, by default those that content/site.yaml names. */
export function hostFiles(
  { company }: Site,
  manifest: SiteManifest,
  asked: readonly Host[] | undefined,
): Files {
  const hosts = asked ?? company.hosts ?? [];
  const rules = headerRules(manifest);
  return Object.assign({}, ...hosts.map((host) => WRITERS[host]({ manifest, rules })));
}

export function checkHosts(
  { company, files }: Site,
  asked: readonly Host[] | undefined,
  problems: Problems,
  redirects: readonly Redirect[],
): void {
  const hosts = asked ?? company.hosts ?? [];
  const { file } = SINGLE_FILES.site;
  // It reads 2,000 lines: https://developers.cloudflare.com/pages/configuration/redirects/
  if (hosts.includes('cloudflare') && redirects.length > 1000) {
    const message = `esperado: até 1.000 endereços antigos, porque o Cloudflare Pages só lê 2.000 linhas, duas para cada um; encontrado: ${redirects.length}`;
    const fix = 'tire daqui, e dos aliases, os que ninguém mais visita, ou use outra hospedagem';
    problems.add({ file: SINGLE_FILES.redirects.file, message, fix });
  }
  if (hosts.includes('netlify') && hosts.includes('cloudflare')) {
    const message =
      'esperado: netlify ou cloudflare; encontrado: os dois, que leem os mesmos arquivos';
    const fix = 'escreva um dos dois aqui, e gere para o outro com --host';
    problems.add({ file, path: 'hosts', message, fix });
  }
  // Only Netlify takes a form at the site's own address: any other host answers it with an error.
  for (const [name, destination] of Object.entries(company.forms)) {
    if (!destination || destination === NO_FORM || destination.kind !== 'netlify') continue;
    if (hosts.length === 0 || hosts.includes('netlify')) continue;
    problems.add({
      file,
      ...files.sources.site?.at(['forms', name, 'kind']),
      message: `esperado: um destino que receba formulários; encontrado: netlify, em um site que vai para ${hosts.join(', ')}`,
      fix: 'escreva outro kind: com a url: dele, ou hosts: [netlify]',
    });
  }
}

/**
 * `_headers` and `_redirects`: https://docs.netlify.com/manage/routing/headers/
 * Rules apply even if no file is found: https://answers.netlify.com/t/set-headers-depending-on-http-status/4518
 * Its docs do not say if a second rule for a header replaces the first or adds to it: for ours both mean the same.
 */
const writeNetlify: WriteHost = ({ manifest, rules }) => {
  // Redirects match the address as it was requested, or as it is decoded: both are written.
  return writeLines(rulesByFile(rules, manifest.files), manifest, (address) =>
    [encodeURI(address), address].filter((one) => !/\s/.test(one)),
  );
};

/**
 * The same two files as Netlify's: https://developers.cloudflare.com/pages/configuration/headers/
 * Cloudflare takes a hundred rules, and joins their values of one header unless the later rule removes it first.
 */
const writeCloudflare: WriteHost = ({ manifest, rules }) => {
  const own = rules.map((rule) => {
    const taken = Object.keys(rule.at === '/*' ? {} : rule.headers);
    return { ...rule, taken: taken.filter((name) => name in BASE_HEADERS) };
  });
  return writeLines(own, manifest, (address) => [encodeURI(address)]);
};

function writeLines(
  rules: readonly (HeaderRule & { taken?: string[] })[],
  { redirects }: SiteManifest,
  spellings: (address: string) => string[],
): Files {
  const headers = rules.map(({ at, headers, taken = [] }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${encodeURI(at)}\n${taken.map((name) => `  ! ${name}\n`).join('')}${lines.join('')}`;
  });
  // With a slash at its end an address is another one to Cloudflare, though not to Netlify.
  const moved = redirects.flatMap(({ from, to }) =>
    [...new Set([from, `${from}/`].flatMap(spellings))].map((address) => `${address} ${to} 301\n`),
  );
  return {
    _headers: `# ${HEAD}\n${headers.join('')}`,
    ...(moved.length > 0 && { _redirects: `# ${HEAD}\n${moved.join('')}` }),
  };
}

const NOT_FOUND_FILE = `/${routeToFile(routes.notFound)}`;
const SERVE = 'try_files $uri $uri.html $uri/index.html =404;';
const ANY_HIDDEN = /\/\.(?!well-known\/)/;

/** A file to include in a server block: https://nginx.org/en/docs/http/ngx_http_core_module.html#location */
const writeNginx: WriteHost = ({ manifest, rules: [, ...rules] }) => {
  const types = Object.entries(MEDIA_TYPES).map(([name, type]) => `  ${quote(type)} ${name};`);
  const lines = [
    `# ${HEAD} To be included in the server block, after its root.`,
    'server_tokens off;\nabsolute_redirect off;\nmerge_slashes off;',
    `types {\n${types.join('\n')}\n}\ndefault_type ${UNKNOWN_TYPE};`,
    `gzip on;\ngzip_vary on;\ngzip_types ${TEXT_TYPES.map(quote).join(' ')};`,
    ...headerLines({ ...BASE_HEADERS, ...REVALIDATE_HEADERS }),
    `error_page 404 ${NOT_FOUND_FILE};`,
    // By itself, nginx sends no header `Allow` with a 405.
    'error_page 405 @refused;',
    location('@refused', [...headerLines({ ...BASE_HEADERS, Allow: 'GET, HEAD' }), 'return 405;']),
    location('/', [SERVE]),
    location(`= ${routes.notFound}`, ['return 404;']),
    location(`= ${NOT_FOUND_FILE}`, ['internal;']),
    // A page has one address: //sobre is not found.
    location('~ //', ['return 404;']),
    location(`~ ${ANY_HIDDEN.source}`, ['return 404;']),
    ...[...otherAddresses(manifest)].map(([from, to]) => {
      // The query of the request is added unless the target has a query or an anchor of its own.
      const query = /[?#]/.test(to) ? '' : '$is_args$args';
      return location(`= ${quote(from)}`, [`return 301 ${quote(to + query)};`]);
    }),
    // Rules for .html files are left out, since these addresses redirect.
    ...rules.filter(({ at }) => !/\.html$/.test(at) && !ANY_HIDDEN.test(at)).map(ruleLocation),
  ];
  return { [`${HOST_FOLDER}/nginx.conf`]: `${lines.join('\n')}\n` };
};

/** The location of a rule. In nginx, a location with a header of its own has to repeat those of the server. */
function ruleLocation({ at, headers }: HeaderRule): string {
  const { 'Content-Type': type, ...others } = headers;
  const typed = type === undefined ? [] : ['types {}', `default_type ${quote(type)};`];
  const all = [...typed, ...headerLines({ ...BASE_HEADERS, ...REVALIDATE_HEADERS, ...others })];
  return location(at.endsWith('/*') ? quote(at.slice(0, -1)) : `= ${quote(at)}`, [SERVE, ...all]);
}

function location(address: string, lines: readonly string[]): string {
  return `location ${address} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** For the package `serve`, https://github.com/vercel/serve-handler#options: `npx serve dist -c .host/serve.json` */
export const writeServe: WriteHost = ({ manifest, rules: [, ...rules] }) => {
  const setting = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: listHeaders({ ...BASE_HEADERS, ...REVALIDATE_HEADERS }) },
      ...rules.map(({ at, headers }) => ({
        source: serveSource(at),
        headers: listHeaders(headers),
      })),
    ],
    redirects: manifest.redirects.map(({ from, to }) => {
      // Targets of serve are patterns, too: https://github.com/pillarjs/path-to-regexp/tree/v3.3.0
      // It encodes them by itself.
      const destination = decodeURI(to).replace(/:(?=\w)|[()]/g, '\\$&');
      return { source: from, destination, type: 301 };
    }),
    // The not-found page has no address of its own.
    rewrites: [{ source: routes.notFound, destination: '/.missing' }],
  };
  return { [`${HOST_FOLDER}/serve.json`]: `${JSON.stringify(setting, null, 2)}\n` };
};

function serveSource(at: string): string {
  return at.endsWith('/*') ? `${globEscaped(at.slice(1, -1))}**` : globEscaped(at.slice(1));
}

/** Escapes a path, since sources of serve are patterns: https://github.com/isaacs/minimatch */
function globEscaped(path: string): string {
  return path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');
}

/** The file vercel.json: https://vercel.com/docs/project-configuration/vercel-json */
const writeVercel: WriteHost = ({ manifest, rules }) => {
  const setting = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    // Vercel applies rules to every request, even if no file is found.
    headers: rulesByFile(rules, manifest.files).map(({ at, headers }) => ({
      source: vercelSource(at),
      headers: listHeaders(headers),
    })),
    redirects: manifest.redirects.map(({ from, to }) => ({
      source: vercelSource(encodeURI(from)),
      destination: vercelTarget(to),
      statusCode: 301,
    })),
  };
  return { 'vercel.json': `${JSON.stringify(setting, null, 2)}\n` };
};

/** Escapes an address: Vercel reads patterns with names after a colon: https://github.com/pillarjs/path-to-regexp */
function vercelSource(at: string): string {
  const pattern = at.replace(/\*$/, '').replace(/[.+*?^${}()[\]|\\:]/g, '\\$&');
  return at.endsWith('/*') ? `${pattern}(.*)` : pattern;
}

/** Escapes a target, which is a pattern too. A colon before a letter in its query has no spelling that Vercel takes. */
function vercelTarget(to: string): string {
  const [origin = ''] = /^https?:\/\/[^/]*/.exec(to) ?? [];
  const [path = ''] = to.slice(origin.length).split(/[?#]/, 1);
  const plain = path.replace(/[:()*+{}\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return origin + plain + to.slice(origin.length + path.length);
}

const WRITERS: Record<Host, WriteHost> = {
  cloudflare: writeCloudflare,
  netlify: writeNetlify,
  nginx: writeNginx,
  serve: writeServe,
  vercel: writeVercel,
};
