// Writes what the site promises to answer, as the hosts want it that the house names.

import { NO_FORM } from '../../../domain/content/destination.ts';
import {
  type AnsweredPage,
  type Answers,
  headerRules,
  type Redirect,
} from '../../../domain/hosting/answers.ts';
import type { Host } from '../../../domain/hosting/hosts.ts';
import type { Problem } from '../../../domain/problem.ts';
import { routeToFile } from '../../../domain/routes.ts';
import type { House } from '../../kinds/collections.ts';
import { SINGLE_FILES } from '../../read/list-content.ts';
import type { Outcome } from '../../stages.ts';
import type { Output } from '../output/output.ts';
import type { BuildContext } from '../publish.ts';
import type { WrittenPage } from '../write-pages.ts';
import type { WriteHost } from './host-files.ts';
import { writeCloudflare, writeNetlify } from './netlify.ts';
import { writeNginx } from './nginx.ts';
import { writeServe } from './serve.ts';
import { writeVercel } from './vercel.ts';

const WRITERS: Record<Host, WriteHost> = {
  cloudflare: writeCloudflare,
  netlify: writeNetlify,
  nginx: writeNginx,
  serve: writeServe,
  vercel: writeVercel,
};

interface Answered {
  house: House;
  pages: readonly WrittenPage[];
  redirects: readonly Redirect[];
  admin: readonly AnsweredPage[];
}

/** The last to write: it has to know every other file. */
export function writeHosts(
  { run }: Pick<BuildContext, 'run'>,
  { house, pages, redirects, admin }: Answered,
  output: Output,
): Outcome<Answers> {
  const { hosts = house.site.hosts ?? [] } = run;
  const shown = pages.map(({ route, policy, head }) => {
    return { route, policy, indexed: head.indexed && !run.preview };
  });
  const answered = [...shown, ...admin];
  const pageFiles = new Set(answered.map(({ route }) => routeToFile(route)));
  const answers: Answers = {
    pages: answered,
    files: [...output.files.keys()].filter((path) => !pageFiles.has(path)),
    redirects,
  };
  const rules = headerRules(answers);
  const problems = [...refusePair(hosts), ...refuseUnheard(house, hosts)];
  for (const host of problems.length > 0 ? [] : hosts) {
    const written = WRITERS[host]({ answers, rules });
    for (const [path, text] of Object.entries(written)) output.write(path, text);
  }
  return { value: answers, problems };
}

/** A form that its host is to take is answered with an error by any other. */
function refuseUnheard({ site, sources }: House, hosts: readonly Host[]): Problem[] {
  if (hosts.length === 0 || hosts.includes('netlify')) return [];
  return Object.entries(site.forms).flatMap(([name, destination]) => {
    if (!destination || destination === NO_FORM || destination.kind !== 'netlify') return [];
    return {
      file: SINGLE_FILES.site,
      ...sources.site?.placeOf(['forms', name, 'kind']),
      path: `forms.${name}.kind`,
      message: `esperado: um destino que receba formulários; encontrado: netlify, em um site que vai para ${hosts.join(', ')}`,
      fix: 'escreva outro kind: com a url: dele, ou hosts: [netlify]',
    };
  });
}

/** The two read files of the same names, and take different ones. */
function refusePair(hosts: readonly Host[]): Problem[] {
  if (!hosts.includes('netlify') || !hosts.includes('cloudflare')) return [];
  const message =
    'esperado: netlify ou cloudflare; encontrado: os dois, que leem os mesmos arquivos';
  const fix = 'diga um dos dois aqui, e gere para o outro com --host';
  return [{ file: SINGLE_FILES.site, path: 'hosts', message, fix }];
}
