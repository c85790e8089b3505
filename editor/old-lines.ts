// Keeps the lines of a text that say what they said: the editor of texts writes Markdown in a manner of its own.

/** `text` as the editor gives it, with the bytes of `before` wherever a line differs by its manner alone. */
export function withOldLines(text: string, before: string): string {
  const old = before.split('\n');
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [mark] = /^ *(?:`{3,}|~{3,})/.exec(line) ?? [];
      const isCode = fence !== undefined;
      if (mark && fence === undefined) fence = mark.trim();
      else if (mark && fence && line.trim() === fence) fence = undefined;
      // In code every sign is meant.
      const same =
        isCode || old.includes(line) ? line : old.find((one) => says(one) === says(line));
      if (same !== undefined) forget(old, same);
      return same ?? line;
    })
    .join('\n');
}

/** Each line stands for one, and those before it are behind. */
function forget(old: string[], line: string): void {
  const at = old.indexOf(line);
  if (at >= 0) old.splice(0, at + 1);
}

/** What a line says in whichever manner: spaces that line up a table, how deep a list is set in, signs of emphasis. */
function says(line: string): string {
  const depth = Math.ceil((/^ */.exec(line)?.[0].length ?? 0) / 4);
  const words = line.trim().replace(/\s+/g, ' ').replace(/[*_]/g, '_');
  const isRule = /^\|[\s|:-]+\|$/.test(words);
  return `${depth} ${isRule ? words.replace(/[ :-]+/g, '-') : words}`;
}
