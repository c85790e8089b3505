// Configuration for nginx: what belongs beside a server block, and what belongs into it.
// https://nginx.org/en/docs/http/ngx_http_map_module.html

import { EVERYWHERE } from '../../../domain/hosting/answers.ts';
import { HOST_FOLDER } from '../../../domain/hosting/hosts.ts';
import { MEDIA_TYPES, TEXT_EXTENSIONS, UNKNOWN_TYPE } from '../../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { HEAD, literal, ownHeaders, valuesOf, type WriteHost } from './host-files.ts';

export const writeNginx: WriteHost = ({ answers, rules }) => {
  const names = ownHeaders(rules);
  const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  // The files of pages, since an address that has become one is what nginx asks for last.
  const maps = names.map((name) => {
    const lines = valuesOf(name, rules, ({ at, file = at }) => file);
    return `map $uri ${variable(name)} {\n${lines.map((line) => entry(...line)).join('')}}`;
  });
  const elsewhere = variable('elsewhere');
  // Plain texts are compared without regard to case, and may not stand there twice.
  const addresses = [...otherAddresses(answers)].map(([from, to]) =>
    entry(/[A-Z]/.test(from) ? `~^${literal(from)}$` : from, to),
  );
  return {
    files: {
      [`${HOST_FOLDER}/nginx-http.conf`]: [
        `# ${HEAD} To be included in the http block.`,
        'map_hash_bucket_size 512;',
        `map_hash_max_size ${hashSize(addresses.length)};`,
        `map $uri ${elsewhere} {\n${addresses.join('')}}`,
        // A target with a query or an anchor of its own takes none along.
        `map ${elsewhere} $site_query {\n  "~[?#]" "";\n  default $is_args$args;\n}`,
        // What nginx itself refuses, it refuses without a word of what it takes.
        'map $status $site_allow {\n  405 "GET, HEAD";\n  default "";\n}',
        ...maps,
        '',
      ].join('\n'),
      [`${HOST_FOLDER}/nginx-server.conf`]: serverText(
        elsewhere,
        [...names, 'Allow'].map((name) => `add_header ${name} ${variable(name)} always;`),
      ),
    },
  };
};

/** Tables have twice the room that they need, and at least what nginx takes by itself. */
function hashSize(entries: number): number {
  return Math.max(2048, 2 ** Math.ceil(Math.log2(entries * 2 + 1)));
}

function entry(from: string, to: string): string {
  return `  "${from}" "${to}";\n`;
}

function serverText(elsewhere: string, headers: readonly string[]): string {
  const types = Object.entries(MEDIA_TYPES).map(([name, type]) => `  "${type}" ${name};`);
  return `# ${HEAD} To be included in the server block, after its root.
server_tokens off;
absolute_redirect off;
merge_slashes off;
types {
${types.join('\n')}
}
default_type ${UNKNOWN_TYPE};

gzip_vary on;
gzip_static on;
# With the package libnginx-mod-http-brotli-static:
# brotli_static on;

${Object.entries(EVERYWHERE)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
${headers.join('\n')}

if (${elsewhere}) { return 301 ${elsewhere}$site_query; }
error_page 404 /${routeToFile(routes.notFound)};
location = /${routeToFile(routes.notFound)} { internal; }
location = ${routes.notFound} { return 404; }
location = / { try_files /${routeToFile('/')} =404; }
# A page has one address: //sobre is none.
location ~ // { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
location ~ \\.(?:${TEXT_EXTENSIONS.join('|')})\\.(?:br|gz)$ { return 404; }
location / { try_files $uri $uri.html $uri/index.html =404; }
`;
}
