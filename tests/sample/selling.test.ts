// What sells is where it sells: works, the guarantee, monthly costs and doors; and figures agree with what they were counted at.

import { beforeAll, expect, test } from 'vitest';
import { formatMoney } from '../../domain/money.ts';
import { contentOf, recordsOf } from '../support/content.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';

interface Row {
  what: string;
  before: string;
  after: string;
}

interface Priced {
  priceCents: number;
}

const guarantee = contentOf('guarantee.yaml');
const services = [...recordsOf('services').values()];
const doors = [...recordsOf('businesses')];
const cases = [...recordsOf('portfolio')].filter(([, { case: told }]) => told);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

let site: RealSite;
beforeAll(async () => {
  site = await buildRealSite();
});

const textAt = (route: string): string => plain(visibleText(mainOf(site.page(route).html)));

test('the guarantee stands in the first screens of home, services and doors, word for word', () => {
  const { points } = guarantee;
  const home = textAt('/');
  for (const { short, title, text } of points) {
    expect(home.indexOf(plain(short))).toBeLessThan(500);
    expect(home.indexOf(plain(short))).toBeGreaterThan(0);
    for (const route of ['/', '/servicos', '/servicos/websites', `/para/${doors[0]?.[0]}`])
      expect(textAt(route)).toContain(`${plain(title)} ${plain(text)}`);
  }
  for (const { route, packages } of services) {
    const isMonthly = packages.some(({ period }: { period?: string }) => period);
    expect(textAt(route).includes(plain(points[0].title)), route).toBe(!isMonthly);
  }
});

test('the terms promise what the guarantee says', () => {
  const terms = textAt('/termos-uso');
  const said = plain(guarantee.points.map(({ text }: { text: string }) => text).join(' '));
  const figures = said.match(/\d+(?:% ao mês|%| dias)/g) ?? [];
  expect(figures).toEqual(expect.arrayContaining(['2%', '1% ao mês', '90 dias']));
  const late = /desconto de 2% sobre o valor dela, mais 1% ao mês, proporcional aos dias/;
  expect(terms).toMatch(late);
  expect(terms).toContain('Por 90 dias a partir da entrega, a gente corrige sem custo');
  expect(terms).toMatch(/última parcela[^.]*aprova/);
});

test('three works stand on the home page, and two or three on each service', () => {
  expect(contentOf('pages/inicio.yaml').works.show).toHaveLength(3);
  for (const { route, works } of [contentOf('pages/inicio.yaml'), ...services]) {
    expect(works.show.length, route).toBeGreaterThanOrEqual(2);
    const titles = works.show.map((name: string) => recordsOf('portfolio').get(name)?.title);
    const text = textAt(route);
    expect(
      titles.filter((title: string) => !text.includes(plain(title))),
      route,
    ).toEqual([]);
  }
});

test('each service says what it costs a month, and what its upkeep does', () => {
  for (const { route, monthly, upkeepCents } of services) {
    expect(monthly.rows.length, route).toBeGreaterThanOrEqual(2);
    const text = textAt(route);
    if (upkeepCents !== undefined)
      expect(text).toContain(`${plain(formatMoney(upkeepCents))} por mês`);
  }
  const upkeeps = services.flatMap(({ upkeepCents }) => upkeepCents ?? []);
  expect(upkeeps).toHaveLength(5);
});

test('what n8n comes to a month is what its plan and its server cost', () => {
  const { monthly, packages } = services.find(({ route }) => route === '/n8n') ?? {};
  const reais = (text: string) =>
    [...text.matchAll(/R\$\s(\d+)/g)].map(([, number]) => Number(number));
  const [, server] = monthly.rows;
  const plan = packages[0].priceCents / 100;
  expect(reais(monthly.sum.price)).toEqual(reais(server.price).map((price) => price + plan));
});

test('six works have a page, with how their figures were counted', () => {
  expect(cases).toHaveLength(6);
  for (const [name, { case: told, title, result }] of cases) {
    const text = textAt(`/portfolio/${name}`);
    expect(text).toContain(plain(told.measured));
    for (const { what, before, after } of told.change as Row[])
      expect(text).toContain(plain(`${what} ${before} ${after}`));
    expect(textAt('/portfolio')).toContain(plain(title));
    expect(textAt('/portfolio')).toContain(plain(result));
    expect(site.page('/portfolio').html).toContain(`href="/portfolio/${name}"`);
  }
});

test('a claim that names a work says what its page counts', () => {
  const claims = Object.values(contentOf('claims.yaml')).flatMap((group) =>
    Object.values(group as Record<string, { value: string; project?: string }>),
  );
  const counted = claims.filter(({ project }) => project);
  expect(counted).toHaveLength(3);
  for (const { value, project = '' } of counted) {
    const rows: Row[] = recordsOf('portfolio').get(project)?.case.change;
    const figures = rows.map(({ before, after }) => [before, after].map((one) => parseFloat(one)));
    const changes = figures.flatMap(([before = Number.NaN, after = Number.NaN]) => [
      `${Math.round(((after - before) / before) * 100)}%`,
      `${Math.round(((before - after) / before) * 100)}%`,
      `${after / before}×`,
    ]);
    expect(changes, project).toContain(value);
  }
});

test('six doors are open, with prices of the library, and home and services lead to each', () => {
  expect(doors).toHaveLength(6);
  const library = contentOf('proposals/library/items.yaml');
  for (const [name, { offers }] of doors) {
    const text = textAt(`/para/${name}`);
    const shown = offers.items.map(({ from, ...own }: { from?: string }) => ({
      ...library[from ?? ''],
      ...own,
    }));
    for (const { title, priceCents, unitPriceCents } of shown) {
      expect(text).toContain(plain(title));
      const price = priceCents ?? unitPriceCents;
      if (price) expect(text).toContain(plain(formatMoney(price)));
    }
    expect(offers.items.filter(({ from }: { from?: string }) => from).length).toBeGreaterThan(0);
    for (const route of ['/', '/servicos'])
      expect(site.page(route).html).toContain(`href="/para/${name}"`);
  }
});

test('no price of the house is typed by hand in what visitors read', () => {
  expect(site.notices.length).toBeGreaterThan(0);
  const typed = site.notices.filter((notice) => /types what has a name/.test(notice));
  expect(typed.filter((notice) => !notice.startsWith('content/proposals/'))).toEqual([]);
});

test('each service of the list says beside its name what its own page begins at', () => {
  const { blocks } = contentOf('pages/servicos.yaml');
  const text = textAt('/servicos');
  expect(blocks.length).toBeGreaterThan(2);
  for (const { title, href } of blocks) {
    const { packages } = services.find(({ route }) => route === href) ?? {};
    const least = formatMoney(Math.min(...packages.map((pack: Priced) => pack.priceCents)));
    expect(text).toContain(`${title} A partir de ${plain(least)}`);
  }
});

test('the branch that the house is named for lies on its page, and on no other', () => {
  const hasBranch = ({ html }: { html: string }): boolean => html.includes('/assets/galho.');
  expect(site.pages.filter(hasBranch).map(({ route }) => route)).toEqual(['/sobre']);
});
