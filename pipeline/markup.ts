// Signs of Markdown or HTML in texts that are no Markdown, where visitors would see them.

import { type Complaint, complaint } from '../domain/problem.ts';

const ADDRESS = String.raw`(?:\/|#|https?:|www\.|mailto:|tel:)[^)\n]*`;
const TAG = '(?:[abipu]|br|div|em|h[1-6]|img|li|ol|span|strong|ul)';
/** Where nothing else can be meant: one star, as in WhatsApp, only around words. */
const MARKUP = new RegExp(
  [
    String.raw`\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*|~~(?=[^\s~])[^~\n]+~~|(?<![\p{L}\d*])\*\p{L}[^*\n]*\*(?![\p{L}\d*])`,
    `${'`'}[^${'`'}\\n]+${'`'}|!?\\[[^\\]\\n]+\\]\\(${ADDRESS}\\)|<\\/?${TAG}(?:\\s[^<>\\n]*)?\\/?>`,
    String.raw`&(?:amp|gt|lt|nbsp|quot);|^#{2,6} \S.*|(?<=^|\n)[ \t]*[-*•][ \t].*(?=\n[ \t]*[-*•][ \t])`,
  ].join('|'),
  'u',
);

export function refuseMarkup(text: string): Complaint | undefined {
  const [found] = MARKUP.exec(text) ?? [];
  return found === undefined
    ? undefined
    : complaint(
        'um texto sem sinais de Markdown ou HTML',
        `"${found.trim()}", que apareceria como está escrito`,
        'escreva só as palavras: negrito, links e listas são do texto dos arquivos .md',
      );
}
