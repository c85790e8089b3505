// What each page's Content-Security-Policy lets in.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { tagsOf } from '../support/html.ts';
import { post, proposal } from '../support/tiny-site.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policyOf(html: string): string[] {
  const meta = tagsOf(html).find(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  return meta?.attributes.content?.split('; ') ?? [];
}

test('nothing but the page’s own styles, pictures, fonts and forms', async () => {
  const site = await buildSite({ 'content/blog/ola.md': post({}) });
  expect(site.problems).toEqual([]);
  const html = site.read('blog/ola.html');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const [, script = ''] = /<script type="module">(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).not.toBe('');
  expect(policyOf(html)).toEqual([
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src 'self' ${hashOf(script)}`,
    "img-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ]);
});

test('a picture elsewhere opens the policy of the pages that show it, and of no other', async () => {
  const image = '"https://fotos.example/trem.jpg?w=1200&q=80"';
  const imageSize = '{ width: 1200, height: 750 }';
  const site = await buildSite({
    'content/blog/ola.md': post({ image, imageSize }),
    'content/blog/outra.md': post({ title: 'Outra', description: 'Outra descrição.' }),
  });
  expect(site.problems).toEqual([]);
  expect(policyOf(site.read('blog/ola.html'))).toContain("img-src 'self' https://fotos.example");
  expect(policyOf(site.read('index.html'))).toContain("img-src 'self'");
});

test('a form’s destination is where its page may send, and no other page', async () => {
  const site = await buildSite(
    { 'content/blog/ola.md': post({}) },
    { env: { NEWSLETTER_ENDPOINT: 'https://formularios.example/novidades' } },
  );
  expect(policyOf(site.read('blog.html'))).toEqual(
    expect.arrayContaining([
      "form-action 'self' mailto: https://formularios.example",
      "connect-src 'self' https://formularios.example",
    ]),
  );
  expect(policyOf(site.read('index.html'))).toContain("form-action 'self' mailto:");
  expect(policyOf(site.read('index.html'))).toContain("connect-src 'self'");
});

test('what tests a page for search engines may read robots.txt in its name, elsewhere nothing may', async () => {
  const site = await buildSite({ 'content/proposals/padaria-aurora.md': proposal() });
  expect(policyOf(site.read('blog/ola.html'))).toContain("connect-src 'self'");
  for (const page of ['proposta-padaria-aurora.html', '404.html']) {
    expect(site.read(page), page).not.toContain('connect-src');
  }
});
