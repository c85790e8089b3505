// Words of the trade of the sample, which no page of another company says.

const WORDS =
  /software|sistemas? |aplicativo|programa[çd]|desenvolvedor|nuvem|landing page|\bAPI\b/i;

/** The words around each, in the texts and attributes of a page. */
export function tradeWords(html: string): string[] {
  const texts = html
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, '')
    .replace(/class="[^"]*"/g, '');
  const found = WORDS.exec(texts);
  return found ? [texts.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
}
