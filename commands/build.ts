// `npm run build`: builds the site once and says how it went.

import { resolve } from 'node:path';
import type { BuildResult } from '../build.ts';
import { HOSTS, type Host } from '../domain/http.ts';
import type { Notice } from '../domain/problem.ts';
import { lazyModules } from '../pipeline/run/lazy.ts';
import { buildAndReport } from './build-site.ts';
import { fail, readCommand } from './command.ts';

const USAGE = `npm run build [-- OPTIONS]
  --drafts   shows drafts and articles dated in the future
  --preview  keeps search engines out of every page, for a site that only the company is to see
  --strict   texts to write, values of the sample and forms without a destination stop the build
  --quiet    says only what is wrong
  --times    shows how long each stage took
  --out DIR  writes the site there instead of dist/
  --host NAME  writes the configuration of ${HOSTS.join(', ')} or none,
             whatever content/site.yaml names; may be given several times`;

const FLAGS = {
  strict: { type: 'boolean' },
  drafts: { type: 'boolean' },
  preview: { type: 'boolean' },
  quiet: { type: 'boolean' },
  times: { type: 'boolean' },
  out: { type: 'string' },
  host: { type: 'string', multiple: true },
} as const;

export async function main(words: string[], root: string): Promise<void> {
  const command = readCommand(words, USAGE, FLAGS, { takesWords: false, inEnglish: true });
  const { out = 'dist', quiet, times, host, ...flags } = command.flags;
  const hosts = host && readHosts(host);
  const options = { ...flags, root, outDir: resolve(root, out), hosts, env: process.env };
  const notices = (result: BuildResult) => noticeHosts(result, hosts);
  const { site } = await buildAndReport(options, { quiet, times, notices });
  if (!site) return;
  const { writeJsonSchemas } = await lazyModules.load<
    typeof import('../pipeline/content/json-schemas.ts')
  >('pipeline/content/json-schemas.ts');
  writeJsonSchemas(root, site.files.lists);
}

/** A notice of this command alone: `npm start` serves every header without the configuration of a host. */
function noticeHosts({ site }: BuildResult, asked: readonly Host[] | undefined): Notice[] {
  if (!site || site.company.hosts || asked) return [];
  const names = HOSTS.join(', ');
  const message = `falta hosts: em content/site.yaml, e o site saiu sem cabeçalhos nem redirecionamentos de hospedagem: escreva hosts: [nginx], ou --host NOME neste comando: ${names}, none`;
  return [{ message }];
}

function readHosts(names: readonly string[]): Host[] {
  const wanted = names.filter((name) => name !== 'none');
  const unknown = wanted.find((name) => !HOSTS.some((host) => host === name));
  if (unknown === undefined) return HOSTS.filter((host) => wanted.includes(host));
  return fail(`expected one of ${HOSTS.join(', ')} or none, found ${unknown}\n\n${USAGE}`, 2);
}
