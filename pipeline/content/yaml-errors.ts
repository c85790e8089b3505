// Explains the errors of the YAML parser in the words of those who write content.

import type * as Yaml from 'yaml';
import { type Complaint, complaint } from '../../domain/problem.ts';

export const UNREADABLE = 'o YAML não pôde ser lido';

const QUOTED = 'o texto inteiro entre aspas, de um tipo que ele não tenha';
const IN_QUOTES = 'ponha o texto inteiro entre aspas, simples se ele tem duplas';
const CLOSED = complaint(
  'o fim das aspas, dos colchetes ou das chaves',
  'nada',
  'feche o que esta linha, ou uma de cima, abre e não fecha',
);

export const BAD_SCALAR_START = complaint(
  QUOTED,
  'texto sem aspas que começa com um sinal',
  IN_QUOTES,
);

/** Explanations of the errors of the parser, by the beginning of its message or by its code. */
const MISTAKES: Readonly<Record<string, Complaint>> = {
  'Nested mappings': complaint(QUOTED, 'dois-pontos em texto sem aspas', IN_QUOTES),
  'Unexpected scalar at node end': complaint(QUOTED, 'texto depois de aspas ou chaves', IN_QUOTES),
  'Flow ': CLOSED,
  MISSING_CHAR: CLOSED,
  DUPLICATE_KEY: complaint(
    'cada chave uma vez só',
    'a mesma de novo',
    'fique com uma das duas linhas',
  ),
  TAB_AS_INDENT: complaint('espaços no começo da linha', 'uma tabulação', 'troque-a por espaços'),
  BAD_DQ_ESCAPE: complaint(
    '\\\\ para uma barra invertida entre aspas duplas',
    '\\ com outra letra',
    'escreva \\\\, ou ponha o texto entre aspas simples',
  ),
  BAD_SCALAR_START,
  BAD_INDENT: complaint(
    'as linhas de um grupo na mesma coluna',
    'uma em outra',
    'alinhe esta linha, ou a de baixo, com as outras do grupo, ou feche o que uma de cima abre',
  ),
};

/** What an error of the parser means to somebody who writes content. */
export function explainYaml({ code, message }: Yaml.YAMLParseError, file: string): Complaint {
  const isNoPair = code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys');
  if (isNoPair) {
    const isText = file.endsWith('.md') ? '; onde o texto começa, ponha antes uma linha ---' : '';
    const fix = `escreva a chave, dois-pontos e um espaço antes do valor${isText}`;
    return complaint('uma linha "chave: valor"', 'texto sem chave', fix);
  }
  const isMoved = code === 'BLOCK_AS_IMPLICIT_KEY' || message.includes('indicator');
  const start = Object.keys(MISTAKES).find((words) => message.startsWith(words));
  return (
    MISTAKES[start ?? (isMoved ? 'BAD_INDENT' : code)] ?? {
      message: UNREADABLE,
      fix: 'escreva linhas "chave: valor", recuadas com espaços; ponha entre aspas o texto com dois-pontos ou #',
    }
  );
}
