// Words the mistakes of YAML itself for people who have never read its specification.

import type { YAMLParseError } from 'yaml';
import type { Words } from '../../domain/words.ts';

/** What is wrong with a text, and where in it. */
export interface SyntaxSlip {
  position: number;
  message: Words;
  fix: Words;
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
    return {
      ...slip,
      fix: {
        en: `${slip.fix.en}; text that has a colon goes in double quotes`,
        pt: `${slip.fix.pt}; texto com dois-pontos vai entre aspas`,
      },
    };
  }
  const open = /^Flow (sequence|map)/.exec(message)?.[1];
  const bracket = open === 'map' ? '}' : ']';
  const slips: [isSo: unknown, message: Words, fix: Words][] = [
    [
      code === 'TAB_AS_INDENT',
      {
        en: 'expected spaces for indentation, found a tab',
        pt: 'esperado: espaços no começo da linha; encontrado: uma tabulação',
      },
      {
        en: 'replace each tab at the start of the line by two spaces',
        pt: 'troque cada tabulação do começo da linha por dois espaços',
      },
    ],
    [
      isKey && /^[\w-]+:(?!\/\/)/.test(rest),
      {
        en: 'expected a space after the colon, found none',
        pt: 'esperado: um espaço depois dos dois-pontos; encontrado: nada',
      },
      { en: `write ${rest.replace(':', ': ')}`, pt: `escreva ${rest.replace(':', ': ')}` },
    ],
    [
      message === 'Unexpected scalar at node end' && /["']$/.test(block.slice(0, position).trim()),
      {
        en: 'expected the end of the line after the closing quotation mark, found more text',
        pt: 'esperado: o fim da linha depois das aspas que fecham; encontrado: mais texto',
      },
      {
        en: String.raw`put the whole text in double quotes, and a \ before each double quote inside it: "o \"novo\" site"`,
        pt: String.raw`ponha o texto inteiro entre aspas, e uma \ antes de cada aspa de dentro: "o \"novo\" site"`,
      },
    ],
    [
      isColon,
      {
        en: 'expected text without a colon, or text in quotes, found a colon in plain text',
        pt: 'esperado: texto sem dois-pontos, ou texto entre aspas; encontrado: dois-pontos em texto sem aspas',
      },
      {
        en: `put the text in double quotes: ${JSON.stringify(rest.trim())}`,
        pt: `ponha o texto entre aspas: ${JSON.stringify(rest.trim())}`,
      },
    ],
    [
      code === 'BLOCK_IN_FLOW',
      {
        en: 'expected entries separated by commas between the brackets, found a "- " or a colon',
        pt: 'esperado: itens separados por vírgulas entre os colchetes; encontrado: um "- " ou dois-pontos',
      },
      {
        en: 'write the list either as [a, b] or as one "- " line for each entry, and put text with a colon in double quotes',
        pt: 'escreva a lista como [a, b] ou com uma linha "- " para cada item, e ponha entre aspas o texto com dois-pontos',
      },
    ],
    [
      open,
      {
        en: `expected "${bracket}" before this line, found none`,
        pt: `esperado: "${bracket}" antes desta linha; encontrado: nada`,
      },
      {
        en: `write ${bracket} where the brackets above end`,
        pt: `escreva ${bracket} onde os colchetes de cima terminam`,
      },
    ],
  ];
  const [, words, fix] = slips.find(([isSo]) => isSo) ?? [
    true,
    {
      en: `expected YAML, found: ${message.replace(/\s+/g, ' ')}`,
      pt: `o YAML não pôde ser lido: ${message.replace(/\s+/g, ' ')}`,
    },
    {
      en: 'write "key: value" lines; put text with a colon, # or quotation marks in double quotes',
      pt: 'escreva linhas "chave: valor"; ponha entre aspas o texto com dois-pontos, # ou aspas',
    },
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
  const message = {
    en: 'expected a quotation mark where the text ends, found none',
    pt: 'esperado: aspas onde o texto termina; encontrado: nada',
  };
  return {
    position,
    message,
    fix: {
      en: `write ${block[position]} at the end of the text, as at its start`,
      pt: `escreva ${block[position]} no fim do texto, como no começo`,
    },
  };
}

const ENTRIES = { en: 'entries of its list', pt: 'os outros itens da lista' };
const KEYS = { en: 'keys of its group', pt: 'as outras chaves do grupo' };

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
      message: {
        en: 'expected an entry that starts with "- " like those above it, found text alone',
        pt: 'esperado: um item que começa com "- ", como os de cima; encontrado: só texto',
      },
      fix: {
        en: `write ${line.slice(0, found)}- ${line.slice(found)}`,
        pt: `escreva ${line.slice(0, found)}- ${line.slice(found)}`,
      },
    };
  }
  const kind = own ?? KEYS;
  const columns = open.filter(({ of }) => of === kind).map(({ column }) => column);
  // Of two that are as near, the deeper one: it is the one just above.
  const [wanted] = columns.sort((a, b) => Math.abs(a - found) - Math.abs(b - found));
  if (wanted === undefined || wanted === found) {
    return {
      position,
      message: {
        en: `expected a line indented like the other ${kind.en}, found another indentation`,
        pt: `esperado: uma linha alinhada com ${kind.pt}; encontrado: outro recuo`,
      },
      fix: {
        en: `start it at the same column as the other ${kind.en}`,
        pt: `comece na mesma coluna que ${kind.pt}`,
      },
    };
  }
  return {
    position,
    message: {
      en: `expected column ${wanted + 1}, where the other ${kind.en} start, found column ${found + 1}`,
      pt: `esperado: a coluna ${wanted + 1}, onde começam ${kind.pt}; encontrado: a coluna ${found + 1}`,
    },
    fix: moveBy(Math.abs(wanted - found), wanted > found),
  };
}

/** Where the hyphen of an entry stands, or a key; columns count from 0. */
interface Start {
  of: Words;
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
const IN_PORTUGUESE = [
  '',
  'uma',
  'duas',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
];

function moveBy(columns: number, isRight: boolean): Words {
  const [en, pt] = columns === 1 ? ['column', 'coluna'] : ['columns', 'colunas'];
  return {
    en: `move it ${NUMBERS[columns] ?? columns} ${en} to the ${isRight ? 'right' : 'left'}`,
    pt: `mova ${IN_PORTUGUESE[columns] ?? columns} ${pt} para a ${isRight ? 'direita' : 'esquerda'}`,
  };
}
