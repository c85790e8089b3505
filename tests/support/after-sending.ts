// Sent proposals (one in clear, one protected, one accepted, one withdrawn), the changes that a project may have
// afterwards, and the checks that have to pass after any of them.

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { acceptanceIn, passphraseIn } from './acceptance.ts';
import { run } from './command.ts';
import { contentsOf, edit, listFiles, REPOSITORY } from './files.ts';
import { temporaryFolder } from './folders.ts';
import { makePlain, makeProject, type Tree, writeTree } from './project.ts';
import { rows } from './rows.ts';

const PROPOSALS = 'content/proposals';
export const SENT = `${PROPOSALS}/sent`;
const SOURCE = `${PROPOSALS}/padaria-aurora.md`;
export const NEXT = `${PROPOSALS}/padaria-zenite.md`;
const small = (path: string): string =>
  readFileSync(join(REPOSITORY, 'tests/support/small-site', path), 'utf8');

const OPEN = small(SOURCE)
  .replace(
    /portfolio:\n.*\n/,
    'aliases: [/orcamento]\npreparedBy: [ana-lipski]\nportfolio: [{ project: forno }]\n',
  )
  .replace(
    'de um site.',
    'de um site, como em [este anexo](/uploads/anexo.20250512.txt) [neste caso](/portfolio/forno#a-fila) e [neste serviço](/servicos/websites).',
  );

/** The texts of the open proposal, and those of the protected one in their place. */
const SECRETS = `Padaria Aurora | Padaria Zênite
Joana Prado | Zulmira Xavier
joana@aurora.test | zulmira@zenite.test
90000-0002 | 90000-7777
Site da padaria | Loja do Zênite
priceCents: 120050 | priceCents: 119321
2025-048 | 2025-049
/orcamento | /orcamento-da-loja`;
export const SECRET = /Z[êe]nite|zenite|Zulmira|90000-?7777|119321|1\.193,21|1\.493,21/;

export const PROTECTED = rows(SECRETS).reduce(
  (text, [open = '', secret = '']) => text.replaceAll(open, secret),
  OPEN,
);

/** The small site with a case, a person and terms that a proposal names. */
export const WITH_TERMS: Tree = {
  'content/pages/termos-uso.md': small('../more/terms.md'),
  'content/portfolio/forno.md': small('../more/case.md'),
  [SOURCE]: OPEN,
  'content/site.yaml': small('content/site.yaml').replace(
    'city:',
    'address: Rua XV, 1, Curitiba/PR\ndataOfficer: Ana Lipski, ana@pinha.test\ncity:',
  ),
  'public/uploads/anexo.20250512.txt': 'Anexo.',
};

/** A copy of a project, with the pictures and fonts that it has made. */
export function copyOf(root: string): string {
  const copy = join(temporaryFolder(), 'project');
  cpSync(root, copy, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  return copy;
}

/** The output of a command that succeeds. */
export async function outputOfSuccess(root: string, command: string, input = ''): Promise<string> {
  const { code, stdout, stderr } = await run(root, command, { input });
  if (code !== 0 || stderr !== '') throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

export interface Sent {
  root: string;
  /** The day on which all were sent. */
  today: string;
  /** That of the protected proposal. */
  passphrase: string;
}

/** Sends 2025-048 in clear, 049 protected, 050 twice (accepted), and 051 (withdrawn). */
export async function sendAll(): Promise<Sent> {
  const alike = (number: string, name: string): Tree => ({
    [`${PROPOSALS}/${name}.md`]: OPEN.replace('2025-048', number)
      .replace('/orcamento', `/orcamento-${name}`)
      .replace('a Padaria Aurora\n', `${name}\n`)
      .replace('que fecham', `de ${name}`),
  });
  const others = { ...alike('2025-050', 'cantina'), ...alike('2025-051', 'horta') };
  const root = makeProject({ ...WITH_TERMS, ...others, [NEXT]: PROTECTED });
  const printed = await outputOfSuccess(root, 'proposal send padaria-zenite --protect');
  for (const name of ['padaria-aurora', 'cantina', 'horta'])
    await outputOfSuccess(root, `proposal send ${name}`);
  await outputOfSuccess(root, 'proposal revise 2025-050');
  edit(root, `${PROPOSALS}/cantina.md`, 'version: 3', 'version: 10');
  await outputOfSuccess(root, 'proposal send cantina');
  const page = readFileSync(join(root, SENT, '2025-050-v10/page.html'), 'utf8');
  await outputOfSuccess(root, 'proposal accept --name Joana --role Sócia', acceptanceIn(page));
  edit(root, `${SENT}/2025-051-v2/record.yaml`, 'status: sent', 'status: withdrawn');
  // The sent pages have their own copies of styles and scripts.
  makePlain(root);
  const today = recordIn(root, '2025-048-v2').issuedOn;
  return { root, today, passphrase: passphraseIn(printed) };
}

export const recordIn = (root: string, folder: string) =>
  parse(readFileSync(join(root, SENT, folder, 'record.yaml'), 'utf8'));

/** The source of the next version of the protected proposal, without references to entries that may be deleted. */
export async function revise(
  root: string,
  passphrase: string,
  number = '2025-049',
): Promise<string> {
  await outputOfSuccess(root, `proposal revise ${number} --passphrase ${passphrase}`);
  const text = readFileSync(join(root, NEXT), 'utf8');
  rmSync(join(root, NEXT));
  return text.replace(/^preparedBy.*\nportfolio.*/m, 'portfolio: []').replace(/, como em .*/, '.');
}

/** `next`: the source of the protected proposal as `npm run proposal revise` writes it. */
type Change = (root: string, next: string) => void;

const [, ...TABLES] = readFileSync(join(import.meta.dirname, 'after-sending.txt'), 'utf8')
  .split(/^== \w+\n/m)
  .map((table) => rows(table.replaceAll('\\r', '\r')));
const [ofContent = [], ofCode = [], revised = []] = TABLES;

/** A row: its title, the file, and what is found and put there; with `*` all files between both parts of a path. */
function changesOf(table: string[][]): Record<string, Change> {
  const steps = table.map(([title = '', pattern = '', found = '', put = '']) => {
    const change: Change = (root) => {
      const [folder = '', end] = pattern.split('*');
      const inFolder = (): string[] =>
        listFiles(join(root, folder)).flatMap((name) =>
          name.endsWith(`${end}`) ? folder + name : [],
        );
      for (const file of end ? inFolder() : [pattern]) {
        const path = join(root, file);
        if (found === 'write') writeTree(root, { [file]: put });
        else if (!existsSync(path)) continue;
        else if (found === 'delete') rmSync(path, { recursive: true });
        else if (found === 'move') renameSync(path, join(root, put));
        else writeTree(root, { [file]: replaced(path, found, put) });
      }
    };
    return { title, change };
  });
  const titles = new Set(steps.map(({ title }) => title));
  return Object.fromEntries(
    [...titles].map((title) => [
      title,
      (root: string, next: string) => {
        for (const step of steps) if (step.title === title) step.change(root, next);
      },
    ]),
  );
}

const replaced = (path: string, found: string, put: string): string =>
  readFileSync(path, 'utf8').replace(new RegExp(found, 'gm'), put);

/** Edits of the source of a revised protected proposal. */
export const REVISIONS: Record<string, (text: string) => string> = Object.fromEntries(
  revised.map(([name = '', found = '', put = '']) => [
    name,
    (text) => text.replace(new RegExp(found, 'gm'), put),
  ]),
);

export const CHANGES: Record<'content' | 'code', Record<string, Change>> = {
  content: {
    ...changesOf(ofContent),
    ...Object.fromEntries(
      Object.entries(REVISIONS).map(([name, change]): [string, Change] => [
        `it is revised ${name}`,
        (root, next) => writeTree(root, { [NEXT]: change(next) }),
      ]),
    ),
    'it is revised without its mark': (root, next) => {
      const text = next.replace(/^(?:draft|protected):.*\n/gm, '');
      if (existsSync(join(root, SENT, '2025-049-v2'))) writeTree(root, { [NEXT]: text });
    },
  },
  code: changesOf(ofCode),
};

/** The finished site after a build, and all that the build printed. */
export interface Outcome {
  ok: boolean;
  printed: string;
  dist: string;
}

/** The files that only a page in force has. */
const OFFER = /\bescolha\./;

/** The faults of a build, a sentence each. `before`: the contents of sent/ as they were after sending. */
export function faultsIn(
  root: string,
  before: Map<string, string>,
  { ok, printed, dist }: Outcome,
): string[] {
  if (!ok) return [`the build is refused: ${printed}`];
  const now = contentsOf(join(root, SENT));
  const site = contentsOf(dist);
  const isKept = (path: string): boolean => existsSync(join(root, SENT, path.split('/')[0] ?? ''));
  const faults = [...before].flatMap(([path, bytes]) =>
    isKept(path) && !path.endsWith('.yaml') && now.get(path) !== bytes ? `${path} is another` : [],
  );
  const records = readdirSync(join(root, SENT))
    .filter((name) => existsSync(join(root, SENT, name, 'record.yaml')))
    .map((name) => ({ name, ...recordIn(root, name) }))
    .sort((a, b) => a.version - b.version);
  const latest = new Map(records.map((one) => [one.number, one])).values();
  const expected = new Map<string, string | undefined>();
  for (const { name, terms } of records)
    expected.set(`${terms.route.slice(1)}.html`, now.get(`${name}/terms.html`));
  for (const { name, number, status, route } of latest) {
    const file = `${route.slice(1)}.html`;
    const text = Buffer.from(site.get(file) ?? '', 'base64').toString();
    if (status !== 'withdrawn') expected.set(file, now.get(`${name}/page.html`));
    else if (!text.includes('não está mais disponível')) faults.push(`${number} is published`);
    for (const [path, bytes] of status === 'withdrawn' ? [] : now)
      if (path.startsWith(`${name}/assets/`) && /\.[0-9a-zA-Z]{8}\.\w+$/.test(path))
        expected.set(path.slice(name.length + 1), bytes);
  }
  for (const [path, bytes] of expected)
    if (bytes === undefined || site.get(path) !== bytes) faults.push(`dist/${path} is another`);
  for (const path of site.keys())
    if (OFFER.test(path) && !expected.has(path)) faults.push(`dist/${path} is published`);
  const texts = [...site].map(([path, bytes]) => path + Buffer.from(bytes, 'base64').toString());
  const found = [...texts, printed].flatMap((text) => SECRET.exec(text) ?? []);
  return [...faults, ...found.map((secret) => `${secret} is published or printed`)];
}
