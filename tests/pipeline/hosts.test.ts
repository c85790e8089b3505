// What the build writes for the hosts that a house names, and for none that it does not.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERYWHERE, headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { writeCloudflare } from '../../pipeline/write/hosts/netlify.ts';
import { writeNginx } from '../../pipeline/write/hosts/nginx.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { SITE, TINY_SITE } from '../support/tiny-site.ts';

const naming = (hosts: string): Record<string, string> => ({
  [SITE]: `${TINY_SITE[SITE]}hosts: [${hosts}]\n`,
});
const FOREIGN = /^(?:_headers|_redirects|vercel\.json|\.nojekyll|\.host\/[\w.-]*)$/;

test('dist/ holds what the named hosts read and nothing foreign besides; an option has the last word', async () => {
  const site = await buildSite(naming('vercel'));
  const foreign = (): string[] =>
    listFiles(join(site.root, 'dist')).filter((path) => FOREIGN.test(path));
  const files: Record<string, string[]> = {
    '': [],
    cloudflare: ['_headers'],
    nginx: ['.host/nginx.conf'],
    serve: ['.host/serve.json'],
    vercel: ['vercel.json'],
  };
  for (const [hosts, own] of Object.entries(files)) {
    expect((await site.rebuild(naming(hosts))).problems).toEqual([]);
    expect([hosts, foreign().sort()]).toEqual([hosts, own]);
  }
  await site.rebuild({}, { hosts: [] });
  expect(foreign()).toEqual([]);
  expect(await problemsOf(naming('netlify, cloudflare'))).toEqual([
    expect.stringContaining('esperado: netlify ou cloudflare; encontrado: os dois'),
  ]);
});

test('hosts are told every redirect as a pattern, and keep no missing file for a year', async () => {
  const lines = ['um', 'dois.html', 'tres.php'].map((name) => `/textos/${name}: /blog\n`);
  const tree = { ...naming('vercel'), 'content/redirects.yaml': lines.join('') };
  const site = await buildSite(tree, { hosts: ['vercel', 'netlify'] });
  const setting = JSON.parse(site.read('vercel.json'));
  expect(setting).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(setting.redirects).toContainEqual({
    ...{ source: '/textos/dois\\.html', destination: '/blog', statusCode: 301 },
  });
  const sources = setting.headers.map(({ source }: { source: string }) => source);
  expect(sources).toEqual(expect.arrayContaining(['/(.*)', '/blog/ola']));
  const assets = (site.report.answers?.files ?? []).filter((path) => path.startsWith('assets/'));
  expect(assets.length).toBeGreaterThan(0);
  for (const text of ['_headers', 'vercel.json'].map(site.read)) {
    expect(text).not.toMatch(/\/assets\/(?:\*|\()/);
    for (const path of assets) expect(text.replaceAll('\\\\', '')).toContain(`/${path}`);
  }
});

const page = { policy: "default-src 'none'", indexed: true };
const answers = {
  pages: [
    { ...page, route: '/' },
    { ...page, route: '/404', indexed: false },
    { ...page, route: '/guia/um' },
  ],
  files: ['assets/a.js', 'fotos/a.png', 'fotos/b.png', 'guia/a.pdf', 'feed.xml', 'marca.svg'],
  redirects: [],
};

test('every answer is kept from being framed, sniffed, spied on and asked without encryption', () => {
  expect(EVERYWHERE).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test('the headers of an address come from one rule besides that of every address', () => {
  const rules = headerRules(answers);
  expect(rules.map(({ at }) => at)).toEqual([
    ...['/*', '/assets/*', '/', '/404', '/guia/um'],
    ...['/fotos/*', '/guia/a.pdf', '/feed.xml', '/marca.svg'],
  ]);
  const common = Object.keys(rules[0]?.headers ?? {});
  for (const { headers } of rules.slice(1)) {
    expect(Object.keys(headers).filter((name) => common.includes(name))).toEqual([]);
  }
  // Other sites may show pictures and the feed alone.
  const open = ['/assets/a.js', '/fotos/b.png', '/feed.xml', '/marca.svg'];
  for (const address of [...open, '/', '/guia/um', '/guia/a.pdf']) {
    const origin = headersAt(rules, address)['Cross-Origin-Resource-Policy'];
    expect([address, origin]).toEqual([
      address,
      open.includes(address) ? 'cross-origin' : 'same-origin',
    ]);
  }
  expect(headersAt(rules, '/')).not.toHaveProperty('X-Robots-Tag');
  expect(headersAt(rules, '/nada')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
});

test('an old address has a slash at its end or none', () => {
  const redirects = [{ from: '/de', to: '/guia/um' }];
  const files = writeCloudflare({
    answers: { ...answers, redirects },
    rules: headerRules(answers),
  });
  expect(files._headers).toMatch(/^\/\*\n {2}Strict-Transport-Security: max-age=31536000\n/m);
  expect(files._headers).toMatch(/^\/guia\/um\n {2}Content-Security-Policy: default-src 'none'\n/m);
  expect(files._redirects).toContain('\n/de /guia/um 301\n/de/ /guia/um 301\n');
});

test('nginx has a location for each address, and no table that another site could have too', () => {
  const odd = { ...answers, files: ['baixar/x"y.pdf', 'baixar/z.png', '.htaccess'] };
  const [text = ''] = Object.values(writeNginx({ answers: odd, rules: headerRules(odd) }));
  expect(text).toContain('\nlocation = "/baixar/x\\"y.pdf" {\n');
  expect(text).toMatch(/\nlocation = \/guia\/um \{\n {2}try_files \/guia\/um\.html =404;\n/);
  expect(text).toContain('\nlocation = "/guia/um/" {\n  return 301 "/guia/um$is_args$args";\n}\n');
  expect(text).not.toMatch(/^ *(?:map|server_names_hash)|htaccess/m);
});

test('licencas.txt names what reaches the browser, each with its licence', async () => {
  const site = await buildSite();
  const text = site.read('licencas.txt');
  expect(text).toMatch(/^@fontsource-variable\/familjen-grotesk \d/m);
  expect(text).toMatch(/^preact \d+\.\d+\.\d+, MIT, [\d.]+ bytes$/m);
  expect(text).toContain('Permission is hereby granted');
  expect(text).not.toMatch(/^react\b/m);
});
