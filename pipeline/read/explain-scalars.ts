// Finds what YAML reads without complaint and nobody meant: keys twice, texts that swallow an entry, signs that cannot be read.

import { type Document, isScalar, type Node, type Scalar, visit } from 'yaml';
import { explainIndent, type SyntaxSlip } from './explain-indent.ts';
import { findUnseen, UNSEEN_FIX } from './refuse-signs.ts';

/** Keys that stand twice in their group, and text that spells out what cannot be read. */
export function explainScalars(document: Document.Parsed, block: string): SyntaxSlip[] {
  const slips: SyntaxSlip[] = [];
  const add = ({ range }: Pick<Node, 'range'>, message: string, fix: string): void => {
    slips.push({ position: range?.[0] ?? 0, message, fix });
  };
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key);
        if (seen.has(name))
          add(key, 'a mesma chave aparece duas vezes', 'fique com uma das duas linhas');
        seen.add(name);
      }
    },
    Scalar(_, node) {
      const swallowed = entryInside(node, block);
      if (swallowed !== undefined) slips.push(explainIndent(block, swallowed));
      const text = String(node.value);
      // Word processors write them by themselves, and YAML takes them for letters of the text.
      if (node.type === 'PLAIN' && /^[“”„«].*[“”»]$/.test(text)) {
        const message =
          'esperado: aspas retas em volta do texto; encontrado: aspas curvas, que apareceriam na página';
        add(node, message, `escreva ${JSON.stringify(text.slice(1, -1))}, ou sem aspas`);
      }
      const lost = lostBehind(node, block);
      if (lost !== undefined) slips.push(lost);
      const unseen = findUnseen(text);
      if (unseen) {
        add(
          node,
          `esperado: texto; encontrado: o caractere de controle ${unseen.name}`,
          UNSEEN_FIX,
        );
      }
    },
  });
  return slips;
}

/**
 * `Cliente #1 do mês` is `Cliente` to YAML. A comment that is meant has a space behind its sign, or two
 * before it, or stands behind what is no text.
 */
function lostBehind({ range, type, value }: Scalar, block: string): SyntaxSlip | undefined {
  if (!range || type !== 'PLAIN' || typeof value !== 'string' || !/\p{L}/u.test(value)) {
    return undefined;
  }
  const [start, end] = range;
  const [lost] = /^ #[^\s#].*/.exec(block.slice(end, end + 500)) ?? [];
  if (lost === undefined) return undefined;
  const whole = JSON.stringify(block.slice(start, end) + lost.trimEnd());
  return {
    position: end + 1,
    message: `esperado: o texto inteiro entre aspas; encontrado: um sinal # que faz o YAML deixar de fora "${lost.trim()}"`,
    fix: `escreva ${whole}; se for um comentário, deixe um espaço depois de #`,
  };
}

/** Where a line starts that YAML reads as more of the text above it, and that was meant as an entry. */
function entryInside({ range, type }: Scalar, block: string): number | undefined {
  if (!range || type !== 'PLAIN') return undefined;
  const inside = block.slice(range[0], range[1]).search(/\n *- /);
  return inside < 0 ? undefined : range[0] + inside + 1;
}

/** The first reference, in a text that has one to nothing, or to far too much. */
export function explainAlias(document: Document.Parsed): SyntaxSlip[] {
  const slips: SyntaxSlip[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      const message = `esperado: um valor; encontrado: *${source}, que o YAML lê como referência a outro valor`;
      const fix = 'ponha entre aspas o texto que começa com *, e repita os valores por extenso';
      slips.push({ position: range?.[0] ?? 0, message, fix });
      return visit.BREAK;
    },
  });
  return slips;
}

/** Nesting as deep as this is no content: parsers go down level by level until they fall. */
const MAX_LEVELS = 30;

/** The line that opens too many brackets, or starts too far right. */
export function explainDepth(block: string): SyntaxSlip[] {
  let [position, open] = [0, 0];
  for (const line of block.split('\n')) {
    let deepest = open;
    for (const sign of line) {
      if ('[{'.includes(sign)) deepest = Math.max(deepest, ++open);
      else if (']}'.includes(sign) && open > 0) open--;
    }
    const levels = /^(?: |[-?] )*/.exec(line)?.[0].length ?? 0;
    if (deepest > MAX_LEVELS || levels > MAX_LEVELS * 4) {
      const message = `esperado: grupos e listas em até ${MAX_LEVELS} níveis; encontrado: mais`;
      const fix = 'feche os colchetes que foram abertos, e comece as linhas mais à esquerda';
      return [{ position, message, fix }];
    }
    position += line.length + 1;
  }
  return [];
}
