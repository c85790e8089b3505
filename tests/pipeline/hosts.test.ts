// What the build writes for the hosts that a house names, and for none that it does not.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { HOSTS } from '../../domain/hosting/hosts.ts';
import { writeCloudflare } from '../../pipeline/write/hosts/netlify.ts';
import { writeVercel } from '../../pipeline/write/hosts/vercel.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { TINY_SITE } from '../support/tiny-site.ts';

const SITE = 'content/site.yaml';
const naming = (hosts: string): Record<string, string> => ({
  [SITE]: `${TINY_SITE[SITE]}hosts: [${hosts}]\n`,
});
const FOREIGN = /^(?:_headers|_redirects|vercel\.json|\.nojekyll|\.host\/.*)$|\.(?:br|gz)$/;

test('dist/ holds what the named hosts read and nothing foreign besides; an option has the last word', async () => {
  const site = await buildSite(naming('vercel'));
  const foreign = (): string[] =>
    listFiles(join(site.root, 'dist')).filter(
      (path) => FOREIGN.test(path) && !/\.(?:br|gz)$/.test(path),
    );
  const files: Record<string, string[]> = {
    '': [],
    caddy: ['.host/Caddyfile'],
    cloudflare: ['_headers'],
    github: ['.nojekyll'],
    nginx: ['.host/nginx-http.conf', '.host/nginx-server.conf'],
    vercel: ['vercel.json'],
  };
  for (const [hosts, own] of Object.entries(files)) {
    expect((await site.rebuild(naming(hosts))).problems).toEqual([]);
    expect([hosts, foreign().sort()]).toEqual([hosts, own]);
  }
  await site.rebuild({}, { hosts: HOSTS.filter((one) => one !== 'netlify') });
  expect(foreign()).toEqual(expect.arrayContaining(Object.values(files).flat()));
  await site.rebuild({}, { hosts: [] });
  expect(foreign()).toEqual([]);
});

test('two hosts that read the same files are refused together, and unknown ones alone', async () => {
  expect(await problemsOf(naming('netlify, cloudflare'))).toEqual([
    expect.stringContaining('expected netlify or cloudflare, found both'),
  ]);
  expect(await problemsOf(naming('netlfy'))).toEqual([
    expect.stringContaining('fix: write netlify'),
  ]);
});

test('vercel.json has every header and redirect, as patterns that mean just these addresses', async () => {
  const tree = { ...naming('vercel'), 'content/redirects.yaml': '/um.html: /blog\n' };
  const site = await buildSite(tree);
  const setting = JSON.parse(site.read('vercel.json'));
  expect(setting).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(setting.redirects).toEqual([
    { source: '/um\\.html', destination: '/blog', statusCode: 301 },
  ]);
  const sources = setting.headers.map(({ source }: { source: string }) => source);
  expect(sources).toEqual(expect.arrayContaining(['/(.*)', '/blog/ola']));
});

test.each(['netlify', 'vercel'])('%s keeps no missing file for a year', async (host) => {
  const site = await buildSite(naming(host));
  const text = site.read(host === 'netlify' ? '_headers' : 'vercel.json');
  expect(text).not.toMatch(/\/assets\/(?:\*|\()/);
  const { files = [] } = site.report.answers ?? {};
  const assets = files.filter((path) => path.startsWith('assets/'));
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) expect(text.replaceAll('\\\\', '')).toContain(`/${path}`);
});

test('GitHub Pages gets a page that leads on for every old address', async () => {
  const list =
    '/textos/um: /blog\n/textos/dois.html: /blog\n/textos/tres.php: /blog\n/textos/dois: /blog\n';
  const tree = { ...naming('github'), 'content/redirects.yaml': list };
  const site = await buildSite(tree);
  expect(site.problems).toEqual([]);
  const html = site.read('textos/um/index.html');
  expect(site.read('textos/dois.html')).toBe(html);
  expect(site.read('textos/tres.php/index.html')).toBe(html);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/blog"/>');
  expect(html).toContain('<link rel="canonical" href="https://www.pinha.test/blog"/>');
});

describe('compressed beforehand', () => {
  test('is every text above a kilobyte, with the same bytes inside, and nothing larger than before', async () => {
    const pixels = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251));
    const site = await buildSite({
      ...naming('nginx'),
      'public/curto.txt': 'Curto.',
      'public/longo.txt': 'Longo. '.repeat(400),
      'public/ruim.txt': Buffer.from(Array.from({ length: 3000 }, () => Math.random() * 256)),
      'public/bytes.bin': pixels,
    });
    expect(site.problems).toEqual([]);
    const dist = join(site.root, 'dist');
    for (const path of ['index.html', 'longo.txt', 'blog/ola.html']) {
      const bytes = readFileSync(join(dist, path));
      expect(brotliDecompressSync(readFileSync(join(dist, `${path}.br`))).equals(bytes)).toBe(true);
      expect(gunzipSync(readFileSync(join(dist, `${path}.gz`))).equals(bytes)).toBe(true);
    }
    const forms = listFiles(dist).filter((path) => /\.(?:br|gz)$/.test(path));
    expect(forms.filter((path) => /curto|bytes|ruim/.test(path))).toEqual([]);
    for (const path of forms) {
      const size = readFileSync(join(dist, path.replace(/\.(?:br|gz)$/, ''))).length;
      expect(readFileSync(join(dist, path)).length).toBeLessThan(size);
    }
  });
});

describe('the headers of an address', () => {
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
  const rules = headerRules(answers);

  test('come from one rule besides that of every address', () => {
    expect(rules.map(({ at }) => at)).toEqual([
      ...['/*', '/assets/*', '/', '/404', '/guia/um'],
      ...['/fotos/*', '/guia/a.pdf', '/feed.xml', '/marca.svg'],
    ]);
    const common = Object.keys(rules[0]?.headers ?? {});
    for (const { headers } of rules.slice(1)) {
      expect(Object.keys(headers).filter((name) => common.includes(name))).toEqual([]);
    }
  });

  test('let other sites show pictures and the feed alone', () => {
    const origin = (address: string) => headersAt(rules, address)['Cross-Origin-Resource-Policy'];
    const everybody = ['/assets/a.js', '/fotos/b.png', '/feed.xml', '/marca.svg'];
    for (const address of everybody) expect(origin(address)).toBe('cross-origin');
    for (const address of ['/', '/guia/um', '/guia/a.pdf']) {
      expect(origin(address)).toBe('same-origin');
    }
  });

  test('keep unindexed pages, and unknown addresses, from search engines', () => {
    expect(headersAt(rules, '/')).not.toHaveProperty('X-Robots-Tag');
    expect(headersAt(rules, '/nada')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  });

  const settingOf = (count: number) => {
    const pages = Array.from({ length: count }, (_, index) => ({ ...page, route: `/p${index}` }));
    const redirects = pages.map(({ route }) => ({ from: `/de${route}`, to: route }));
    const many = { ...answers, pages, redirects };
    return { answers: many, rules: headerRules(many), url: 'https://www.pinha.test' };
  };

  test('beyond what Cloudflare takes are told', () => {
    const made = writeCloudflare(settingOf(120));
    expect(made.files._headers?.match(/^\//gm)?.length).toBe(100);
    expect(made.notices?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/takes 100 rules for headers: \d+ addresses have only those/),
    ]);
  });

  test('Cloudflare leads an address with a slash on too, as long as there is room', () => {
    const { files, notices = [], problems } = writeCloudflare(settingOf(1_200));
    const lines = files._redirects?.trim().split('\n').slice(1) ?? [];
    expect(lines.length).toBe(2_000);
    expect(lines.slice(1_199, 1_201)).toEqual(['/de/p1199 /p1199 301', '/de/p0/ /p0 301']);
    expect(notices.map(({ message }) => message)).toContain(
      'Cloudflare Pages takes 2000 redirects: 400 old addresses lead on only without a slash at the end',
    );
    expect(problems).toEqual([]);
    expect(writeCloudflare(settingOf(2_001)).problems?.length).toBe(1);
  });

  test('and redirects beyond what Vercel takes are told', () => {
    const made = writeVercel(settingOf(2_100));
    expect(JSON.parse(made.files['vercel.json'] ?? '').headers.length).toBe(2_048);
    expect(made.notices?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Vercel takes 2048 rules for headers: \d+ addresses have only those/),
    ]);
    expect(made.problems?.map(({ message }) => message)).toEqual([
      'expected at most 2048 redirects for Vercel, found 2100',
    ]);
    expect(writeVercel(settingOf(20))).toMatchObject({ notices: [], problems: [] });
  });
});

test('licencas.txt names what reaches the browser, each with its licence', async () => {
  const site = await buildSite();
  const text = site.read('licencas.txt');
  expect(text).toMatch(/^@fontsource-variable\/familjen-grotesk \d/m);
  expect(text).toMatch(/^preact \d+\.\d+\.\d+, MIT, [\d.]+ bytes$/m);
  expect(text).toContain('Permission is hereby granted');
  expect(text).not.toMatch(/^react\b/m);
  const labels = readFileSync(join(site.root, 'content/labels.yaml'), 'utf8');
  const without = labels.slice(0, labels.search(/^licences:/m));
  const again = await site.rebuild({ 'content/labels.yaml': without });
  expect([again.problems, again.exists('licencas.txt')]).toEqual([[], false]);
});
