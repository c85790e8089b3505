// vercel.json, held against Vercel's own schema and turned into routes by its own code.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { EVERYWHERE, headerRules, headersAt } from '../../../domain/hosting/answers.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { buildPromised } from '../../support/hosts/on-servers.ts';
import type { Site } from '../../support/hosts/servers.ts';
import { findTool, VERCEL_ROUTES } from '../../support/hosts/tools.ts';

interface Route {
  src?: string;
  headers?: Record<string, string>;
  status?: number;
}

interface RoutingTools {
  getTransformedRoutes(setting: object): { routes: Route[]; error: unknown };
  [schema: `${string}Schema`]: object | undefined;
}

type Validator = new () => {
  validate(schema: object, data: unknown): boolean;
  errorsText(): string;
};

const AWAY = 'https://loja.exemplo.com.br/pinhao?a=1';

let site: Site;
let setting: Record<string, unknown>;

beforeAll(async () => {
  const redirects = `/texto/De_Antes.php: /blog\n/serviços-antigos: /servicos\n/loja: "${AWAY}"\n`;
  site = await buildPromised({ hosts: ['vercel'] }, { 'content/redirects.yaml': redirects });
  setting = JSON.parse(readFileSync(join(site.folder, 'vercel.json'), 'utf8'));
  findTool(VERCEL_ROUTES);
});

/** A test that is skipped where npm cannot fetch the tools. */
function withTools(
  sentence: string,
  check: (tools: RoutingTools, load: NodeRequire) => void,
): void {
  test(sentence, ({ skip }) => {
    const place = findTool(VERCEL_ROUTES);
    if (!place) return skip('npm cannot fetch the routing tools of Vercel');
    const load = createRequire(join(place, 'package.json'));
    check(load(place), load);
  });
}

/** As Vercel answers before it looks for a file: a redirect ends it, headers add up. */
function answerTo(routes: readonly Route[], address: string): Required<Omit<Route, 'src'>> {
  const found: Record<string, string> = {};
  for (const { src, headers, status } of routes) {
    const match = src === undefined ? null : new RegExp(src).exec(address);
    if (!match) continue;
    if (status) {
      const place = headers?.Location?.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
      return { status, headers: { ...found, Location: place ?? '' } };
    }
    Object.assign(found, headers);
  }
  return { status: 200, headers: found };
}

withTools('is what the schema asks for', (tools, load) => {
  const validator = new (load('ajv') as Validator)();
  const { $schema: _, ...parts } = setting;
  for (const [name, value] of Object.entries(parts)) {
    const isValid = validator.validate(tools[`${name}Schema`] ?? { not: {} }, value);
    expect([name, isValid, validator.errorsText()]).toEqual([name, true, 'No errors']);
  }
});

withTools('gives every address its headers, and a missing one those of every address', (tools) => {
  const { routes, error } = tools.getTransformedRoutes(setting);
  expect(error).toBeNull();
  const { pages, files } = site.answers;
  const rules = headerRules(site.answers);
  for (const address of [...pages.map(({ route }) => route), ...files.map((path) => `/${path}`)]) {
    const { status, headers } = answerTo(routes, encodeURI(address));
    expect([address, status, headers]).toEqual([address, 200, headersAt(rules, address)]);
  }
  for (const address of ['/nada', '/assets/nada.js', '/blog/nada']) {
    expect([address, answerTo(routes, address).headers]).toEqual([address, EVERYWHERE]);
  }
});

withTools('leads other spellings and old addresses to the new ones', (tools) => {
  const { routes } = tools.getTransformedRoutes(setting);
  const follow = (address: string): string => {
    const { status, headers } = answerTo(routes, encodeURI(address));
    expect([address, [301, 308].includes(status)]).toEqual([address, true]);
    return headers.Location ?? '';
  };
  for (const [from, to] of otherAddresses(site.answers)) {
    const first = follow(from);
    // A slash at the end of an old address is taken away first.
    const isOld = first !== to && `${decodeURI(first)}/` === from;
    expect([from, isOld ? follow(decodeURI(first)) : first]).toEqual([from, to]);
  }
});
