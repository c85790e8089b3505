// Makes a project in which `npm run new company` has replaced the sample by the starter.

import { execFileSync } from 'node:child_process';
import { sound } from './after-sending.ts';
import { SAMPLE } from './build.ts';
import { edit } from './files.ts';
import { makeProject } from './project.ts';

export const SITE = 'content/site.yaml';

/** `services`: their names, separated by commas; without any the starter has three. */
export async function makeCompany(services = '', settings = { plain: true }): Promise<string> {
  const root = makeProject({}, { ...settings, hasStarters: true });
  // The command replaces only content of the sample's brand that git has.
  edit(root, SITE, /^brand: .*/m, `brand: ${SAMPLE.brand}`);
  const git = (words: string) => execFileSync('git', words.split(' '), { cwd: root });
  git('init -q .');
  git('add content');
  git('-c user.name=Ana -c user.email=ana@pinha.test commit -qm Exemplo');
  const flags = services && `--services "${services}"`;
  await sound(root, `new company --name Araucária --city Campinas/SP ${flags}`);
  return root;
}
