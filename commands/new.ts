// `npm run new`: writes a content file from content/starters/, or replaces the sample's content with that of a company.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { email as emailSchema, phone as phoneSchema } from '../domain/content/addresses.ts';
import { line, metaOf } from '../domain/content/fields.ts';
import { drawingAt } from '../domain/content/image.ts';
import { dayInBrasilia, daysAfter } from '../domain/dates.ts';
import { expectedFound } from '../domain/problem.ts';
import { proposalRoute } from '../domain/routes.ts';
import { SAMPLE } from '../domain/sample.ts';
import { shorten, slugOf } from '../domain/text.ts';
import { parseSource, Source } from '../pipeline/content/source.ts';
import { randomCharacters } from '../pipeline/proposal/encrypt.ts';
import { nextNumber } from '../pipeline/proposal/number.ts';
import { ask, fail, readCommand } from './command.ts';
import { fillIn, MAX_SERVICES, replaceContent } from './replace-content.ts';

const USAGE = `npm run new post     [-- --title "Quanto custa um site"]
npm run new project  [-- --title "Vale do Iguaçu" --category websites]
npm run new case     [-- --title "Vale do Iguaçu" --category websites]
npm run new job      [-- --title "Pessoa desenvolvedora"]
npm run new service  [-- --title "Consultoria"]
npm run new business [-- --title "Padarias e restaurantes"]
npm run new page     [-- --title "Para startups"]
npm run new person   [-- --name "Ana Lima" --role "Redação"]
npm run new testimonial [-- --name "Joana Prado" --company "Padaria Aurora"]
npm run new proposal [-- --company "Padaria Aurora" --client "Rafael Andrade" --plain]
npm run new company  [-- --name "Capivara Labs" --city "Campinas/SP"
                         --phone "+55 19 99999-9999" --email oi@capivara.com.br
                         --trade "arquitetura de interiores" --services "Websites, Suporte"]

O que falta é perguntado. O endereço de uma proposta termina em sinais sorteados, para ninguém
achar por tentativa; com --plain, não. company troca content/ pelo conteúdo de uma empresa nova.`;

type Answers = Record<string, string>;

interface ContentType {
  /** Required answers: the flag of each, and its question. */
  asks: Record<string, string>;
  /** Optional answers: the flag of each, and its question, which is not asked without a terminal. */
  mayAsk?: Record<string, string>;
  /** The most letters of an answer; without it 80. */
  most?: number;
  /** Why an answer is refused, by its flag; undefined if it is not. */
  checks?: Record<string, (answer: string) => string | undefined>;
  /** Writes the files, and returns the text that the command prints. */
  write(root: string, answers: Answers, isPlain: boolean): string;
}

const STARTERS = 'content/starters';
const WRITE = 'É um rascunho. Escreva no lugar de cada “A escrever:”';
const PUBLISH = 'Para publicar, apague draft: true.';
const WORK = { title: 'Título', category: 'Categoria (um grupo da página do portfólio)' };
const FIRST_SERVICES = ['Consultoria', 'Projeto', 'Acompanhamento'];

const CONTENT_TYPES: Record<string, ContentType> = {
  post: {
    asks: { title: 'Título' },
    most: 70,
    write(root, { title = '' }) {
      const hint = `${WRITE}; npm run dev mostra. ${PUBLISH}`;
      const blog = routeOf(root, ({ template }) => template === 'blog');
      const image = drawingAt(filesIn(root, 'blog').length);
      const filled = {
        title,
        today: today(),
        author: firstAuthor(root),
        image,
      };
      return (
        start(root, 'post.md', `blog/${nameOf(title)}.md`, filled, hint) + menuHint(root, blog)
      );
    },
  },
  project: {
    asks: WORK,
    most: 40,
    write: (root, answers) => startWork(root, 'project.yaml', answers),
  },
  case: { asks: WORK, most: 40, write: (root, answers) => startWork(root, 'case.md', answers) },
  job: {
    asks: { title: 'Cargo' },
    most: 60,
    write(root, { title = '' }) {
      const careers = routeOf(root, hasSection('openings'));
      const hint = `${WRITE}, e confira o último dia; npm run dev mostra${careers && ` em ${careers}`}. ${PUBLISH}`;
      const filled = { title, today: today(), lastDay: daysAfter(today(), 60) };
      return (
        start(root, 'job.yaml', `jobs/${nameOf(title)}.yaml`, filled, hint) +
        menuHint(root, careers)
      );
    },
  },
  service: {
    asks: { title: 'Nome do serviço' },
    most: 40,
    write(root, { title = '' }) {
      const slug = nameOf(title);
      const hint = `${WRITE}; npm run dev mostra em /servicos/${slug}. ${PUBLISH}\nPonha-o também em content/pages/servicos.yaml, inicio.yaml e contato.yaml, e em content/navigation.yaml.`;
      const list = routeOf(root, hasSection('services'));
      const parent = list && `parent: { label: Serviços, href: ${list} }`;
      return start(root, 'service.yaml', `services/${slug}.yaml`, { title, slug, parent }, hint);
    },
  },
  business: {
    asks: { title: 'Ramo, como Padarias e restaurantes' },
    most: 40,
    write(root, { title = '' }) {
      const hint = `${WRITE}; npm run dev mostra em /para/${nameOf(title)}. ${PUBLISH}`;
      const count = filesIn(root, 'businesses').length;
      const filled = { title, position: String(count + 1), image: drawingAt(count) };
      return start(root, 'business.yaml', `businesses/${nameOf(title)}.yaml`, filled, hint);
    },
  },
  page: {
    asks: { title: 'Nome da página' },
    most: 40,
    write(root, { title = '' }) {
      const slug = nameOf(title);
      const hint = `${WRITE}; npm run dev mostra em /${slug}. ${PUBLISH}\nPonha um link em content/navigation.yaml.`;
      return start(root, 'page.yaml', `pages/${slug}.yaml`, { title, slug }, hint);
    },
  },
  person: {
    asks: { name: 'Nome', role: 'O que faz na empresa' },
    most: 60,
    write: (root, answers) =>
      append(root, 'person.yaml', 'people.yaml', answers, () => {
        const team = routeOf(root, hasSection('people'));
        return `Escreva no lugar de “A escrever:”; com image: /uploads/foto.jpg aparece o retrato.${team && ` npm run dev mostra em ${team}.`}`;
      }),
  },
  testimonial: {
    asks: { name: 'Nome de quem falou', company: 'Empresa' },
    most: 60,
    write: (root, answers) =>
      append(root, 'testimonial.yaml', 'testimonials.yaml', answers, (slug) => {
        return `Escreva no lugar de “A escrever:”. Aparece onde uma seção testimonials o citar: show: [${slug}].`;
      }),
  },
  proposal: {
    asks: { client: 'Nome do cliente' },
    mayAsk: { company: 'Empresa do cliente, ou nada se é uma pessoa' },
    write(root, { company = '', client = '' }, isPlain) {
      const party = company || client;
      const name = nameOf(party) + (isPlain ? '' : `-${randomCharacters(16)}`);
      const number = nextNumber(root);
      const hint = `É um rascunho até npm run proposal send: em cada “A escrever:” vai o que o cliente contou; npm run dev mostra.\nEndereço: ${proposalRoute(name)}`;
      const filled = { company, party, called: shorten(party, 50), client, number };
      const written = start(root, 'proposal.md', `proposals/${name}.md`, filled, hint);
      writeFileSync(join(root, LAST_NUMBER), `${number}\n`);
      return written;
    },
  },
  company: {
    asks: { name: 'Nome da empresa', city: 'Cidade e estado, como Campinas/SP' },
    mayAsk: {
      trade: 'O que a empresa faz, em poucas palavras, como arquitetura de interiores (ou nada)',
      phone: 'Telefone ou WhatsApp, como +55 19 99999-9999 (ou nada)',
      email: 'E-mail (ou nada)',
      services: `Serviços, separados por vírgulas, até ${MAX_SERVICES} (ou nada, e começa com ${FIRST_SERVICES.join(', ')})`,
    },
    // Each answer has a length of its own, and the services are a list.
    most: Infinity,
    checks: {
      name: (answer) => tooLong(answer, 40),
      city: (answer) =>
        /[/,-]/.test(answer)
          ? tooLong(answer, 60)
          : `esperados a cidade e o estado, como Campinas/SP; encontrado: "${answer}"`,
      trade: (answer) => refusal(line(40, 'arquitetura de interiores'), answer),
      phone: (answer) => refusal(phoneSchema, answer),
      email: (answer) => refusal(emailSchema, answer),
      services: checkServices,
    },
    write: startCompany,
  },
};

const today = (): string => dayInBrasilia(new Date());

function misuse(text: string): never {
  return fail(`${text}\n\n${USAGE}`, 2);
}

export async function main(words: string[], root: string): Promise<void> {
  const asked = Object.values(CONTENT_TYPES).flatMap(({ asks, mayAsk }) =>
    Object.keys({ ...asks, ...mayAsk }),
  );
  const texts = Object.fromEntries(asked.map((flag) => [flag, { type: 'string' } as const]));
  const command = readCommand(words, USAGE, { ...texts, plain: { type: 'boolean' } });
  const chosen =
    command.words[0] ?? (await ask(`O que criar (${Object.keys(CONTENT_TYPES).join(', ')})`));
  const kind = CONTENT_TYPES[chosen ?? ''];
  const unknown = command.words[kind ? 1 : 0];
  if (unknown !== undefined) misuse(`não há "${unknown}"`);
  if (!kind) return fail(USAGE, 2);
  const answers: Answers = {};
  for (const [flag, question] of Object.entries({ ...kind.asks, ...kind.mayAsk })) {
    const isNeeded = flag in kind.asks;
    const wrongIn = (answer: string): string | undefined =>
      isNeeded && slugOf(answer) === ''
        ? `esperado um texto com letras; encontrado: "${answer}"`
        : (tooLong(answer, kind.most ?? 80) ?? kind.checks?.[flag]?.(answer));
    const answer = await answerTo(flag, question, Reflect.get(command.flags, flag), wrongIn);
    if (answer === undefined && isNeeded) misuse(`falta --${flag} "…"`);
    answers[flag] = answer ?? '';
  }
  console.log(kind.write(root, answers, command.flags.plain ?? false));
}

/** The value of a flag, or an answer typed at the terminal; a wrong answer is asked for again. */
async function answerTo(
  flag: string,
  question: string,
  typed: unknown,
  wrongIn: (answer: string) => string | undefined,
): Promise<string | undefined> {
  if (typeof typed === 'string') {
    const wrong = wrongIn(typed.trim());
    return wrong ? misuse(`--${flag}: ${wrong}`) : typed.trim();
  }
  for (;;) {
    const answer = await ask(question);
    const wrong = answer === undefined ? undefined : wrongIn(answer);
    if (!wrong) return answer;
    console.log(wrong);
  }
}

/** The groups with which a portfolio begins: the services of the company. */
function groupsOf(root: string): Record<string, string> {
  const services = filesIn(root, 'services').map((name) => [
    name.replace(/\.\w+$/, ''),
    dataOf<{ name: string }>(root, `services/${name}`).name ?? name,
  ]);
  return services.length > 0 ? Object.fromEntries(services) : { trabalhos: 'Trabalhos' };
}

/** A project, or one with a page of its own. */
function startWork(root: string, starter: string, { title = '', category = '' }: Answers): string {
  const hint = `${WRITE}; npm run dev mostra no fim da categoria. ${PUBLISH}`;
  const group = slugOf(category);
  const added = addPortfolioPage(root, group);
  const image = drawingAt(filesIn(root, 'portfolio').length);
  const filled = { title, category: group, position: String(nextPosition(root, group)), image };
  const file = `portfolio/${nameOf(title)}.${starter.split('.')[1]}`;
  return start(root, starter, file, filled, hint) + added;
}

/** Writes the page of the portfolio if there is none; refuses a category that is not a group of that page. */
function addPortfolioPage(root: string, group: string): string {
  const found = pagesIn(root).find(({ data }) => data.template === 'portfolio');
  const page = `content/pages/${found?.name ?? 'portfolio.yaml'}`;
  const groups = found?.data.groups ?? groupsOf(root);
  const names = Object.keys(groups);
  if (!names.includes(group)) {
    const where = found ? `um dos grupos de ${page}` : 'um dos grupos com que o portfólio começa';
    misuse(`--category: esperado ${where}: ${names.join(', ')}; encontrado: ${group}`);
  }
  if (found) return '';
  writeFileSync(join(root, page), fillIn(read(root, `${STARTERS}/portfolio.yaml`), { groups }));
  return `\n${page}\nÉ a página do portfólio: ponha um link para ela em content/navigation.yaml.`;
}

/** The name of a file and of its address. It leaves room for the 17 characters that a proposal adds: 80 in all. */
function nameOf(title: string): string {
  return shorten(slugOf(title), 63);
}

/** Writes a file from a starter with its marks filled in; never replaces an existing file. */
function start(
  root: string,
  starter: string,
  place: string,
  filled: Answers,
  hint: string,
): string {
  const file = `content/${place}`;
  if (existsSync(join(root, file))) {
    const other =
      starter === 'proposal.md'
        ? 'tire --plain, ou mude o nome do arquivo'
        : 'escolha outro título';
    fail(`${file} já existe: ${other}`);
  }
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const text = fillIn(read(root, `${STARTERS}/${starter}`), filled);
  // A person has no company.
  writeFileSync(join(root, file), text.replace(/^ +company: ""\n/m, ''));
  return `${file}\n${hint}`;
}

/** Adds an entry at the end of a list; refuses an id that the list has already. */
function append(
  root: string,
  starter: string,
  place: string,
  answers: Answers,
  hintOf: (slug: string) => string,
): string {
  const file = `content/${place}`;
  const text = existsSync(join(root, file)) ? read(root, file) : '';
  const slug = nameOf(answers.name ?? '');
  const listed = parseDocument(text).toJS() ?? [];
  if (listed.some(({ id }: { id?: string }) => id === slug)) fail(`${file} já tem ${slug}`);
  const [, indent = ''] = /^( *)- /m.exec(text) ?? [];
  const plain = fillIn(read(root, `${STARTERS}/${starter}`), { ...answers, slug });
  const entry = plain.replace(/^(?=.)/gm, indent);
  const before = text.replace(/^\[ *\]$/m, '').trimEnd();
  writeFileSync(
    join(root, file),
    `${before && `${before}\n`}${before ? entry : entry.trimStart()}`,
  );
  return `${file}\n${hintOf(slug)}`;
}

/** The hint to link a page that the menu leaves out as long as it is empty; nothing if the menu links it. */
function menuHint(root: string, route: string): string {
  const { header = [] } = parse(read(root, 'content/navigation.yaml')) ?? {};
  return !route || header.some(({ href }: { href?: string }) => href === route)
    ? ''
    : `\nO menu ainda não leva a ${route}: ponha um link em content/navigation.yaml.`;
}

interface PageData {
  route?: string;
  template?: string;
  groups?: object;
  sections?: { type?: string }[];
}

const hasSection =
  (type: string) =>
  ({ sections = [] }: PageData): boolean =>
    sections.some((section) => section.type === type);

/** The address of the first page that `isIt`; empty if there is none. */
function routeOf(root: string, isIt: (page: PageData) => boolean): string {
  return pagesIn(root).find(({ data }) => isIt(data))?.data.route ?? '';
}

function pagesIn(root: string): { name: string; data: PageData }[] {
  return filesIn(root, 'pages').map((name) => ({
    name,
    data: dataOf<PageData>(root, `pages/${name}`),
  }));
}

/** The data of a file of content/; nothing if it cannot be read, which the next build tells. */
function dataOf<Data extends object>(root: string, file: string): Partial<Data> {
  const source = parseSource(`content/${file}`, read(root, `content/${file}`));
  return source instanceof Source ? Object(source.data) : {};
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function filesIn(root: string, folder: string): string[] {
  const path = join(root, 'content', folder);
  return existsSync(path) ? readdirSync(path).filter((name) => /\.(?:md|yaml)$/.test(name)) : [];
}

function firstAuthor(root: string): string {
  const isThere = existsSync(join(root, 'content/people.yaml'));
  const people = isThere ? dataOf<{ id?: string }[]>(root, 'people.yaml') : [];
  const [first] = Object.values(people) as { id?: string }[];
  return first?.id ?? 'A escrever: o nome de quem escreve';
}

function nextPosition(root: string, category: string): number {
  const projects = filesIn(root, 'portfolio').map((name) =>
    dataOf<{ category: string; position: number }>(root, `portfolio/${name}`),
  );
  const same = projects.filter((project) => project.category === category);
  return Math.max(0, ...same.map(({ position }) => Number(position) || 0)) + 1;
}

const LAST_NUMBER = 'content/proposals/last-number';

function tooLong(answer: string, most: number): string | undefined {
  return answer.length > most
    ? `esperadas até ${most} letras; encontradas: ${answer.length}`
    : undefined;
}

/** The answer as a build takes it: a number may be typed as people write it. */
function normalized(schema: z.ZodMiniType, answer: string): string {
  return schema.safeParse(answer).success ? answer : (metaOf(schema)?.repair?.(answer) ?? answer);
}

/** Why a build would refuse an answer, before anything is replaced. */
function refusal(schema: z.ZodMiniType, answer: string): string | undefined {
  if (answer === '' || schema.safeParse(normalized(schema, answer)).success) return undefined;
  const { description = '', advise, example = '' } = metaOf(schema) ?? {};
  const better = advise?.(answer) ?? `escreva como em "${example}"`;
  return `${expectedFound(description, `"${answer}"`)}; ${better}`;
}

/** The trade of a company within a sentence; acronyms such as `TI` keep their letters. */
function tradeIn(answer: string): string {
  const plain = answer.trim().replace(/\.$/, '') || 'serviços';
  return /^\p{Lu}\p{Ll}/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
}

/** The names in a list with commas; of two that give one address the first. */
function servicesIn(answer: string): string[] {
  const names = answer.split(',').map((one) => one.trim());
  const slugs = names.map(slugOf);
  return names.filter((one, index) => slugOf(one) && slugs.indexOf(slugOf(one)) === index);
}

function checkServices(answer: string): string | undefined {
  const names = servicesIn(answer);
  if (names.length > MAX_SERVICES)
    return `esperados até ${MAX_SERVICES}; encontrados: ${names.length}; os outros entram depois, com npm run new service`;
  const isWrong = (one: string) => /[{}]|^[^\p{L}]*$/u.test(one) || slugOf(one) === 'outro';
  const wrong = names.find(isWrong);
  return wrong === undefined
    ? names.map((one) => refusal(line(40, 'Consultoria'), one)).find(Boolean)
    : `esperado: o nome de um serviço, com letras, sem chaves, e outro que não Outro; encontrado: "${wrong}"`;
}

function startCompany(
  root: string,
  { name = '', city = '', trade = '', phone = '', email = '', services: written = '' }: Answers,
): string {
  const services = servicesIn(written);
  const site = parse(read(root, 'content/site.yaml'));
  if (site.brand !== SAMPLE.brand) fail(`content/ já é de ${site.brand}: edite content/site.yaml`);
  let changes = '';
  try {
    const words = ['status', '--porcelain', '--ignored', '--', 'content', 'public'];
    changes = execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  } catch {
    fail('Esta pasta não está no git: sem ele, o conteúdo de exemplo não voltaria.');
  }
  if (changes !== '')
    fail(
      `Há mudanças que o git não guarda, e não voltariam; faça um commit antes, ou tire do .gitignore o que tem !!:\n${changes.trimEnd()}`,
    );
  replaceContent(root, {
    name,
    city,
    trade: tradeIn(trade),
    phone: normalized(phoneSchema, phone) || '+55 11 90000-0000',
    email: normalized(emailSchema, email) || `contato@${slugOf(name)}.example`,
    services: services.length > 0 ? services : FIRST_SERVICES,
  });
  return `content/ agora é de ${name}: npm run dev mostra. O que só a empresa sabe, nesta ordem:
  1. content/site.yaml: razão social, CNPJ, endereço, horário, Pix, e para onde vão os formulários
  2. content/pages/inicio.yaml e servicos.yaml: a frase do alto, e o que cada serviço resolve
  3. content/services/: para quem é cada um, e o que está incluído
  4. content/pages/sobre.yaml e content/people.yaml (npm run new person): quem é a empresa
  5. content/pages/politica-privacidade.md e termos-uso.md, com o advogado
npm run build -- --strict nomeia cada lugar; docs/deixe-com-a-sua-cara.md diz o resto.`;
}
