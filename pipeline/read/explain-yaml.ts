// Words the mistakes of YAML itself for people who have never read its specification.

import type { YAMLParseError } from 'yaml';
import type { Words } from '../../domain/words.ts';

/** What is wrong with a text, and where in it. */
export interface SyntaxSlip {
  position: number;
  message: string | Words;
  fix: string | Words;
}

/** The slips that people make most often; of the others, what the parser says of them. */
export function explainSyntax(error: YAMLParseError, block: string): SyntaxSlip {
  const { code, message } = error;
  const position = error.pos[0] + block.slice(error.pos[0]).search(/[^ ]|$/);
  const rest = /.*/.exec(block.slice(position))?.[0] ?? '';
  const isKey = code === 'MULTILINE_IMPLICIT_KEY';
  if (/^Missing closing ["']/.test(message)) return explainOpenQuote(block, position);
  if (isKey && /^(["'])(?!.*\1)/.test(rest)) return explainOpenQuote(block, position + 1);
  if (/start at the same column|^A block sequence|^Sequence item without/.test(message)) {
    return explainIndent(block, block.lastIndexOf('\n', error.pos[0] - 1) + 1);
  }
  const isColon = message.startsWith('Nested mappings');
  if (isColon && !/:(?:\s|$)/.test(rest)) {
    // Above the next line stands text that YAML lets go on in lines further right.
    const slip = explainIndent(block, position + rest.length + 1);
    return { ...slip, fix: `${slip.fix}; text that has a colon goes in double quotes` };
  }
  const open = /^Flow (sequence|map)/.exec(message)?.[1];
  const bracket = open === 'map' ? '}' : ']';
  const slips: [isSo: unknown, message: string, fix: string][] = [
    [
      code === 'TAB_AS_INDENT',
      'expected spaces for indentation, found a tab',
      'replace each tab at the start of the line by two spaces',
    ],
    [
      isKey && /^[\w-]+:(?!\/\/)/.test(rest),
      'expected a space after the colon, found none',
      `write ${rest.replace(':', ': ')}`,
    ],
    [
      message === 'Unexpected scalar at node end' && /["']$/.test(block.slice(0, position).trim()),
      'expected the end of the line after the closing quotation mark, found more text',
      String.raw`put the whole text in double quotes, and a \ before each double quote inside it: "o \"novo\" site"`,
    ],
    [
      isColon,
      'expected text without a colon, or text in quotes, found a colon in plain text',
      `put the text in double quotes: ${JSON.stringify(rest.trim())}`,
    ],
    [
      code === 'BLOCK_IN_FLOW',
      'expected entries separated by commas between the brackets, found a "- " or a colon',
      'write the list either as [a, b] or as one "- " line for each entry, and put text with a colon in double quotes',
    ],
    [
      open,
      `expected "${bracket}" before this line, found none`,
      `write ${bracket} where the brackets above end`,
    ],
  ];
  const [, words, fix] = slips.find(([isSo]) => isSo) ?? [
    true,
    `expected YAML, found: ${message.replace(/\s+/g, ' ')}`,
    'write "key: value" lines; put text with a colon, # or quotation marks in double quotes',
  ];
  return { position, message: words, fix };
}

/** Quotation marks inside a plain text are signs like any other. */
const OPENING = /(?<=^|[\s[{,])["']/;
const QUOTED = /(?<=^|[\s[{,])(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*'(?!'))/gs;

/** YAML notices the missing mark only at the end: the text is shown where it was opened. */
function explainOpenQuote(block: string, end: number): SyntaxSlip {
  const text = block.slice(0, end).replace(QUOTED, (quoted) => '.'.repeat(quoted.length));
  const opened = text.search(OPENING);
  const position = opened < 0 ? end : opened;
  const message = 'expected a quotation mark where the text ends, found none';
  return {
    position,
    message,
    fix: `write ${block[position]} at the end of the text, as at its start`,
  };
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

/** Starts of the groups and lists that are still open below `text`, the deepest first. */
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
