// Writes a line again with the signs of bold, italic and struck words where they were meant.

/** Signs, and what is skipped: escaped characters, code, addresses and tags. */
const SIGNED =
  /\\.|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"]*")?\)|<[^<>\s]+>|https?:\/\/[^\s*~]+|(?<sign>\*+|_+|~+)/g;

const WORD = /[\p{L}\d]/u;
const MARK = /[\p{P}\p{S}]/u;

interface Sign {
  sign: string;
  start: number;
  end: number;
}

/** The line, in which each sign closes the last open one of its kind; undefined if a pair is not complete. */
export function mendEmphasis(line: string): string | undefined {
  const open: Sign[] = [];
  const pairs: [Sign, Sign][] = [];
  const signed = [...line.matchAll(SIGNED)].filter(({ groups }) => groups?.sign);
  for (const { 0: run, index } of signed) {
    for (let start = index; start < index + run.length; ) {
      const rest = line.slice(start, index + run.length);
      const top = open.at(-1);
      const isTop = top !== undefined && rest.length > 2 && rest.startsWith(top.sign);
      const opening = isTop ? top : open.findLast(({ sign }) => sign === rest);
      const sign = opening?.sign ?? rest;
      const found = { sign, start, end: start + sign.length };
      start = found.end;
      if (opening) {
        open.length = open.indexOf(opening);
        pairs.push([opening, found]);
      } else if (mayOpen(line, found)) open.push(found);
    }
  }
  if (open.some(({ sign }) => sign.length > 1)) return undefined;
  const edits = pairs.flatMap(([first, last]) => {
    const inside = line.slice(first.end, last.start);
    const words = inside.trim();
    const lead = inside.slice(0, inside.indexOf(words));
    const trail = inside.slice(lead.length + words.length);
    const [before, after] = [line.charAt(first.start - 1), line.charAt(last.end)];
    const isApart =
      /\S/.test(before) && (lead || (WORD.test(before) && MARK.test(words.charAt(0))));
    const isAside = /\S/.test(after) && (trail || (WORD.test(after) && MARK.test(words.slice(-1))));
    // A space before a comma was not meant.
    const space = trail && !WORD.test(after) ? '' : ' ';
    return [
      { start: first.start, end: first.end + lead.length, to: (isApart ? ' ' : '') + first.sign },
      { start: last.start - trail.length, end: last.end, to: last.sign + (isAside ? space : '') },
    ];
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), line);
}

/** False for a sign that is text, as in `2 * 3`, `5*3` and `meu_arquivo`. */
function mayOpen(line: string, { sign, start, end }: Sign): boolean {
  const [before, after] = [line.charAt(start - 1), line.charAt(end)];
  if (sign.length > 1) return true;
  if (/^\s?$/.test(after) && /^\s?$/.test(before)) return false;
  return !(sign === '_' ? WORD.test(before) : /\d/.test(before) && /\d/.test(after));
}
