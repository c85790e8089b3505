// Tells editors of the content: those of developers by files in .vscode/, and Sveltia CMS where the house publishes it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Site } from '../../domain/content/site.ts';
import type { AnsweredPage } from '../../domain/hosting/answers.ts';
import { cmsBackend, cmsOrigins } from '../editors/cms-backend.ts';
import { type EditorSetting, editorSetting } from '../editors/cms-config.ts';
import type { Named } from '../editors/content-schemas.ts';
import { describeContent } from '../editors/write-editor-files.ts';
import type { Kind } from '../kinds/kind.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { installed } from '../package-version.ts';
import type { Outcome } from '../stages.ts';
import { digestOfAll } from '../store/file-digest.ts';
import type { Output } from './output/output.ts';
import type { BuildContext } from './publish.ts';

export interface Editor {
  /** The pages that it is published at. */
  pages: AnsweredPage[];
  /** What its forms are, worked out when it is asked for. */
  setting(): EditorSetting;
}

const CMS = '@sveltia/cms';
/** Its own words. */
const WORDS = 'locales/pt-BR.json';
const SCRIPT = 'dist/sveltia-cms.js';

const ICON_FONT = '@fontsource-variable/material-symbols-outlined';
const ICON_FILE = 'files/material-symbols-outlined-latin-wght-normal.woff2';
/** Beside the page's script. */
const ICONS = 'icons.woff2';

/** What is published of it stands at this address. */
export const EDITOR_ROUTE = '/admin';

export async function writeEditor(
  work: BuildContext,
  kinds: readonly Kind[],
  named: Named,
  output: Output,
): Promise<Outcome<Editor>> {
  describeContent({ ...work, output }, kinds, named);
  const setting = () => editorSetting(kinds, named);
  const { admin } = named.house.site;
  if (!admin) return { value: { pages: [], setting } };
  const { run, memo } = work;
  const backend = cmsBackend(admin);
  const digest = () => digestOfAll(run.root, ['editor', 'domain']);
  const { value: script } = await memo.made('editor', digest, () => bundleEditor(run.root));
  const folder = EDITOR_ROUTE.slice(1);
  const files = {
    'editor.js': () => script,
    ...editorFiles(setting, { at: EDITOR_ROUTE, backend }),
  };
  for (const [name, text] of Object.entries(files)) output.write(`${folder}/${name}`, text());
  const policy = editorPolicy(cmsOrigins(admin));
  output.write(`${folder}.html`, editorPage(named.house.site, EDITOR_ROUTE, policy));
  const page = { route: EDITOR_ROUTE, policy, indexed: false, opens: true };
  return { value: { pages: [page], setting } };
}

/** What the CMS is told, and the CMS itself: texts by their names, made when they are asked for. */
export function editorFiles(
  setting: () => EditorSetting,
  { at, backend, files }: { at: string; backend: object; files?: string },
): Record<string, () => string | Uint8Array> {
  const { folder, version } = installed(CMS);
  const textOf = (path: string) => () => readFileSync(join(folder, path), 'utf8');
  return {
    'config.json': () => {
      const { config, formats } = setting();
      const where = files === undefined ? {} : { files };
      return JSON.stringify({ config: { backend, ...config }, formats, version, ...where });
    },
    'pt-BR.json': () => inOurWords(textOf(WORDS)()),
    'sveltia-cms.js': () => withOwnFonts(textOf(SCRIPT)(), `${at}/${ICONS}`),
    [ICONS]: () => readFileSync(join(installed(ICON_FONT).folder, ICON_FILE)),
  };
}

/** What the CMS calls a slug is an address to whoever writes. */
function inOurWords(words: string): string {
  const plain = (_: string, said: unknown): unknown => {
    if (typeof said !== 'string' || said.includes('`')) return said;
    return said.replace(/\bslug\b/g, 'endereço').replace(/\bSlug\b/g, 'Endereço');
  };
  return JSON.stringify(JSON.parse(words, plain));
}

/** Its icons come from here, its letters are those of the system: nothing is asked of anybody else. */
function withOwnFonts(script: string, icons: string): string {
  return script.replace(/@font-face\s*\{[^}]*https:\/\/cdn\.jsdelivr[^}]*\}/g, (face) =>
    face.includes('material-symbols') ? face.replace(/https:[^)]+(?=\)\s*format)/, icons) : '',
  );
}

/** The script that starts it. */
export async function bundleEditor(root: string): Promise<Outcome<string>> {
  const entry = join(root, 'editor/main.ts');
  if (!existsSync(entry)) return { value: '' };
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, minify: true, write: false, format: 'iife' },
    ...{ target: 'es2022', legalComments: 'none', charset: 'utf8', logLevel: 'silent' },
  });
  return { value: outputFiles[0]?.text ?? '' };
}

/** The CMS writes styles of its own, and shows pictures before they are saved. */
export function editorPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'blob:', 'data:', ...origins].join(' ')}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** `at`: the folder of its files. */
export function editorPage({ brand }: Pick<Site, 'brand'>, at: string, policy: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Editor · ${escapeHtml(brand)}</title><link rel="icon" href="/favicon.svg">
</head><body><noscript>O editor precisa de JavaScript.</noscript><script src="${at}/editor.js"></script></body></html>`;
}
