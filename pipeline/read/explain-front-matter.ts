// Words what is wrong with the lines --- around the front matter of a Markdown file.

import type { SyntaxSlip } from './explain-indent.ts';

export const DELIMITER = '---';
type Fault = readonly [message: string, fix: string];

const START = 'comece o arquivo com linhas "chave: valor" entre duas linhas ---';

const FAULTS = {
  empty: ['esperado: o bloco de dados no começo do arquivo; encontrado: um arquivo vazio', START],
  text: ['esperado: o bloco de dados no começo do arquivo; encontrado: texto', START],
  open: [
    'esperado: uma segunda linha --- onde o bloco de dados termina; encontrado: nada',
    'escreva --- sozinho em uma linha abaixo da última chave',
  ],
  noKeys: [
    'esperado: chaves entre as duas linhas ---; encontrado: nada',
    'acrescente ao menos title: e as outras chaves deste tipo de arquivo',
  ],
  early: [
    'esperado: --- sozinho na linha; encontrado: mais',
    'escreva --- sozinho na linha em que o bloco de dados termina',
  ],
  spaces: [
    'esperado: até 200 linhas vazias e espaços seguidos entre as duas linhas ---; encontrado: mais',
    'apague as que estão vazias',
  ],
} satisfies Record<string, Fault>;

function otherLanguage(language: string): Fault {
  return [
    `esperado: o bloco de dados em YAML; encontrado: a linguagem "${language}"`,
    'escreva --- sozinho na primeira linha, e YAML abaixo; nenhum código é executado',
  ];
}

export function refuseFrontMatter(text: string): SyntaxSlip[] {
  const first = /.*/.exec(text)?.[0].trimEnd() ?? '';
  const end = closingDelimiter(text);
  const block = text.slice(DELIMITER.length, end);
  const early = text.indexOf(`\n${DELIMITER}`) + 1;
  const faults: [isSo: boolean, fault: Fault, position?: number][] = [
    [text.trim() === '', FAULTS.empty],
    [/^---(?:[^-\s]|\s)/.test(first), otherLanguage(first.slice(3).trim())],
    [first !== DELIMITER, FAULTS.text, text.search(/\S|$/)],
    [end < 0, FAULTS.open],
    [block.split('\n').every((line) => /^\s*(?:#|$)/.test(line)), FAULTS.noKeys],
    // Where gray-matter ends the front matter.
    [early <= end, FAULTS.early, early],
    // gray-matter looks at each of them once for each that follows.
    [/\s{200}/.test(block), FAULTS.spaces],
  ];
  const found = faults.filter(([isSo]) => isSo).slice(0, 1);
  return found.map(([, [message, fix], position = 0]) => ({ position, message, fix }));
}

/** Offset of the line break before the second `---`; -1 without one. */
export function closingDelimiter(text: string): number {
  return text.search(/\n---[ \t]*(?:\n|$)/);
}
