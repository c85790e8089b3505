// Words a line of YAML that starts at a wrong column.

import type { Complaint } from '../../domain/problem.ts';

/** What is wrong with a text, and where in it. */
export interface SyntaxSlip extends Complaint {
  position: number;
}

const ENTRIES = 'os outros itens da lista';
const KEYS = 'as outras chaves do grupo';

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
      message: 'esperado: um item que começa com "- ", como os de cima; encontrado: só texto',
      fix: `escreva ${line.slice(0, found)}- ${line.slice(found)}`,
    };
  }
  const kind = own ?? KEYS;
  const columns = open.filter(({ of }) => of === kind).map(({ column }) => column);
  // Of two that are as near, the deeper one: it is the one just above.
  const [wanted] = columns.sort((a, b) => Math.abs(a - found) - Math.abs(b - found));
  if (wanted === undefined || wanted === found) {
    return {
      position,
      message: `esperado: uma linha alinhada com ${kind}; encontrado: outro recuo`,
      fix: `comece na mesma coluna que ${kind}`,
    };
  }
  return {
    position,
    message: `esperado: a coluna ${wanted + 1}, onde começam ${kind}; encontrado: a coluna ${found + 1}`,
    fix: moveBy(Math.abs(wanted - found), wanted > found),
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

const NUMBERS = ['', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];

function moveBy(columns: number, isRight: boolean): string {
  const noun = columns === 1 ? 'coluna' : 'colunas';
  return `mova ${NUMBERS[columns] ?? columns} ${noun} para a ${isRight ? 'direita' : 'esquerda'}`;
}
