// Tells where a line of YAML should start, from where the lines above it do.

/** What is wrong with a text, and where in it. */
export interface SyntaxSlip {
  position: number;
  message: string;
  fix: string;
}

/** `lineStart` is where the line begins that starts at a wrong column. */
export function explainIndent(block: string, lineStart: number): SyntaxSlip {
  const line = /.*/.exec(block.slice(lineStart))?.[0] ?? '';
  const { dashes, key, text } = columnsOf(line);
  const isEntry = dashes.length > 0;
  const found = dashes[0] ?? text;
  const position = lineStart + found;
  const above = openColumns(block.slice(0, lineStart));
  const candidates = isEntry ? above.dashes : above.keys;
  const wanted = nearestTo(found, candidates);
  if (!isEntry && key === undefined && above.dashes.includes(found)) {
    return {
      position,
      message: 'expected an entry that starts with "- " like those above it, found text alone',
      fix: `write ${line.slice(0, found)}- ${line.slice(found)}`,
    };
  }
  const kind = isEntry ? 'entries of its list' : 'keys of its group';
  if (wanted === undefined || wanted === found) {
    return {
      position,
      message: `expected a line indented like the other ${kind}, found another indentation`,
      fix: `start it at the same column as the other ${kind}`,
    };
  }
  return {
    position,
    message: `expected column ${wanted + 1}, where the other ${kind} start, found column ${found + 1}`,
    fix: `move it ${distance(Math.abs(wanted - found))} to the ${wanted > found ? 'right' : 'left'}`,
  };
}

interface Columns {
  /** Where hyphens of entries stand, from 0; an entry may start with an entry. */
  dashes: number[];
  /** Where a key stands, if there is one. */
  key: number | undefined;
  /** Where what follows the hyphens starts. */
  text: number;
}

function columnsOf(line: string): Columns {
  const marks = /^ *(?:- +)*/.exec(line)?.[0] ?? '';
  const dashes = [...marks.matchAll(/-/g)].map(({ index }) => index);
  const isKey = /^(?:[\w$-]+|"[^"]*"|'[^']*') *:(?: |$)/.test(line.slice(marks.length));
  return { dashes, key: isKey ? marks.length : undefined, text: marks.length };
}

/** The columns of the groups and lists that are still open below `text`. */
function openColumns(text: string): { dashes: number[]; keys: number[] } {
  const open: { dashes: number[]; keys: number[] } = { dashes: [], keys: [] };
  let limit = Infinity;
  for (const line of text.split('\n').reverse()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const { dashes, key, text: start } = columnsOf(line);
    const first = dashes[0] ?? start;
    if (first >= limit) continue;
    open.dashes.push(...dashes.filter((column) => column < limit));
    if (key !== undefined && key < limit) open.keys.push(key);
    limit = first;
  }
  return open;
}

/** Of two that are as near, the deeper one: it is the one just above. */
function nearestTo(column: number, candidates: readonly number[]): number | undefined {
  return candidates.reduce<number | undefined>((best, candidate) => {
    const isNearer = best === undefined || Math.abs(candidate - column) < Math.abs(best - column);
    return isNearer ? candidate : best;
  }, undefined);
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function distance(columns: number): string {
  return `${NUMBERS[columns] ?? columns} ${columns === 1 ? 'column' : 'columns'}`;
}
