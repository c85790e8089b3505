// A company's first month, in a copy of the whole project: whatever it does with its content, build and tests pass.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { acceptanceIn } from '../support/acceptance.ts';
import { runProcess } from '../support/command.ts';
import { writeAll } from '../support/company.ts';
import { edit, readFiles } from '../support/files.ts';
import { writeTree } from '../support/project.ts';
import { commitContent, copyWholeProject, failuresIn, finish, hasSample } from './whole-project.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', {
    timeZone: 'America/Sao_Paulo',
  });

let root: string;

beforeAll(async () => {
  root = copyWholeProject();
  await commitContent(root);
});

async function type(command: string, input?: string): Promise<string> {
  const { code, stdout, stderr } = await runProcess(root, command, { input });
  expect(code, `npm run ${command}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

async function expectGreen(...projects: string[]): Promise<void> {
  await type('build --quiet');
  const { code, stdout, stderr } = await finish(root, 'node_modules/.bin/biome', ['check', '.']);
  expect(code, stdout + stderr).toBe(0);
  expect(await failuresIn(root, ...projects)).toBe('');
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The first file of a folder whose text matches `found`. */
function fileWith(folder: string, found: RegExp): string {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
  const isText = (name: string): boolean => /\.(?:yaml|md)$/.test(name);
  const name = names.find((one) => isText(one) && found.test(read(`${folder}/${one}`)));
  if (!name) throw new Error(`${folder} has nothing with ${found}`);
  return `${folder}/${name}`;
}

/** The first group of a match in the output. */
const said = (text: string, found: RegExp): string =>
  found.exec(text)?.[1] ?? `nothing as ${found}`;

test('the build and the tests pass in the first month of a company', async () => {
  // A project that already has the content of another company keeps it.
  if (hasSample(root)) {
    const company =
      'new company --name "Kwiatkowski & Filhas" --city "São José dos Pinhais/PR" --services "Sites, Websites para clínicas, Suporte, Jogos, Mapas, Cursos"';
    writeTree(root, { 'content/nota.txt': 'not kept by git' });
    expect(await runProcess(root, company)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/commit/),
    });
    writeTree(root, { 'content/nota.txt': null });
    await type(company);
    expect((await runProcess(root, company)).code, 'its content is kept').toBe(1);
    await expectGreen('site');
    const words = [...readFiles(join(root, 'dist'))].filter(([path]) =>
      /\.(?:html|xml|txt)$/.test(path),
    );
    const left = words.filter(([, text]) => /grimpa|curitiba|pinh(?:ão|ões)\b|tavares/i.test(text));
    expect(
      left.map(([path]) => path),
      'of the sample',
    ).toEqual([]);
    expect(readdirSync(join(root, 'public/uploads'))).toEqual(['.gitkeep']);
  }

  const article = said(await type('new post --title "A primeira semana"'), /^(content\/\S+)$/m);
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#567' } });
  const text = `## O quadro da sala\n\n![O quadro com as tarefas](/uploads/quadro.png "O quadro, na segunda-feira")

| dia | "horas" |\n| --- | ---: |\n| segunda | 9h-12h |\n
\`\`\`ts\nconst total = "R$ 10" + 'x'; // {brand} <b>\n\`\`\`\n`;
  writeTree(root, {
    'content/people.yaml':
      '- { id: wanda-kwiatkowski, name: Wanda Kwiatkowski, role: Desenvolvimento, line: Escreve e mede. }\n',
    'public/uploads/quadro.png': await picture.png().toBuffer(),
    [article]: read(article)
      .replace('draft: true', 'draft: false')
      .replace(/^author: .*/m, 'author: wanda-kwiatkowski')
      .concat(text),
  });
  const priced = fileWith('content', /^\s*(?:- )?priceCents: \d+/m);
  edit(root, priced, /priceCents: (\d+)/, 'priceCents: 777700');

  edit(
    root,
    'content/site.yaml',
    /^ {2}contact:.*(?:\n {4}.*)*/m,
    '  contact: { kind: http, url: https://formularios.kwiatkowski.com.br/contato }',
  );
  await expectGreen('site');

  const written = await type(
    'new proposal --company "Panificadora Żywiec" --client "Zdzisław Kwiatkowski"',
  );
  const proposal = said(written, /^(content\/\S+)$/m);
  const number = said(read(proposal), /^number: "(.*)"$/m);
  const name = said(proposal, /([^/]+)\.md$/);
  edit(root, proposal, /^validDays: .*/m, `validUntil: ${inDays(23)}`);
  writeFileSync(
    join(root, proposal),
    read(proposal)
      .replace('cliente@empresa.example', 'oi@zywiec.com.br')
      .replace('+55 11 90000-0000', '+55 41 91234-5678')
      .replace('99999999', '450000')
      .replaceAll('A escrever: ', ''),
  );
  const contact = '{ kind: formspree, url: https://formspree.io/f/kwiatkow }';
  writeAll(root, `forms:\n  contact: ${contact}\n  careers: none\n  newsletter: none\n`);
  await type(`proposal send ${name}`);

  const page = read(`content/proposals/sent/${number}-v1/page.html`);
  const message = acceptanceIn(page).replace('Nome: ', 'Nome: Zdzisław Kwiatkowski');
  await type('proposal accept --role "Dono"', message);

  await type(`proposal revise ${number}`);
  edit(root, proposal, /priceCents: \d+/, 'priceCents: 480000');
  await type(`proposal send ${name}`);
  expect(await type('proposal list')).toContain(`${number} v2`);
  await expectGreen('unit', 'site');
});
