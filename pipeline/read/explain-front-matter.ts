// Words what is wrong with the lines --- around the front matter of a Markdown file.

import type { Words } from '../../domain/wording.ts';
import type { SyntaxSlip } from './explain-indent.ts';

export const DELIMITER = '---';
type Fault = readonly [message: Words, fix: Words];

const START = {
  en: 'start the file with a block of "key: value" lines between two lines of ---',
  pt: 'comece o arquivo com linhas "chave: valor" entre duas linhas ---',
};

const FAULTS = {
  empty: [
    {
      en: 'expected front matter, found an empty file',
      pt: 'esperado: o bloco de dados no começo do arquivo; encontrado: um arquivo vazio',
    },
    START,
  ],
  text: [
    {
      en: 'expected front matter, found text',
      pt: 'esperado: o bloco de dados no começo do arquivo; encontrado: texto',
    },
    START,
  ],
  open: [
    {
      en: 'expected a second line of --- where the front matter ends, found none',
      pt: 'esperado: uma segunda linha --- onde o bloco de dados termina; encontrado: nada',
    },
    {
      en: 'write --- alone on a line below the last key',
      pt: 'escreva --- sozinho em uma linha abaixo da última chave',
    },
  ],
  noKeys: [
    {
      en: 'expected keys between the two lines of ---, found none',
      pt: 'esperado: chaves entre as duas linhas ---; encontrado: nada',
    },
    {
      en: 'add at least title: and the other keys of this kind of file',
      pt: 'acrescente ao menos title: e as outras chaves deste tipo de arquivo',
    },
  ],
  early: [
    {
      en: 'expected --- alone on its line, found more',
      pt: 'esperado: --- sozinho na linha; encontrado: mais',
    },
    {
      en: 'write --- alone on the line where the front matter ends',
      pt: 'escreva --- sozinho na linha em que o bloco de dados termina',
    },
  ],
  spaces: [
    {
      en: 'expected at most 200 empty lines and spaces in a row between the two lines of ---, found more',
      pt: 'esperado: até 200 linhas vazias e espaços seguidos entre as duas linhas ---; encontrado: mais',
    },
    { en: 'delete those that are empty', pt: 'apague as que estão vazias' },
  ],
} satisfies Record<string, Fault>;

function otherLanguage(language: string): Fault {
  return [
    {
      en: `expected YAML front matter, found the language "${language}"`,
      pt: `esperado: o bloco de dados em YAML; encontrado: a linguagem "${language}"`,
    },
    {
      en: 'write --- alone on the first line, and YAML below it; no code is ever run',
      pt: 'escreva --- sozinho na primeira linha, e YAML abaixo; nenhum código é executado',
    },
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
