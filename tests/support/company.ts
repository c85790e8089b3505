// Makes a project in which `npm run new company` has replaced the sample by the starter.

import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outputOfSuccess } from './after-sending.ts';
import { SAMPLE } from './build.ts';
import { edit, readFiles } from './files.ts';
import { makeProject, writeTree } from './project.ts';

export const SITE = 'content/site.yaml';

const SMALL_SITE = join(import.meta.dirname, 'small-site/content');

const OWN = { name: 'Araucária', trade: 'móveis sob medida' };

/** Names with and without an article, long and short, and what such companies do. */
export const COMPANIES = [
  [
    'Estúdio Jatobá',
    'arquitetura de interiores',
    'Projeto residencial, Reforma, Cores, Mobília, Luz, Obra, Visita técnica',
  ],
  ['A Flor', 'Floricultura', 'Buquês'],
  ['Dra. Lígia Prado e Associados Contadores', 'contabilidade', 'Abertura de empresa, Folha'],
  ['O Pão Nosso', '', 'Pães, Bolos de aniversário, Cestas, Café da manhã'],
] as const;

/** `services`: their names, separated by commas; without any the starter has three. */
export async function makeCompany(
  services = '',
  settings = { plain: true },
  facts = OWN,
): Promise<string> {
  return becomeCompany(makeProject({}, { ...settings, hasStarters: true }), services, facts);
}

/** Replaces the content of a project, and returns the project. */
export async function becomeCompany(root: string, services = '', facts = OWN): Promise<string> {
  // The command replaces only content of the sample's brand that git has.
  edit(root, SITE, /^brand: .*/m, `brand: ${SAMPLE.brand}`);
  const git = (words: string) => execFileSync('git', words.split(' '), { cwd: root });
  git('init -q .');
  git('add content');
  git('-c user.name=Ana -c user.email=ana@pinha.test commit -qm Exemplo');
  const { name, trade } = facts;
  const flags = services && `--services "${services}"`;
  await outputOfSuccess(
    root,
    `new company --name "${name}" --city Campinas/SP --trade "${trade}" ${flags}`,
  );
  return root;
}

const FORMS = ['contact', 'careers', 'newsletter'].reduce(
  (text, name) => `${text}  ${name}: { kind: http, url: https://forms.araucaria.test/a }\n`,
  'forms:\n',
);

/** A text with something of its own in place of each mark, and real values in place of those of nobody. */
function written(text: string, file: string): string {
  let count = 0;
  return text
    .replace(/A escrever: .*?(?="(?=[ ,}\n])|$)/gm, () => `Frase ${++count} de ${file}.`)
    .replace('00.000.000/0001-00', '11.222.333/0001-81')
    .replace('+55 11 90000-0000', '+55 19 91234-5678')
    .replace('Razão Social Ltda', 'Casa Exemplo')
    .replace(/\.example\b/g, '.test');
}

/** Writes all that a new company still has to write, and brings its drawings. */
export function writeAll(root: string, forms: string): void {
  for (const [path, text] of readFiles(join(root, 'content')))
    if (/\.(?:yaml|md)$/.test(path) && !path.startsWith('starters'))
      writeTree(root, { [`content/${path}`]: written(text, basename(path).slice(0, 9)) });
  edit(root, SITE, /^forms:\n(?: {2}.*\n)+/m, forms);
  for (const name of ['mark.svg', 'favicon.svg', 'share.png'])
    cpSync(join(SMALL_SITE, name), join(root, 'content', name));
}

/** The same company once its examples are replaced and its texts are written: a strict build of it succeeds. */
export async function makeReadyCompany(...words: Parameters<typeof makeCompany>): Promise<string> {
  const root = await makeCompany(...words);
  writeAll(root, FORMS);
  return root;
}
