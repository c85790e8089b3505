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
/parte: /#conteudo
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
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}$`, 's');

function casesIn(text: string): Case[] {
  return text.split(/\n(?=[A-Z]+ [/{])/).flatMap((block) => {
    const [first = '', ...lines] = block.split('\n').filter((line) => /^[^#]/.test(line));
    const [method = '', path] = first.split(' ');
    if (!path) return [];
    const sent = lines.filter((line) => line.startsWith('> '));
    const headers = Object.fromEntries(sent.map((line) => line.slice(2).split(': ')));
    return [{ method, path, headers, expected: lines.filter((line) => !line.startsWith('> ')) }];
  });
}

const kindOf = (path: string): string => {
  if (path.endsWith('.html')) return 'page';
  if (path.startsWith('assets/')) return 'asset';
  return path.endsWith('.svg') ? 'drawing' : 'file';
};

/** Addresses with the files that answer them, of a kind that cases name. */
function addressesOf(folder: string, kind: string): [address: string, file: string][] {
  const files = listFiles(folder).filter(
    (path) => !/^(?:\.|_headers|_redirects|vercel\.json|404\.html)/.test(path),
  );
  return files.flatMap((path) =>
    kindOf(path) === kind ? [[`/${path.replace(/(?:^index)?\.html$/, '')}`, path]] : [],
  );
}

/** Sends all requests, and returns a line for each expectation that is not met. */
export async function wrongAnswers(folder: string, text: string, send: Ask): Promise<string[]> {
  const wrong: string[] = [];
  for (const { method, path, headers, expected } of casesIn(text)) {
    const [, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
    const targets = name ? addressesOf(folder, name) : [[path, '404.html'] as const];
    expect(targets, `${path} is nothing of the site`).not.toEqual([]);
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
