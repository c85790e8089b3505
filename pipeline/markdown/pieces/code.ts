// Fenced code: in colours where its language is known, below its name where it has one.

import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import type { Tokens } from 'marked';
import { nearest } from '../../../domain/text/edit-distance.ts';
import { placeAt } from '../../source.ts';
import { escapeHtml } from '../escape.ts';
import { report, type State } from '../inspection.ts';
import type { Setting } from './own-tokens.ts';

const LANGUAGES = {
  ...{ bash, csharp, css, diff, java, javascript, json, php, python, sql, typescript, xml, yaml },
};

/** Made ready by the first code of all: most texts have none. */
function isKnown(language: string): boolean {
  if (hljs.listLanguages().length === 0) {
    for (const [name, rules] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, rules);
  }
  return hljs.getLanguage(language) !== undefined;
}

/** What is shown as it is, and nothing said about it. */
const PLAIN = ['text', 'txt', 'plaintext'];

/** What people call them most. */
const KNOWN =
  'ts, js, jsx, tsx, json, html, css, bash, sh, yaml, python, sql, php, java, csharp, diff, text';

/** More is read by nobody, and would take the patterns of some languages seconds. */
const MOST_SIGNS = 10_000;

interface Opening {
  language: string;
  title: string;
}

/** What stands behind the three backticks; undefined where that is neither language nor title. */
function openingOf(lang = ''): Opening | undefined {
  const [all, language = '', title = ''] =
    /^([\w+#.-]*)(?:[ \t]*title="([^"]{1,100})")?[ \t]*$/.exec(lang) ?? [];
  return all === undefined ? undefined : { language, title };
}

export function inspectCode({ raw, lang, codeBlockStyle }: Tokens.Code, state: State): void {
  if (codeBlockStyle === 'indented') {
    report(state, {
      message:
        'esperada: uma linha que começa à esquerda; encontrados: quatro espaços ou mais, que fazem dela código',
      fix: 'apague os espaços; para mostrar código, escreva uma linha de ``` antes e outra depois',
    });
    return;
  }
  const fence = /^ *(`{3,}|~{3,})/.exec(raw)?.[1] ?? '';
  const last = raw.trimEnd().split('\n').slice(1).at(-1)?.trim() ?? '';
  if (fence && !(last.startsWith(fence) && last === fence.charAt(0).repeat(last.length))) {
    report(state, {
      message: `esperada: uma linha de ${fence} onde o código termina; encontrada: nenhuma, e o resto do texto viraria código`,
      fix: `escreva ${fence} em uma linha só dele, abaixo do código`,
    });
  }
  const opening = openingOf(lang);
  if (!opening) {
    report(state, {
      message: `esperados: uma linguagem e, no máximo, um título depois de ${fence}; encontrado: "${lang}"`,
      fix: `escreva ${fence}ts title="build.ts" (um exemplo)`,
    });
  } else noticeLanguage(opening.language, state);
}

/** The text is right whatever its colours are: what nobody here knows is shown plain. */
function noticeLanguage(language: string, { context, body, cursor, notices }: State): void {
  if (language === '' || PLAIN.includes(language) || isKnown(language)) return;
  const line = placeAt(body.text, cursor).line + body.firstLine - 1;
  const guess = nearest(language, KNOWN.split(', '));
  notices.push({
    message: `${context.file}:${line} tem código em "${language}", que aparece sem cores; ${guess ? `seria ${guess}?` : `conhecidas: ${KNOWN}`}`,
  });
}

export function codeHtml({ text, lang }: Tokens.Code, { embedScripts }: Setting): string {
  const { language, title } = openingOf(lang) ?? { language: '', title: '' };
  const named = language ? ` data-language="${escapeHtml(language)}"` : '';
  const inner = embedScripts ? coloured(text, language) : escapeHtml(text);
  const listing = `<pre class="listing" tabindex="0"${named}><code>${inner}\n</code></pre>`;
  if (!title) return `${listing}\n`;
  return `<figure class="listing-figure"><figcaption class="listing-title">${escapeHtml(title)}</figcaption>${listing}</figure>\n`;
}

/** Few colours for many kinds of words: those of the language, values, names, remarks, lines that came and went. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ keyword: 'code-word', built_in: 'code-word', 'selector-tag': 'code-word' },
  ...{ literal: 'code-word', type: 'code-word', operator: 'code-word' },
  ...{ string: 'code-value', number: 'code-value', regexp: 'code-value', symbol: 'code-value' },
  ...{ bullet: 'code-value', link: 'code-value' },
  ...{ title: 'code-name', name: 'code-name', section: 'code-name', attr: 'code-name' },
  ...{ attribute: 'code-name', property: 'code-name', variable: 'code-name' },
  ...{ 'selector-class': 'code-name', 'selector-id': 'code-name' },
  ...{ comment: 'code-remark', meta: 'code-remark', doctag: 'code-remark' },
  ...{ addition: 'code-added', deletion: 'code-removed' },
};

function coloured(text: string, language: string): string {
  if (text.length > MOST_SIGNS || !isKnown(language)) return escapeHtml(text);
  const { value } = hljs.highlight(text, { language, ignoreIllegals: true });
  const open: boolean[] = [];
  return value.replace(
    /<span class="(?:hljs-)?([\w-]+)(?: [^">]*)?">|<\/span>/g,
    (tag, kind?: string) => {
      if (tag === '</span>') return open.pop() ? tag : '';
      const colour = COLOURS[kind ?? ''];
      open.push(colour !== undefined);
      return colour ? `<span class="${colour}">` : '';
    },
  );
}
