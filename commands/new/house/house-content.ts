// The content that a new house starts from: its records, its pages, and what of the sample goes.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Document,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { fill } from '../../../domain/text/fill.ts';
import type { Answers } from '../../../pipeline/kinds/starter.ts';
import { ROOT } from '../../root.ts';
import { type OfferedService, servicesIn } from './house-questions.ts';

const STARTERS = join(ROOT, 'commands/new/starters/house');
/** What the sample shows of its own: works, openings, articles, proposals and what these are made from. */
const EMPTIED = ['portfolio', 'jobs', 'blog', 'services', 'proposals', 'proposals/library'];
/** Only where the house has one. */
const BLOG = 'blog.yaml';
const TONES = ['ink', 'light', 'soft', 'deep'];

type Values = Readonly<Record<string, unknown>>;

export function writeHouse(root: string, answers: Answers, year: string): void {
  const offered = servicesIn(answers.services ?? '');
  const hasBlog = answers.blog === 'sim';
  for (const folder of EMPTIED) emptyFolder(join(root, 'content', folder));
  rmSync(join(root, 'content/pages/carreiras.yaml'), { force: true });
  if (!hasBlog) rmSync(join(root, 'content/pages', BLOG), { force: true });
  writeRecords(root, answers, year);
  writeTheme(root, answers);
  writePages(root, offered, hasBlog);
  writeNavigation(root, offered, hasBlog);
}

/** Its files; what was sent to clients stays. */
function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('.')) rmSync(join(folder, entry.name));
}

function writeRecords(root: string, answers: Answers, year: string): void {
  const { brand = '', wordmark, legalName = '', cnpj, city = '', email, phone, url } = answers;
  const foundedYear = Number(answers.foundedYear);
  const since = `${foundedYear}-${year}`;
  edit(root, 'site.yaml', {
    ...{ brand, wordmark, legalName, cnpj, city, email, phone, url, foundedYear },
    description: '{brand}: software sob medida em {city}.',
    copyrightYears: foundedYear < Number(year) ? since : year,
    address: `Rua de Exemplo, 100, ${city}`,
    ...{ social: [], bookingLink: null },
    'pix.name': withoutAccents(legalName).slice(0, 25).trim(),
    'pix.city': withoutAccents(city.split('/')[0] ?? '')
      .slice(0, 15)
      .trim(),
    'shareImage.line': 'Software sob medida',
    'shareImage.alt': 'Marca da {brand} e a frase “Software sob medida”.',
  });
  rmSync(join(root, 'content/people.yaml'), { force: true });
  const said = join(root, 'content/testimonials.yaml');
  writeFileSync(said, `${/^(?:#.*\n)*/.exec(readFileSync(said, 'utf8'))?.[0]}\n[]\n`);
  const claims = parseDocument(readFileSync(join(root, 'content/claims.yaml'), 'utf8')).toJS();
  edit(root, 'claims.yaml', Object.fromEntries(Object.keys(claims).map((page) => [page, {}])));
}

/** Two letters in a tile stand for a mark until there is one; colours that were computed from others go. */
function writeTheme(root: string, { accent, motif, brand = '' }: Answers): void {
  if (!existsSync(join(root, 'content/theme.yaml'))) return;
  const letters = (brand.match(/\b\p{L}/gu) ?? []).slice(0, 2).join('').toUpperCase();
  const none = { hero: 'none', frieze: 'none', process: 'none', closing: 'none' };
  edit(root, 'theme.yaml', {
    'colours.accent': accent,
    'colours.third': undefined,
    mark: { letters },
    ...(motif === 'none' ? { places: none } : { motif }),
  });
}

function writePages(root: string, offered: readonly OfferedService[], hasBlog: boolean): void {
  for (const name of readdirSync(STARTERS)) {
    if (name === 'service.yaml' || (name === BLOG && !hasBlog)) continue;
    writeFileSync(join(root, 'content/pages', name), starter(name));
  }
  const shown = offered.map(({ name, slug, art }, index) => ({
    ...{ title: name, href: `/servicos/${slug}`, tone: TONES[index % TONES.length] },
    ...(art && { art }),
  }));
  edit(root, 'pages/inicio.yaml', {
    'services.cards': shown.map((card) => ({
      ...card,
      text: 'O que está incluído, como o trabalho anda e como pedir um orçamento.',
    })),
  });
  edit(root, 'pages/servicos.yaml', {
    blocks: shown.map(({ href, ...block }) => ({
      ...{
        ...block,
        href,
        description: 'O escopo sai da nossa conversa e vai por escrito na proposta.',
      },
      features: ['Escopo por escrito', 'Entregas que você testa', 'Você fala com quem faz'],
      button: { label: 'Pedir orçamento', message: `Olá! Quero um orçamento: ${block.title}.` },
      more: { label: 'Ver como funciona', href },
    })),
  });
  const options = Object.fromEntries(offered.map(({ name, slug }) => [slug, name]));
  edit(root, 'pages/contato.yaml', {
    'form.service.options': { ...options, outro: 'Outro assunto' },
  });
  if (hasBlog)
    edit(root, 'pages/obrigado-contato.yaml', { blog: { label: 'Ler o blog', href: '/blog' } });
  for (const { name, slug } of offered) {
    const title = JSON.stringify(name).slice(1, -1);
    const text = fill(starter('service.yaml'), { title, route: `/servicos/${slug}` });
    writeFileSync(join(root, `content/services/${slug}.yaml`), text);
  }
}

function writeNavigation(root: string, offered: readonly OfferedService[], hasBlog: boolean): void {
  const main = [
    { label: 'Serviços', href: '/servicos' },
    { label: 'Portfólio', href: '/portfolio' },
    { label: 'Sobre', href: '/sobre' },
    ...(hasBlog ? [{ label: 'Blog', href: '/blog' }] : []),
    { label: 'Contato', href: '/contato' },
  ];
  const services = offered.map(({ name, slug }) => ({ label: name, href: `/servicos/${slug}` }));
  edit(root, 'navigation.yaml', {
    header: [{ label: 'Início', href: '/' }, ...main],
    footer: [
      { title: 'Serviços', links: services },
      { title: 'A casa', links: main.slice(1) },
    ],
  });
}

/** Sets values by their paths, undefined takes one away; comments, and keys that nobody sets, stay as they are. */
function edit(root: string, file: string, values: Values): void {
  const path = join(root, 'content', file);
  const text = readFileSync(path, 'utf8');
  const document = parseDocument(text);
  const before = parseDocument(text).contents;
  for (const [key, value] of Object.entries(values)) setIn(document, key.split('.'), value);
  const set = new Set(Object.keys(values).map((key) => key.split('.')[0]));
  let [written, end] = ['', 0];
  for (const { key, value } of (isMap(before) ? before.items : []) as Pair<Node, Node | null>[]) {
    const name = String(key);
    if (!set.delete(name)) continue;
    const last = value?.range?.[1] ?? key.range?.[1] ?? end;
    written += text.slice(end, key.range?.[0]) + yamlOf(document, name);
    end = last - (text[last - 1] === '\n' ? 1 : 0);
  }
  const added = [...set].map((name) => `\n${yamlOf(document, name ?? '')}\n`).join('');
  writeFileSync(path, written + text.slice(end) + added);
}

/** One key of a file with its value. */
function yamlOf(document: Document, name: string): string {
  const node = document.get(name, true);
  if (node === undefined) return '';
  const one = new Document();
  one.set(name, node);
  return one.toString({ lineWidth: 0 }).trimEnd();
}

function setIn(document: Document, path: readonly string[], value: unknown): void {
  if (value === undefined) {
    if (document.hasIn(path)) document.deleteIn(path);
    return;
  }
  const node = document.createNode(value) as Node;
  visit(node, {
    Map(_, map) {
      map.flow = isShort(map);
    },
  });
  document.setIn(path, typeof value === 'object' ? node : value);
}

/** A label with its address stands in one line. */
function isShort(map: YAMLMap): boolean {
  const values = map.items.map(({ value }) => (isScalar(value) ? String(value.value) : undefined));
  return values.every((text) => text !== undefined) && values.join('').length < 70;
}

function starter(name: string): string {
  return readFileSync(join(STARTERS, name), 'utf8');
}

/** What a PIX code takes. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[^ -~]/g, '');
}
