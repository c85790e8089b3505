// Finds what YAML reads without complaint and nobody meant: keys twice, texts that swallow an entry, signs that cannot be read.

import { type Document, isScalar, type Scalar, visit } from 'yaml';
import { explainIndent, type SyntaxSlip } from './explain-indent.ts';
import { explainCurlyQuotes, explainRepetition } from './explain-yaml.ts';
import { findUnseen, UNSEEN_FIX } from './refuse-signs.ts';

/** Keys that stand twice in their group, and text that spells out what cannot be read. */
export function explainScalars(document: Document.Parsed, block: string): SyntaxSlip[] {
  const slips: SyntaxSlip[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (isScalar(key) && seen.has(name)) {
          slips.push(explainRepetition(positionOf(key)));
        }
        seen.add(name);
      }
    },
    Scalar(_, node) {
      const swallowed = entryInside(node, block);
      if (swallowed !== undefined) slips.push(explainIndent(block, swallowed));
      if (node.type === 'PLAIN' && /^[“”„«].*[“”»]$/.test(String(node.value))) {
        slips.push(explainCurlyQuotes(String(node.value), positionOf(node)));
      }
      const unseen = typeof node.value === 'string' && findUnseen(node.value);
      if (!unseen) return;
      const message = `expected text, found the control character ${unseen.name}`;
      slips.push({ position: positionOf(node), message, fix: UNSEEN_FIX });
    },
  });
  return slips;
}

/** Where a line starts that YAML reads as more of the text above it, and that was meant as an entry. */
function entryInside({ range, type }: Scalar, block: string): number | undefined {
  if (!range || type !== 'PLAIN') return undefined;
  const text = block.slice(range[0], range[1]);
  const inside = text.search(/\n *- /);
  return inside < 0 ? undefined : range[0] + inside + 1;
}

function positionOf({ range }: Pick<Scalar, 'range'>): number {
  return range?.[0] ?? 0;
}

/** Nesting as deep as this is no content: parsers go down level by level until they fall. */
const MAX_LEVELS = 30;
export const TOO_DEEP = {
  message: `expected groups and lists in at most ${MAX_LEVELS} levels, found more`,
  fix: 'close the brackets that were opened, and start lines further left',
};

/** Where the line starts that opens too many brackets, or starts too far right. */
export function findDeepLine(block: string): number | undefined {
  let [start, open] = [0, 0];
  for (const line of block.split('\n')) {
    let deepest = open;
    for (const sign of line) {
      if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++open);
      else if ((sign === ']' || sign === '}') && open > 0) open--;
    }
    const levels = /^(?: |[-?] )*/.exec(line)?.[0].length ?? 0;
    if (deepest > MAX_LEVELS || levels > MAX_LEVELS * 4) return start;
    start += line.length + 1;
  }
  return undefined;
}
