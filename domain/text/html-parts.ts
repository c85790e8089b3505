// Parts of HTML that we wrote ourselves, found by plain search: patterns over whole pages take their time.

/** What stands between each `open` and the next `close`. */
export function partsBetween(html: string, open: string, close: string): string[] {
  const parts: string[] = [];
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const start = at + open.length;
    const end = html.indexOf(close, start);
    if (end < 0) break;
    parts.push(html.slice(start, end));
    at = end + close.length;
  }
  return parts;
}

/** The attributes of each element of that name, as they are written. */
export function attributesOf(html: string, name: string): string[] {
  return partsBetween(html, `<${name} `, '>');
}

/** The value of an attribute, or undefined. */
export function attributeIn(attributes: string, name: string): string | undefined {
  return partsBetween(` ${attributes}`, ` ${name}="`, '"')[0];
}

/** The HTML with a space in the place of everything from each `open` to the next `close`. */
export function withoutParts(html: string, open: string, close: string): string {
  const [first = '', ...others] = html.split(open);
  return others.reduce((text, part) => {
    const end = part.indexOf(close);
    return end < 0 ? text + open + part : `${text} ${part.slice(end + close.length)}`;
  }, first);
}
