// What the build writes for the hosts that a house names, and for none that it does not.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EVERYWHERE, headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { writeCloudflare } from '../../pipeline/write/hosts/netlify.ts';
import { writeVercel } from '../../pipeline/write/hosts/vercel.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { SITE, TINY_SITE } from '../support/tiny-site.ts';

const naming = (hosts: string): Record<string, string> => ({
  [SITE]: `${TINY_SITE[SITE]}hosts: [${hosts}]\n`,
});
const FOREIGN = /^(?:_headers|_redirects|vercel\.json|\.nojekyll|\.host\/[\w.-]*(?<!\.br|\.gz))$/;

test('dist/ holds what the named hosts read and nothing foreign besides; an option has the last word', async () => {
  const site = await buildSite(naming('vercel'));
  const foreign = (): string[] =>
    listFiles(join(site.root, 'dist')).filter((path) => FOREIGN.test(path));
  const files: Record<string, string[]> = {
    '': [],
    caddy: ['.host/Caddyfile'],
    cloudflare: ['_headers'],
    nginx: ['.host/nginx-http.conf', '.host/nginx-server.conf'],
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
    expect.stringContaining('expected netlify or cloudflare, found both'),
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

test('compressed beforehand is every text above a kilobyte, with the same bytes inside, and nothing larger than before', async () => {
  const site = await buildSite({
    ...naming('nginx'),
    'public/curto.txt': 'Curto.',
    'public/longo.txt': 'Longo. '.repeat(400),
    'public/bytes.bin': Buffer.alloc(4000, 'bytes'),
    // Compressed it would be larger.
    'public/acaso.txt': randomBytes(3000),
  });
  const bytesOf = (path: string): Buffer => readFileSync(join(site.root, 'dist', path));
  for (const path of ['index.html', 'longo.txt', 'blog/ola.html']) {
    expect(brotliDecompressSync(bytesOf(`${path}.br`)).equals(bytesOf(path))).toBe(true);
    expect(gunzipSync(bytesOf(`${path}.gz`)).equals(bytesOf(path))).toBe(true);
  }
  const forms = listFiles(join(site.root, 'dist')).filter((path) => /\.(?:br|gz)$/.test(path));
  expect(forms.filter((path) => /curto|bytes|acaso/.test(path))).toEqual([]);
  for (const path of forms) {
    const before = bytesOf(path.replace(/\.(?:br|gz)$/, '')).length;
    expect(bytesOf(path).length).toBeLessThan(before);
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

test('headers and redirects beyond what Cloudflare and Vercel take are told', () => {
  const settingOf = (count: number) => {
    const pages = Array.from({ length: count }, (_, index) => ({ ...page, route: `/p${index}` }));
    const redirects = pages.map(({ route }) => ({ from: `/de${route}`, to: route }));
    const many = { ...answers, pages, redirects };
    return { answers: many, rules: headerRules(many) };
  };
  const few = writeCloudflare(settingOf(120));
  expect(few.files._headers?.match(/^\//gm)?.length).toBe(100);
  expect(few.files._headers).toMatch(/^\/\*\n {2}Strict-Transport-Security: max-age=31536000\n/m);
  expect(few.files._headers).toMatch(/^\/p0\n {2}Content-Security-Policy: default-src 'none'\n/m);
  expect(few.files._redirects).toContain('\n/de/p0 /p0 301\n');
  expect(few.files._redirects).toContain('\n/de/p0/ /p0 301\n');
  expect(few.notices?.map(({ message }) => message.en)).toEqual([
    expect.stringMatching(/takes 100 rules for headers: \d+ addresses have only those/),
  ]);
  expect(writeCloudflare(settingOf(1_200)).notices?.map(({ message }) => message.en)).toContain(
    'Cloudflare Pages takes 2000 redirects: 400 old addresses lead on only without a slash at the end',
  );
  expect(writeCloudflare(settingOf(2_001)).problems?.length).toBe(1);
  const made = writeVercel(settingOf(2_100));
  expect(JSON.parse(made.files['vercel.json'] ?? '').headers.length).toBe(2_048);
  expect(made.notices?.map(({ message }) => message.en)).toEqual([
    expect.stringMatching(/^Vercel takes 2048 rules for headers: \d+ addresses have only those/),
  ]);
  expect(made.problems?.map(({ message }) => message.en)).toEqual([
    'expected at most 2048 redirects for Vercel, found 2100',
  ]);
  expect(writeVercel(settingOf(20))).toMatchObject({ notices: [], problems: [] });
});

test('licencas.txt names what reaches the browser, each with its licence', async () => {
  const site = await buildSite();
  const text = site.read('licencas.txt');
  expect(text).toMatch(/^@fontsource-variable\/familjen-grotesk \d/m);
  expect(text).toMatch(/^preact \d+\.\d+\.\d+, MIT, [\d.]+ bytes$/m);
  expect(text).toContain('Permission is hereby granted');
  expect(text).not.toMatch(/^react\b/m);
});
