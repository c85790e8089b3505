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
