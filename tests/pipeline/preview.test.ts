// A site that only its house is to see: search engines are kept out of every page, and nothing else differs.

import { expect, test } from 'vitest';
import { headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { buildSite } from '../support/build-site.ts';
import { metaOf, tagsOf } from '../support/html.ts';
import { article } from '../support/tiny-site.ts';

const tree = { 'content/blog/rascunho.md': article('Rascunho guardado', { draft: 'true' }) };

test('a preview keeps search engines out of every page, shows no draft unasked, and lists none in robots.txt', async () => {
  const site = await buildSite(tree, { preview: true, hosts: ['netlify'] });
  const { answers } = site.report;
  if (!answers) throw new Error('nothing was published');
  const rules = headerRules(answers);
  expect(answers.pages.map(({ route }) => route).sort()).toEqual([
    '/',
    '/404',
    '/blog',
    '/blog/ola',
  ]);
  for (const { route } of answers.pages) {
    const html = site.read(route === '/' ? 'index.html' : `${route.slice(1)}.html`);
    expect(metaOf(tagsOf(html), 'robots'), route).toBe('noindex, nofollow');
    // What reads robots.txt in a page's name has no business here.
    expect(html, route).not.toContain("connect-src 'self'");
    expect(headersAt(rules, route)['X-Robots-Tag'], route).toBe('noindex');
  }
  expect(site.read('_headers').match(/X-Robots-Tag: noindex/g)).toHaveLength(4);
  const robots = site.read('robots.txt').split('\n').slice(1);
  expect(robots).toEqual(['User-agent: *', 'Disallow: /', '']);

  const published = await site.rebuild({}, { preview: false, hosts: [] });
  expect(metaOf(tagsOf(published.read('blog/ola.html')), 'robots')).toBeUndefined();
  expect(published.read('robots.txt')).toContain('Allow: /\n\nSitemap: https://www.pinha.test/');
  expect(published.report.answers?.pages.filter(({ indexed }) => indexed)).toHaveLength(3);
});
