// Configuration for nginx, to be included in a server block: one location for each address that has headers of its own.
// https://nginx.org/en/docs/http/ngx_http_core_module.html#location

import { EVERYWHERE, type HeaderRule } from '../../../domain/hosting/answers.ts';
import { HOST_FOLDER } from '../../../domain/hosting/hosts.ts';
import { MEDIA_TYPES, TEXT_TYPES, UNKNOWN_TYPE } from '../../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { HEAD, type WriteHost } from './host-files.ts';

const LOST = `/${routeToFile(routes.notFound)}`;
const SERVE = 'try_files $uri $uri.html $uri/index.html =404;';
const ANY_HIDDEN = /\/\.(?!well-known\/)/;

export const writeNginx: WriteHost = ({ answers, rules: [, ...rules] }) => {
  const types = Object.entries(MEDIA_TYPES).map(([name, type]) => `  ${quote(type)} ${name};`);
  const lines = [
    `# ${HEAD} To be included in the server block, after its root.`,
    'server_tokens off;\nabsolute_redirect off;\nmerge_slashes off;',
    `types {\n${types.join('\n')}\n}\ndefault_type ${UNKNOWN_TYPE};`,
    `gzip on;\ngzip_vary on;\ngzip_types ${TEXT_TYPES.map(quote).join(' ')};`,
    ...headerLines(EVERYWHERE),
    `error_page 404 ${LOST};`,
    // What nginx itself refuses, it refuses without a word of what it takes.
    'error_page 405 @refused;',
    location('@refused', [...headerLines({ ...EVERYWHERE, Allow: 'GET, HEAD' }), 'return 405;']),
    location('/', [SERVE]),
    location(`= ${routes.notFound}`, ['return 404;']),
    // A page has one address: //sobre is none.
    location('~ //', ['return 404;']),
    location(`~ ${ANY_HIDDEN.source}`, ['return 404;']),
    ...[...otherAddresses(answers)].map(([from, to]) => {
      // A target with a query or an anchor of its own takes none along.
      const query = /[?#]/.test(to) ? '' : '$is_args$args';
      return location(`= ${quote(from)}`, [`return 301 ${quote(to + query)};`]);
    }),
    ...rules.filter(({ at }) => !ANY_HIDDEN.test(at)).map(ruleLocation),
  ];
  return { [`${HOST_FOLDER}/nginx.conf`]: `${lines.join('\n')}\n` };
};

/** A location that says one header of its own has to say those of the server again. */
function ruleLocation({ at, file, headers }: HeaderRule): string {
  const all = headerLines({ ...EVERYWHERE, ...headers });
  if (file === LOST) return location(`= ${LOST}`, ['internal;', ...all]);
  if (file) return location(`= ${at}`, [`try_files ${file} =404;`, ...all]);
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
