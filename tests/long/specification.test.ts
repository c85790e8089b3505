// The sample against its specification: the pages, prices, limits, labels and messages that it asks for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Page, PageElement } from '../support/page.ts';
import { rows } from '../support/rows.ts';
import { isSample } from '../support/sample.ts';
import { contentOf, entriesOf, pageAt as page, pages } from '../support/site.ts';

const JOBS = ['/carreiras/desenvolvedor', '/carreiras/qa'];
const ROUTES = [
  ...['/', '/servicos', '/servicos/websites', '/servicos/mobile', '/servicos/sistemas'],
  ...['/servicos/ecommerce', '/servicos/automacao-ia', '/evolution-api', '/n8n', '/portfolio'],
  ...['/sobre', '/contato', '/carreiras', ...JOBS, '/agendamento', '/blog'],
  ...['/blog/porque-contratar-software-house', '/blog/o-que-e-software-house'],
  ...['/blog/wordpress-vs-codigo-personalizado', '/blog/automacao-processos-integracoes'],
  ...['/blog/software-sob-medida-vs-solucoes-prontas', '/politica-privacidade', '/termos-uso'],
  ...['/proposta', '/obrigado'],
  // Pages that the law requires, or that forms need without scripts.
  ...['/acessibilidade', '/obrigado-contato', '/404'],
];

const presets: Record<string, string> = contentOf('presets.yaml');

const missing = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => !text.includes(word));
const leads = (links: readonly PageElement[]) =>
  links.map(({ attributes }) => attributes.href ?? '');

/** The labels of links to the chat, with the text that each would send. */
const chatButtons = (of: { all: Page['all'] }, part = ''): [label: string, text: string][] =>
  of
    .all(`${part} a[href^="https://wa.me/"]`.trim())
    .map(({ text, attributes: { href = '' } }) => [
      text.replace(' (abre em nova aba)', ''),
      new URL(href).searchParams.get('text') ?? '',
    ]);

const text = readFileSync(join(import.meta.dirname, 'specification.txt'), 'utf8').replace(
  /^#.*\n/gm,
  '',
);
const names = [...text.matchAll(/^(\{\w+\}) = (.*)$/gm)];
/** The text with names in braces replaced by their words. */
const whole = names
  .toReversed()
  .reduce((all, [, name = '', words = '']) => all.replaceAll(name, words), text);
const PAGES = whole
  .split(/\n(?=\/)/)
  .slice(1)
  .map((entry) => entry.replace(/^[-*] .*\n?/gm, '').trim());
/** For each package its route, the beginning of its text, and further contents. */
const PACKAGES = tableOf('-');
/** For each form its route, its id, and its fields. */
const FIELDS = tableOf('*');

function tableOf(mark: string): string[][] {
  const lines = whole.split('\n').filter((line) => line.startsWith(`${mark} `));
  return rows(lines.map((line) => line.slice(2)).join('\n'));
}

describe.runIf(isSample('The specification of the sample'))('the sample', () => {
  test('has every page of the specification', () => {
    expect(ROUTES.filter((route) => !pages.some((one) => one.route === route))).toEqual([]);
  });

  test('has the links of the header and the footer, which standalone pages do not have', () => {
    const alone = pages.filter(({ route }) => /^\/(?:proposta|obrigado$)/.test(route));
    for (const one of alone) expect(one.all('footer a[href="/termos-uso"]')).toEqual([]);
    const header = leads(page('/sobre').all('header a'));
    expect(header).toEqual(
      expect.arrayContaining(['/', '/servicos', '/portfolio', '/sobre', '/blog', '/contato']),
    );
    const buttons = chatButtons(page('/sobre'), 'header').map((button) => button.join(': '));
    expect(new Set(buttons)).toEqual(new Set([`Solicitar Orçamento: ${presets.GENERAL}`]));
    const footer = page('/sobre').one('body > footer');
    const links = leads(footer.all('a'));
    const wanted = [
      ...['/servicos/websites', '/servicos/sistemas', '/servicos/mobile', '/servicos/ecommerce'],
      ...['/evolution-api', '/n8n', '/servicos/automacao-ia', '/sobre', '/blog', '/portfolio'],
      ...['/contato', '/carreiras', '/politica-privacidade', '/termos-uso'],
    ];
    expect(links.filter((href) => wanted.includes(href)).toSorted()).toEqual(wanted.toSorted());
    expect(links).toContain('mailto:contato@grimpa.example');
    expect(links).toContain('tel:+5541900000000');
    expect(links.filter((href) => /instagram|linkedin|youtube/.test(href))).toHaveLength(3);
    const words = ['contato@grimpa.example', '+55 41 90000-0000', 'Curitiba/PR', '2015-2025'];
    expect(missing(footer.text, words)).toEqual([]);
  });

  test.each(PAGES.map((entry) => entry.split('\n')))(
    '%s has the words and the links of the specification',
    (head = '', ...lines) => {
      const [route = '', ...links] = head.split(' ');
      const words = lines.flatMap((line) => line.trim().split('; '));
      expect(missing(page(route).text.replaceAll(/D(?=ias? \d)/g, 'd'), words)).toEqual([]);
      expect(leads(page(route).all('main a'))).toEqual(expect.arrayContaining(links));
    },
  );

  test('links from its home page to four services, each with its lowest price', () => {
    const prices = {
      websites: '2.999',
      sistemas: '8.999',
      mobile: '15.999',
      'automacao-ia': '4.999',
    };
    for (const [name, price] of Object.entries(prices)) {
      const [card] = page('/').all(`main li:has(a[href="/servicos/${name}"])`);
      expect(card?.text, name).toContain(`A partir de R$ ${price}`);
      const packages = page(`/servicos/${name}`).all('main li:has(a[href^="https://wa.me/"])');
      const all = packages.map(({ text }) => /R\$ ([\d.]+)/.exec(text)?.[1]?.replace('.', ''));
      expect(Math.min(...all.map(Number)), name).toBe(Number(price.replace('.', '')));
    }
    expect(page('/').all('main figure:has([aria-label="5 de 5 estrelas"])')).toHaveLength(6);
  });

  test.each(PACKAGES)('has on %s the package "%s"', (route = '', beginning = '', ...words) => {
    const found = page(route)
      .all('main li')
      .find(({ text }) => text.startsWith(`${beginning} `));
    expect(missing(found?.text ?? '', [beginning, ...words])).toEqual([]);
    expect(/Mais popular|Mais Vendido/.exec(found?.text ?? '')).toEqual(
      /Mais popular|Mais Vendido/.exec(beginning) && expect.anything(),
    );
  });

  const said = (buttons: [string, string][]) => new Set(buttons.map(([, text]) => text));

  test.each([
    ['/servicos/websites', 'de sites', ['WEBSITE', 'FREE_QUOTE']],
    ['/servicos/mobile', 'de aplicativos', ['MOBILE']],
    ['/servicos/sistemas', 'de sistemas web', ['SYSTEM']],
    ['/servicos/ecommerce', 'de lojas virtuais', ['ECOMMERCE']],
    ['/servicos/automacao-ia', 'de automação com IA', undefined],
  ])('has on %s a chat button for each package, to ask for a quote %s', (route, what, others) => {
    const buttons = chatButtons(page(route), 'main');
    const own = buttons.filter(([label]) => label.startsWith('Escolher '));
    const names = own.map(([label]) => label.replace('Escolher ', ''));
    expect(names).toHaveLength(PACKAGES.filter(([of]) => of === route).length);
    expect(own.map(([, text]) => text)).toEqual(
      names.map((name) => `Olá! Quero um orçamento do pacote ${name} ${what}.`),
    );
    const rest = buttons.filter((button) => !own.includes(button));
    if (others) expect(said(rest)).toEqual(new Set(others.map((name) => presets[name])));
  });

  test('has eight messages, each of which asks for a quote', () => {
    expect(Object.keys(presets)).toEqual([
      ...['GENERAL', 'WEBSITE', 'MOBILE', 'SYSTEM', 'ECOMMERCE', 'PORTFOLIO', 'FREE_QUOTE', 'N8N'],
    ]);
    for (const text of Object.values(presets)) expect(text).toContain('orçamento');
    expect(said(chatButtons(page('/n8n'), 'main'))).toEqual(new Set([presets.N8N]));
    expect(said(chatButtons(page('/portfolio'), 'main'))).toContain(presets.PORTFOLIO);
    expect(chatButtons(page('/'), 'main')).toEqual([
      ['Iniciar Projeto', presets.GENERAL],
      ['Começar Projeto', presets.GENERAL],
      ['Conversar', presets.FREE_QUOTE],
    ]);
  });

  test.each([
    ['websites', 11],
    ['sistemas', 5],
    ['landing-pages', 6],
  ])('shows in %s its %i projects, with links to its site and a chat', (category, count) => {
    const cards = page('/portfolio').all(`#${category} article`);
    const projects = entriesOf('portfolio').filter(({ data }) => data.category === category);
    expect([cards.length, projects.length]).toEqual([count, count]);
    for (const { data } of projects) {
      const [card] = cards.filter((one) => one.all('h3')[0]?.text === data.title);
      expect(data.features, data.title).toHaveLength(6);
      const visits = card?.all('a[target="_blank"]').filter(({ text }) => /^Ver Site/.test(text));
      expect(leads(visits ?? []), data.title).toEqual(data.liveUrl ? [data.liveUrl] : []);
      const similar = card && chatButtons(card).filter(([label]) => /^Projeto Similar/.test(label));
      expect(similar?.map(([, text]) => text)).toEqual([expect.stringContaining(data.title)]);
    }
  });

  test.each(FIELDS)('has on %s in the form %s the fields %s', (route = '', form, ...fields) => {
    const controls = page(route).all(`#${form} :is(input, select, textarea)`);
    const visible = controls.filter(
      ({ attributes: { type, name } }) => type !== 'hidden' && !name?.startsWith('_'),
    );
    const found = visible.map(({ name, attributes }) => {
      const kind = name === 'input' ? (attributes.type ?? 'text') : name;
      return `${attributes.name}: ${kind}${'required' in attributes ? ', required' : ''}`;
    });
    expect([...new Set(found)]).toEqual(fields);
  });

  test('has five articles of 5 to 10 minutes in four categories', () => {
    const posts = entriesOf('blog').map(({ data }) => data);
    expect(posts).toHaveLength(5);
    expect(posts.filter(({ readMinutes }) => readMinutes < 5 || readMinutes > 10)).toEqual([]);
    const categories = new Set(posts.map(({ category }) => category));
    expect(categories).toEqual(new Set(['Automação', 'Estratégia', 'Tecnologia', 'Conceitos']));
  });

  test('promises everywhere a reply in two hours', () => {
    const promises = pages.flatMap(
      ({ text }) => text.match(/[^.]*até \d+ horas?\b(?! de )[^.]*/g) ?? [],
    );
    expect(promises.length).toBeGreaterThan(10);
    expect(promises.filter((promise) => !promise.includes('até 2 horas'))).toEqual([]);
  });

  test('has pages that arrive with the first window of a connection', () => {
    const posts = pages.filter(({ route }) => route.startsWith('/blog/'));
    const longest = posts.toSorted((a, b) => b.text.length - a.text.length)[0]?.route;
    const heavy = pages.flatMap(({ route, html }) => {
      const isProposal = route.startsWith('/proposta');
      const limit = isProposal ? 15_500 : route === longest ? 14_700 : 14_370;
      const { length } = brotliCompressSync(html);
      return length > limit ? [`${route} weighs ${length}`] : [];
    });
    expect(heavy).toEqual([]);
  });
});
