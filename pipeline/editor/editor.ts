// The editor at /admin: Sveltia CMS from its package, with our configuration.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Admin } from '../../domain/content/site.ts';
import { ADMIN_ROUTE } from '../../domain/http.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Site } from '../content/site.ts';
import { installedPackage } from '../run/package-version.ts';
import { editorConfig } from './config.ts';

const FOLDER = import.meta.dirname;

/** In the preview the editor opens the project's folder on this computer, whatever repository it names. */
export const LOCAL_ADMIN: Admin = { service: 'github', repository: 'local/local' };

/** The address of each git host, and of the pictures of its users. */
const GIT_HOSTS: Record<Admin['service'], Record<'HOST' | 'AVATARS', string>> = {
  github: { HOST: 'https://api.github.com', AVATARS: 'https://avatars.githubusercontent.com' },
  gitlab: { HOST: 'https://gitlab.com', AVATARS: 'https://gitlab.com https://secure.gravatar.com' },
};

type FileContent = string | Uint8Array;

/**
 * The files of the editor by path, each made only when it is asked for. Without a site, which could not be read,
 * forms offer no names; `number`: see `editorConfig`.
 */
export function adminFiles(
  root: string,
  admin: Admin,
  site: Pick<Site, 'files' | 'variables'> | undefined,
  number?: string,
): Record<string, () => FileContent> {
  const { HOST, AVATARS } = GIT_HOSTS[admin.service];
  const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  const page = html.replace('AVATARS', AVATARS).replace('HOST', HOST);
  return {
    [routeToFile(ADMIN_ROUTE)]: () => page,
    'admin/config.json': () => {
      const { config } = editorConfig(root, site?.files.lists ?? {}, number);
      const variables = site?.variables ?? {};
      return JSON.stringify({ backend: backendOf(admin), variables, ...config });
    },
    'admin/start.js': startScript,
    ...sveltiaFiles(),
  };
}

function startScript(): FileContent {
  const { outputFiles } = buildSync({
    entryPoints: [join(FOLDER, 'start.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? '';
}

/** The files of Sveltia CMS, with local copies of everything that it would fetch from other servers. */
function sveltiaFiles(): Record<string, () => FileContent> {
  const { folder, version } = installedPackage('@sveltia/cms');
  const exifr = installedPackage('exifr');
  const assets = join(folder, 'npm/assets');
  const copy = (path: string) => () => readFileSync(path);
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const named = fonts.map((name) => [
    `${VENDOR_PATH.slice(1)}${name.replace(/-latin-.*/, '')}.woff2`,
    copy(join(assets, name)),
  ]);
  return {
    'admin/sveltia-cms.js': () =>
      withLocalAddresses(readFileSync(join(folder, 'dist/sveltia-cms.js'), 'utf8')),
    [`${VENDOR_PATH.slice(1)}cms@${version}/locales/pt-BR.json`]: () => {
      const words = merged(
        readJson(join(folder, 'locales/pt-BR.json')),
        readJson(join(FOLDER, 'pt-BR.json')),
      );
      return JSON.stringify(words);
    },
    // The editor asks for its newest version: the answer is the installed one.
    [`${VENDOR_PATH.slice(1)}cms/package.json`]: () => JSON.stringify({ version }),
    [`${VENDOR_PATH.slice(1)}exifr@${exifr.version}/dist/lite.esm.mjs`]: copy(
      join(exifr.folder, 'dist/lite.esm.mjs'),
    ),
    ...Object.fromEntries(named),
  };
}

const readJson = (path: string): Words => JSON.parse(readFileSync(path, 'utf8'));

/** A word or a group of them, by its name. */
type Words = { [name: string]: string | Words };

/** Our translations are used where the package has none. */
function merged(words: Words, more: Words): Words {
  const all = Object.entries(more).map(([name, one]) => {
    const found = words[name];
    const isGroup = typeof one === 'object' && typeof found === 'object';
    return [name, isGroup ? merged(found, one) : (found ?? one)];
  });
  return { ...words, ...Object.fromEntries(all) };
}

const VENDOR_PATH = '/admin/with/';
const STATUS = '{"status":{"indicator":"none"},"result":{"status_overall":{"status_code":100}}}';

/** Addresses in the bundle, how often each occurs, and their replacements. */
const ADDRESSES: readonly [found: RegExp, times: number, put: string][] = [
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[^)]+\.woff2/g,
    3,
    `${VENDOR_PATH}$1.woff2`,
  ],
  [/https:\/\/unpkg\.com\/@sveltia\/cms(?=`)/g, 1, `${VENDOR_PATH}cms`],
  [/https:\/\/unpkg\.com\/(?=\$\{)/g, 1, VENDOR_PATH],
  // No third server is asked whether the git host is available.
  [
    /https:\/\/www\.githubstatus\.com\/api[^`]+|https:\/\/status-api\.hostedstatus\.com[^`]+/g,
    2,
    `data:application/json,${STATUS}`,
  ],
  // The text editor would load colours for code from elsewhere, so its code has none.
  [
    /loadEngine:async\(\)=>\w+\(\(\)=>import\(\w+\(\)\),void 0\)/g,
    1,
    'loadEngine:async()=>{throw 0}',
  ],
  [/`ar,bg,ca,[\w,-]+`(?=\.split)/g, 1, '`en-US,pt-BR`'],
];

function withLocalAddresses(bundle: string): string {
  return ADDRESSES.reduce((text, [found, times, put]) => {
    const count = text.match(found)?.length ?? 0;
    if (count !== times)
      throw new Error(`@sveltia/cms has ${found} ${count} times, expected ${times}`);
    return text.replace(found, put);
  }, bundle);
}

/** The git host that the editor writes to: https://sveltiacms.app/en/docs/backends */
function backendOf({ service, repository, branch = 'main', signIn }: Admin): object {
  const name = { name: service, repo: repository, branch };
  return signIn ? { ...name, base_url: signIn } : { ...name, auth_methods: ['token'] };
}
