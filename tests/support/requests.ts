// Cases of requests to a finished site: each has a request, and the expected status and headers.
//
//   GET {page}             one request for each page of the site; also {asset}, {drawing} and {file}
//   200                    or 4xx: one of 400, 403, 404, 405
//   header: …              a header, where … matches anything; `header: none` if the answer must not have it
//   body: {file}           the bytes of the file that this address has, decompressed

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Ask, ask, type Reply } from './ask.ts';
import { listFiles } from './files.ts';

/** The content/redirects.yaml that the cases of redirects.txt ask for. */
export const REDIRECTS = `/texto/De_Antes.php: /
/serviços-antigos: /feed.xml
/loja-antiga: "https://loja.exemplo.com.br/pinhao?a=1&b=$2"
/sala: https://loja.exemplo.com.br/sala:(1)?de=a
/porta: https://loja.exemplo.com.br:8080/
`;

interface Case {
  method: string;
  path: string;
  /** Headers of the request: lines that begin with `>`. */
  headers: Record<string, string>;
  expected: string[];
}

const REDIRECT = /^http:\/\/127\.0\.0\.1:\d+/;
const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

function casesIn(text: string): Case[] {
  return text.split(/\n(?=[A-Z]+ \/|[A-Z]+ \{)/).flatMap((block) => {
    const [first = '', ...lines] = block
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    const [method = '', path] = first.split(' ');
    if (!path) return [];
    const sent = lines
      .filter((line) => line.startsWith('> '))
      .map((line) => line.slice(2).split(': '));
    const expected = lines.filter((line) => !line.startsWith('> '));
    return [{ method, path, headers: Object.fromEntries(sent), expected }];
  });
}

/** Addresses with the files that answer them, by the names that cases use. */
function addressesOf(folder: string): Record<string, Map<string, string>> {
  const files = listFiles(folder).filter(
    (path) => !/^(?:\.|_headers|_redirects|vercel\.json)/.test(path),
  );
  const pages = files.filter((path) => path.endsWith('.html') && path !== '404.html');
  const address = (path: string): string => `/${path.replace(/(?:^index)?\.html$/, '')}`;
  const map = (paths: string[]) => new Map(paths.map((path) => [address(path), path]));
  const others = files.filter((path) => !path.endsWith('.html'));
  const [assets, loose] = [true, false].map((is) =>
    others.filter((path) => path.startsWith('assets/') === is),
  );
  return {
    page: map(pages),
    asset: map(assets ?? []),
    drawing: map((loose ?? []).filter((path) => path.endsWith('.svg'))),
    file: map((loose ?? []).filter((path) => !path.endsWith('.svg'))),
  };
}

/** Sends all requests, and returns a line for each expectation that is not met. */
export async function wrongAnswers(folder: string, text: string, send: Ask): Promise<string[]> {
  const known = addressesOf(folder);
  const wrong: string[] = [];
  for (const { method, path, headers, expected } of casesIn(text)) {
    const [, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
    const targets = known[name] ?? new Map([[path, '404.html']]);
    expect(targets.size, `${path} is nothing of the site`).toBeGreaterThan(0);
    for (const [address, file] of targets) {
      const asked = path.replace(`{${name}}`, () => encodeURI(address));
      // The home page has no other spelling than `/index`.
      if (address === '/' && /\}[/.]/.test(path)) continue;
      const reply = await send(asked, { method, headers });
      for (const line of expected) {
        const wanted = line.replace('{address}', address);
        const found = foundFor(wanted, reply, join(folder, file));
        if (found !== undefined) wrong.push(`${method} ${asked} » ${wanted} » ${found}`);
      }
    }
  }
  return wrong;
}

/** The value in the reply, or undefined if it is the one that the line expects. */
function foundFor(line: string, reply: Reply, file: string): string | undefined {
  if (line === '4xx')
    return [400, 403, 404, 405].includes(reply.status) ? undefined : `${reply.status}`;
  if (/^\d+$/.test(line)) return Number(line) === reply.status ? undefined : `${reply.status}`;
  if (line === 'body: {file}')
    return reply.bytes.equals(readFileSync(file)) ? undefined : 'other bytes';
  if (line === 'body: none')
    return reply.body.length === 0 ? undefined : `${reply.body.length} bytes`;
  const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
  const found = String(reply.headers[name] ?? 'none').replace(REDIRECT, '');
  return pattern(value).test(found) ? undefined : found;
}

export const asks =
  (url: string): Ask =>
  (path, settings) =>
    ask(url, path, settings);
