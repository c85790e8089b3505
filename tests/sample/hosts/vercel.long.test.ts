// vercel.json, held against Vercel's own schema and turned into routes by its own code.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  type Answers,
  EVERYWHERE,
  headerRules,
  headersAt,
} from '../../../domain/hosting/answers.ts';
import { otherAddresses } from '../../../domain/hosting/other-addresses.ts';
import { findTool, VERCEL_ROUTES } from '../../support/hosts/tools.ts';
import { buildChangedSite } from '../../support/real-site.ts';

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

let answers: Answers;
let setting: Record<string, unknown>;

beforeAll(async () => {
  const redirects = `/texto/De_Antes.php: /blog\n/serviços-antigos: /servicos\n/loja: "${AWAY}"\n`;
  const site = await buildChangedSite(
    { 'content/redirects.yaml': redirects },
    { hosts: ['vercel'] },
  );
  expect(site.problems).toEqual([]);
  if (!site.report.answers) throw new Error('the build promised nothing');
  answers = site.report.answers;
  setting = JSON.parse(site.read('vercel.json'));
  findTool(VERCEL_ROUTES);
}, 200_000);

/** Undefined where npm cannot fetch it. */
function loadTools() {
  const place = findTool(VERCEL_ROUTES);
  if (!place) return undefined;
  const load = createRequire(join(place, 'package.json'));
  return { tools: load(place) as RoutingTools, Validator: load('ajv') as Validator };
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

test('is what the schema asks for', ({ skip }) => {
  const loaded = loadTools();
  if (!loaded) return skip('npm cannot fetch the routing tools of Vercel');
  const validator = new loaded.Validator();
  const { $schema: _, ...parts } = setting;
  for (const [name, value] of Object.entries(parts)) {
    const isValid = validator.validate(loaded.tools[`${name}Schema`] ?? { not: {} }, value);
    expect([name, isValid, validator.errorsText()]).toEqual([name, true, 'No errors']);
  }
});

test('gives every address its headers, and a missing one those of every address', ({ skip }) => {
  const loaded = loadTools();
  if (!loaded) return skip('npm cannot fetch the routing tools of Vercel');
  const { routes, error } = loaded.tools.getTransformedRoutes(setting);
  expect(error).toBeNull();
  const rules = headerRules(answers);
  const addresses = [
    ...answers.pages.map(({ route }) => route),
    ...answers.files.map((path) => `/${path}`),
  ];
  for (const address of addresses) {
    const { status, headers } = answerTo(routes, encodeURI(address));
    expect([address, status, headers]).toEqual([address, 200, headersAt(rules, address)]);
  }
  for (const address of ['/nada', '/assets/nada.js', '/blog/nada']) {
    expect([address, answerTo(routes, address).headers]).toEqual([address, EVERYWHERE]);
  }
});

test('leads other spellings and old addresses to the new ones', ({ skip }) => {
  const loaded = loadTools();
  if (!loaded) return skip('npm cannot fetch the routing tools of Vercel');
  const { routes } = loaded.tools.getTransformedRoutes(setting);
  const follow = (address: string): string => {
    const { status, headers } = answerTo(routes, encodeURI(address));
    expect([address, [301, 308].includes(status)]).toEqual([address, true]);
    return headers.Location ?? '';
  };
  for (const [from, to] of otherAddresses(answers)) {
    const first = follow(from);
    // A slash at the end of an old address is taken away first.
    const isOld = first !== to && `${decodeURI(first)}/` === from;
    expect([from, isOld ? follow(decodeURI(first)) : first]).toEqual([from, to]);
  }
});
