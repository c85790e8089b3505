// Tells where a line of YAML should start, from where the lines above it do.

/** What is wrong with a text, and where in it. */
export interface SyntaxSlip {
  position: number;
  message: string;
  fix: string;
}

const ENTRIES = 'entries of its list';
const KEYS = 'keys of its group';

/** `lineStart` is where the line begins that starts at a wrong column. */
export function explainIndent(block: string, lineStart: number): SyntaxSlip {
  const line = /.*/.exec(block.slice(lineStart))?.[0] ?? '';
  const found = line.search(/\S|$/);
  const position = lineStart + found;
  const own = startsOf(line)[0]?.of;
  const open = openStarts(block.slice(0, lineStart));
  if (!own && open.some(({ of, column }) => of === ENTRIES && column === found)) {
    return {
      position,
      message: 'expected an entry that starts with "- " like those above it, found text alone',
      fix: `write ${line.slice(0, found)}- ${line.slice(found)}`,
    };
  }
  const kind = own ?? KEYS;
  const columns = open.filter(({ of }) => of === kind).map(({ column }) => column);
  // Of two that are as near, the deeper one: it is the one just above.
  const [wanted] = columns.sort((a, b) => Math.abs(a - found) - Math.abs(b - found));
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

/** Where the hyphen of an entry stands, or a key; columns count from 0. */
interface Start {
  of: string;
  column: number;
}

/** An entry may start with an entry, and that with a key. */
function startsOf(line: string): Start[] {
  const marks = /^ *(?:- +)*/.exec(line)?.[0] ?? '';
  const entries = [...marks.matchAll(/-/g)].map(({ index }) => ({ of: ENTRIES, column: index }));
  const isKey = /^(?:[\w$-]+|"[^"]*"|'[^']*') *:(?: |$)/.test(line.slice(marks.length));
  return isKey ? [...entries, { of: KEYS, column: marks.length }] : entries;
}

/** Of the groups and lists that are still open below `text`, the deepest first. */
function openStarts(text: string): Start[] {
  const open: Start[] = [];
  let limit = Infinity;
  for (const line of text.split('\n').reverse()) {
    const first = line.search(/\S/);
    if (first < 0 || line[first] === '#' || first >= limit) continue;
    open.push(...startsOf(line).filter(({ column }) => column < limit));
    limit = first;
  }
  return open;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function distance(columns: number): string {
  return `${NUMBERS[columns] ?? columns} ${columns === 1 ? 'column' : 'columns'}`;
}
