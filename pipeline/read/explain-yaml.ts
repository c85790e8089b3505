// Words the mistakes of YAML itself for people who have never read its specification.

import type { YAMLParseError } from 'yaml';
import type { Words } from '../../domain/wording.ts';
import { explainIndent, type SyntaxSlip } from './explain-indent.ts';

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
  const isAfterQuote = /["']$/.test(block.slice(0, position).trim());
  const faults: [isSo: unknown, fault: Fault][] = [
    [code === 'TAB_AS_INDENT', FAULTS.tab],
    [isKey && /^[\w-]+:(?!\/\/)/.test(rest), noSpace(rest)],
    [message === 'Unexpected scalar at node end' && isAfterQuote, FAULTS.afterQuote],
    [isColon, colonInside(rest.trim())],
    [code === 'BLOCK_IN_FLOW', FAULTS.inBrackets],
    [open, openBracket(open === 'map' ? '}' : ']')],
  ];
  const [, fault] = faults.find(([isSo]) => isSo) ?? [];
  const [words, fix] = fault ?? unreadable(message.replace(/\s+/g, ' '));
  return { position, message: words, fix };
}

type Fault = readonly [message: Words, fix: Words];

const FAULTS = {
  tab: [
    {
      en: 'expected spaces for indentation, found a tab',
      pt: 'esperado: espaços no começo da linha; encontrado: uma tabulação',
    },
    {
      en: 'replace each tab at the start of the line by two spaces',
      pt: 'troque cada tabulação do começo da linha por dois espaços',
    },
  ],
  afterQuote: [
    {
      en: 'expected the end of the line after the closing quotation mark, found more text',
      pt: 'esperado: o fim da linha depois das aspas que fecham; encontrado: mais texto',
    },
    {
      en: String.raw`put the whole text in double quotes, and a \ before each double quote inside it: "o \"novo\" site"`,
      pt: String.raw`ponha o texto inteiro entre aspas, e uma \ antes de cada aspa de dentro: "o \"novo\" site"`,
    },
  ],
  inBrackets: [
    {
      en: 'expected entries separated by commas between the brackets, found a "- " or a colon',
      pt: 'esperado: itens separados por vírgulas entre os colchetes; encontrado: um "- " ou dois-pontos',
    },
    {
      en: 'write the list either as [a, b] or as one "- " line for each entry, and put text with a colon in double quotes',
      pt: 'escreva a lista como [a, b] ou com uma linha "- " para cada item, e ponha entre aspas o texto com dois-pontos',
    },
  ],
} satisfies Record<string, Fault>;

function noSpace(line: string): Fault {
  const better = line.replace(':', ': ');
  return [
    {
      en: 'expected a space after the colon, found none',
      pt: 'esperado: um espaço depois dos dois-pontos; encontrado: nada',
    },
    { en: `write ${better}`, pt: `escreva ${better}` },
  ];
}

function colonInside(text: string): Fault {
  const quoted = JSON.stringify(text);
  return [
    {
      en: 'expected text without a colon, or text in quotes, found a colon in plain text',
      pt: 'esperado: texto sem dois-pontos, ou texto entre aspas; encontrado: dois-pontos em texto sem aspas',
    },
    { en: `put the text in double quotes: ${quoted}`, pt: `ponha o texto entre aspas: ${quoted}` },
  ];
}

function openBracket(bracket: string): Fault {
  return [
    {
      en: `expected "${bracket}" before this line, found none`,
      pt: `esperado: "${bracket}" antes desta linha; encontrado: nada`,
    },
    {
      en: `write ${bracket} where the brackets above end`,
      pt: `escreva ${bracket} onde os colchetes de cima terminam`,
    },
  ];
}

/** In the words of the parser. */
function unreadable(message: string): Fault {
  return [
    { en: `expected YAML, found: ${message}`, pt: `o YAML não pôde ser lido: ${message}` },
    {
      en: 'write "key: value" lines; put text with a colon, # or quotation marks in double quotes',
      pt: 'escreva linhas "chave: valor"; ponha entre aspas o texto com dois-pontos, # ou aspas',
    },
  ];
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
