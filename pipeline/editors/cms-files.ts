// What the editor of the browser is sent: Sveltia CMS as it comes, with icons and words of ours, and what it is told.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from '../package-version.ts';
import type { EditorSetting } from './cms-config.ts';
import { CMS_PORTUGUESE } from './cms-portuguese.ts';

const CMS = '@sveltia/cms';
/** Its own words. */
const WORDS = 'locales/pt-BR.json';
const SCRIPT = 'dist/sveltia-cms.js';

const ICON_FONT = '@fontsource-variable/material-symbols-outlined';
const ICON_FILE = 'files/material-symbols-outlined-latin-wght-normal.woff2';
/** Beside the page's script. */
const ICONS = 'icons.woff2';

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
    'sveltia-cms.js': () => onItsOwn(textOf(SCRIPT)(), `${at}/${ICONS}`),
    [ICONS]: () => readFileSync(join(installed(ICON_FONT).folder, ICON_FILE)),
  };
}

/** In Portuguese whole; and what the CMS calls a slug is an address to whoever writes. */
function inOurWords(words: string): string {
  const plain = (_: string, said: unknown): unknown => {
    if (typeof said !== 'string' || said.includes('`')) return said;
    return said
      .replace(/\bslug\b/g, 'endereço')
      .replace(/\bSlug\b/g, 'Endereço')
      .replace('Backlinks', 'Onde aparece');
  };
  const whole = completed(JSON.parse(words), CMS_PORTUGUESE);
  return JSON.stringify(JSON.parse(JSON.stringify(whole), plain));
}

interface Phrases {
  [key: string]: string | Phrases;
}

/** With what is missing from others. */
function completed(words: Phrases, others: Phrases): Phrases {
  const whole = { ...words };
  for (const [key, other] of Object.entries(others)) {
    const own = whole[key];
    if (typeof other === 'string') whole[key] ??= other;
    else whole[key] = completed(typeof own === 'object' ? own : {}, other);
  }
  return whole;
}

/** Its icons come from here, its letters are those of the system, and no other version is looked for: nothing is asked of anybody else. */
function onItsOwn(script: string, icons: string): string {
  const alone = script.replace(/`\$\{\w+\}\/package\.json`/, "'data:application/json,{}'");
  return alone.replace(/@font-face \{[^{}]*\}/g, (face) =>
    face.includes('material-symbols') ? face.replace(/url\([^()]*\)/, `url(${icons})`) : '',
  );
}
