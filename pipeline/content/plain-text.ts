// Finds signs of Markdown or HTML in plain texts, in which visitors would see them.

import { type Complaint, complaint } from '../../domain/problem.ts';

/** Forms that are certainly markup, such as stars or tags around words; a title about `<b>` is none. */
const MARKUP: readonly RegExp[] = [
  /\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*|~~(?=[^\s~])[^~\n]+~~|`[^`\n]+`/,
  /(?<![\p{L}\d*])\*\p{L}[^*\n]*\*(?![\p{L}\d*])/u,
  /!?\[[^\]\n]+\]\((?:\/|#|https?:|www\.|mailto:|tel:)[^)\n]*\)/,
  /<(a|b|em|h[1-6]|i|li|p|span|strong|u)\b[^<>\n]*>(?:(?!<\1\b).)*<\/\1>/,
  /(?<=[\p{L}.,:;!?])<br ?\/?>|<br ?\/?>(?=\p{L})|&(?:amp|gt|lt|nbsp|quot);/u,
  /^#{2,6} \S.*/,
  /^[ \t]*[-*•][ \t].*(?=\n[ \t]*[-*•][ \t])/m,
];

export function refuseMarkup(text: string): Complaint | undefined {
  const [found] = MARKUP.flatMap((form) => form.exec(text)?.[0].trim() ?? []);
  return found === undefined
    ? undefined
    : complaint(
        'um texto sem sinais de Markdown ou HTML',
        `"${found}", que apareceria como está escrito`,
        'escreva só as palavras: negrito, links e listas são do texto dos arquivos .md',
      );
}
