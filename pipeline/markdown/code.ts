// Renders fenced code, with colours if its language is known, and with its title if it has one.

import { createRequire } from 'node:module';
import type { HLJSApi } from 'highlight.js';
import { escapeHtml } from '../../domain/text.ts';

const LANGUAGES = [
  ...['bash', 'csharp', 'css', 'diff', 'java', 'javascript', 'json', 'php', 'python', 'sql'],
  ...['typescript', 'xml', 'yaml'],
];

const require = createRequire(import.meta.url);
let loaded: HLJSApi | undefined;

/** Loaded by the first fenced code, since most sites have none. */
function highlighter(): HLJSApi {
  if (!loaded) {
    loaded = require('highlight.js/lib/core') as HLJSApi;
    for (const name of LANGUAGES)
      loaded.registerLanguage(name, require(`highlight.js/lib/languages/${name}`));
  }
  return loaded;
}

/** Longer code gets no colours, since the patterns of some languages would take seconds. */
const MOST_CHARACTERS = 10_000;

/** The words behind the three backticks: a language, and perhaps a title. */
export const FENCE_INFO = /^([\w+#.-]*)(?:[ \t]*title="([^"]{1,100})")?[ \t]*$/;

/** `isPlain` leaves out colours, for the feed. */
export function codeHtml(text: string, opening: string, isPlain: boolean): string {
  const [, language = '', title = ''] = FENCE_INFO.exec(opening) ?? [];
  const named = language ? ` data-language="${escapeHtml(language)}"` : '';
  const inner = isPlain ? escapeHtml(text) : coloured(text, language);
  const listing = `<pre class="listing" tabindex="0"${named}><code>${inner}\n</code></pre>`;
  if (!title) return `${listing}\n`;
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>${listing}</figure>\n`;
}

/** Our few classes, each for several classes of highlight.js. */
const CODE_CLASSES = {
  'code-word': 'keyword built_in selector-tag literal type operator',
  'code-value': 'string number regexp symbol bullet link',
  'code-name': 'title name section attr attribute property variable selector-class selector-id',
  'code-remark': 'comment meta doctag',
  'code-added': 'addition',
  'code-removed': 'deletion',
};
const CLASS_BY_SCOPE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CODE_CLASSES).flatMap(([own, theirs]) =>
    theirs.split(' ').map((name) => [name, own]),
  ),
);

function coloured(text: string, language: string): string {
  const hljs = highlighter();
  if (text.length > MOST_CHARACTERS || !hljs.getLanguage(language)) return escapeHtml(text);
  const { value } = hljs.highlight(text, { language, ignoreIllegals: true });
  const open: boolean[] = [];
  return value.replace(
    /<span class="(?:hljs-)?([\w-]+)(?: [^">]*)?">|<\/span>/g,
    (tag, kind?: string) => {
      if (tag === '</span>') return open.pop() ? tag : '';
      const colour = CLASS_BY_SCOPE[kind ?? ''];
      open.push(colour !== undefined);
      return colour ? `<span class="${colour}">` : '';
    },
  );
}
