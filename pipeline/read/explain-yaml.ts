// Words the mistakes of YAML itself for people who have never read its specification.

import type { YAMLParseError } from 'yaml';
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
      fix: `${slip.fix}; texto com dois-pontos vai entre aspas`,
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

type Fault = readonly [message: string, fix: string];

const FAULTS = {
  tab: [
    'esperado: espaços no começo da linha; encontrado: uma tabulação',
    'troque cada tabulação do começo da linha por dois espaços',
  ],
  afterQuote: [
    'esperado: o fim da linha depois das aspas que fecham; encontrado: mais texto',
    String.raw`ponha o texto inteiro entre aspas, e uma \ antes de cada aspa de dentro: "o \"novo\" site"`,
  ],
  inBrackets: [
    'esperado: itens separados por vírgulas entre os colchetes; encontrado: um "- " ou dois-pontos',
    'escreva a lista como [a, b] ou com uma linha "- " para cada item, e ponha entre aspas o texto com dois-pontos',
  ],
} satisfies Record<string, Fault>;

function noSpace(line: string): Fault {
  const better = line.replace(':', ': ');
  return ['esperado: um espaço depois dos dois-pontos; encontrado: nada', `escreva ${better}`];
}

function colonInside(text: string): Fault {
  const quoted = JSON.stringify(text);
  return [
    'esperado: texto sem dois-pontos, ou texto entre aspas; encontrado: dois-pontos em texto sem aspas',
    `ponha o texto entre aspas: ${quoted}`,
  ];
}

function openBracket(bracket: string): Fault {
  return [
    `esperado: "${bracket}" antes desta linha; encontrado: nada`,
    `escreva ${bracket} onde os colchetes de cima terminam`,
  ];
}

/** In the words of the parser. */
function unreadable(message: string): Fault {
  return [
    `o YAML não pôde ser lido: ${message}`,
    'escreva linhas "chave: valor"; ponha entre aspas o texto com dois-pontos, # ou aspas',
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
  const message = 'esperado: aspas onde o texto termina; encontrado: nada';
  return {
    position,
    message,
    fix: `escreva ${block[position]} no fim do texto, como no começo`,
  };
}
