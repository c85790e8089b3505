// Turns YAML and front matter into data, and remembers where in the file every value stands.

import matter from 'gray-matter';
import {
  type Alias,
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Problem } from '../../domain/problem.ts';
import { explainIndent, type SyntaxSlip } from './explain-indent.ts';
import {
  explainCurlyQuotes,
  explainReference,
  explainRepetition,
  explainSyntax,
} from './explain-yaml.ts';
import { findUnseen, UNSEEN_FIX } from './refuse-signs.ts';

export interface Place {
  line: number;
  column: number;
  excerpt: string;
}

/** A parsed file. The positions are for explaining problems; nothing of it outlives its validation. */
export interface ParsedSource {
  file: string;
  /** The whole file. */
  text: string;
  data: unknown;
  /** Where the value at `path` stands; a missing value is placed at what should hold it. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Where the key itself stands, for keys that should not be there. */
  placeOfKey(path: readonly PropertyKey[], key: string): Place;
  /** The value as it is written in the file. */
  sourceOf(path: readonly PropertyKey[]): string | undefined;
  /** Where the value starts in `text`, if it is there. */
  startOf(path: readonly PropertyKey[]): number | undefined;
}

/** A Markdown file without its front matter. */
export interface Body {
  text: string;
  /** The line of the file on which the body starts, from 1. */
  firstLine: number;
}

const DELIMITER = '---';

/** Of one file: whoever mends these sees the others. */
const MAX_SLIPS = 20;

export function parseYaml(
  file: string,
  text: string,
  problems: Problem[],
): ParsedSource | undefined {
  return parseBlock(file, text, text, 0, problems);
}

export function parseFrontMatter(
  file: string,
  text: string,
  problems: Problem[],
): ParsedSource | undefined {
  const refusal = refuseFrontMatter(file, text);
  if (refusal) {
    problems.push(refusal);
    return undefined;
  }
  let parsed: ParsedSource | undefined;
  const yaml = {
    parse: (block: string) => {
      parsed = parseBlock(file, text, block, DELIMITER.length, problems);
      return {};
    },
  };
  // Without an options object gray-matter would cache every text; the other engines run code.
  const refuse = { parse: refuseEngine };
  matter(text, { engines: { yaml, javascript: refuse, json: refuse } });
  return parsed;
}

/** Splits off the front matter without reading it. */
export function splitBody(text: string): Body {
  const end = closingDelimiter(text);
  const start = text.indexOf('\n', end + 1) + 1;
  if (end < 0 || start === 0) return { text: '', firstLine: 1 };
  return { text: text.slice(start), firstLine: text.slice(0, start).split('\n').length };
}

function parseBlock(
  file: string,
  text: string,
  block: string,
  offset: number,
  problems: Problem[],
): ParsedSource | undefined {
  const at = (position: number): Place => placeAt(text, position + offset);
  const report = ({ position, message, fix }: SyntaxSlip): void => {
    problems.push({ file, ...at(position), message, fix });
  };
  const deep = findDeepLine(block);
  if (deep !== undefined) {
    report({ position: deep, ...TOO_DEEP });
    return undefined;
  }
  const lineCounter = new LineCounter();
  // The parser compares every key with every other: that many keys would take it hours.
  const document = parseDocument(block, {
    prettyErrors: false,
    lineCounter,
    uniqueKeys: false,
    // Nothing for the terminal: what it would warn of is a problem of the schema.
    logLevel: 'error',
  });
  const [error] = document.errors;
  const slips = [
    ...(error ? [explainSyntax(error, block)] : []),
    ...explainScalars(document, block),
  ];
  slips.slice(0, MAX_SLIPS).forEach(report);
  if (slips.length > 0) return undefined;
  keepUnusualNumbers(document);
  const data = resolveReferences(document);
  if (data instanceof ReferenceError) {
    const alias = firstAlias(document);
    problems.push({ file, ...at(startOf(alias) ?? 0), ...explainReference(alias?.source) });
    return undefined;
  }
  return {
    file,
    text,
    data,
    placeOf: (path) => at(startOf(nodeAt(document, path)) ?? block.search(/\S|$/)),
    placeOfKey: (path, key) => at(startOf(keyAt(document, path, key)) ?? 0),
    sourceOf: (path) => {
      const range = document.getIn(path, true) as Node | undefined;
      return range?.range ? block.slice(range.range[0], range.range[1]) : undefined;
    },
    startOf: (path) => {
      const start = startOf(document.getIn(path, true) as Node | undefined);
      return start === undefined ? undefined : start + offset;
    },
  };
}

/** `5.000` is five to YAML and five thousand to a Brazilian: only plain digits are a number here. */
function keepUnusualNumbers(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'number' && !/^-?\d+$/.test(node.source ?? '')) {
        node.value = node.source;
      }
    },
  });
}

/** Keys that stand twice in their group, and text that spells out what cannot be read. */
function explainScalars(document: Document.Parsed, block: string): SyntaxSlip[] {
  const slips: SyntaxSlip[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (isScalar(key) && seen.has(name)) {
          slips.push(explainRepetition(startOf(key) ?? 0));
        }
        seen.add(name);
      }
    },
    Scalar(_, node) {
      const swallowed = entryInside(node, block);
      if (swallowed !== undefined) slips.push(explainIndent(block, swallowed));
      if (node.type === 'PLAIN' && /^[“”„«].*[“”»]$/.test(String(node.value))) {
        slips.push(explainCurlyQuotes(String(node.value), startOf(node) ?? 0));
      }
      const unseen = typeof node.value === 'string' && findUnseen(node.value);
      if (!unseen) return;
      const message = `expected text, found the control character ${unseen.name}`;
      slips.push({ position: startOf(node) ?? 0, message, fix: UNSEEN_FIX });
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

/** Nesting as deep as this is no content: parsers go down level by level until they fall. */
const MAX_LEVELS = 30;
const TOO_DEEP = {
  message: `expected groups and lists in at most ${MAX_LEVELS} levels, found more`,
  fix: 'close the brackets that were opened, and start lines further left',
};

/** Where the line starts that opens too many brackets, or starts too far right. */
function findDeepLine(block: string): number | undefined {
  let [start, open] = [0, 0];
  for (const line of block.split('\n')) {
    let deepest = open;
    for (const sign of line) {
      if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++open);
      else if ((sign === ']' || sign === '}') && open > 0) open--;
    }
    const levels = /^(?: |- )*/.exec(line)?.[0].length ?? 0;
    if (deepest > MAX_LEVELS || levels > MAX_LEVELS * 4) return start;
    start += line.length + 1;
  }
  return undefined;
}

/** The data, or the error about a reference to nothing or to far too much. */
function resolveReferences(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    if (error instanceof ReferenceError) return error;
    throw error;
  }
}

function firstAlias(document: Document): Alias | undefined {
  let first: Alias | undefined;
  visit(document, {
    Alias: (_, alias) => {
      first = alias;
      return visit.BREAK;
    },
  });
  return first;
}

function refuseFrontMatter(file: string, text: string): Problem | undefined {
  const first = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  const here = { file, line: 1, column: 1, excerpt: first };
  if (text.trim() === '') {
    return {
      file,
      message: 'expected front matter, found an empty file',
      fix: 'start the file with a block of "key: value" lines between two lines of ---',
    };
  }
  if (/^---[^-\s]/.test(first) || /^---\s+\S/.test(first)) {
    return {
      ...here,
      message: `expected YAML front matter, found the language "${first.slice(3).trim()}"`,
      fix: 'write --- alone on the first line, and YAML below it; no code is ever run',
    };
  }
  if (first.trimEnd() !== DELIMITER) {
    return {
      ...here,
      message: 'expected front matter, found text',
      fix: 'start the file with a block of "key: value" lines between two lines of ---',
    };
  }
  if (closingDelimiter(text) < 0) {
    return {
      ...here,
      message: 'expected a second line of --- where the front matter ends, found none',
      fix: 'write --- alone on a line below the last key',
    };
  }
  const block = text.slice(DELIMITER.length, closingDelimiter(text));
  if (block.split('\n').every((line) => /^\s*(?:#|$)/.test(line))) {
    return {
      ...here,
      message: 'expected keys between the two lines of ---, found none',
      fix: 'add at least title: and the other keys of this kind of file',
    };
  }
  return undefined;
}

function closingDelimiter(text: string): number {
  return text.search(/\n---[ \t]*(?:\n|$)/);
}

function refuseEngine(): never {
  throw new Error('front matter in a language that runs code was not refused');
}

function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (node) return node as Node;
  }
  return undefined;
}

function keyAt(document: Document, path: readonly PropertyKey[], key: string): Node | undefined {
  const parent = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key,
  );
  return pair?.key as Node | undefined;
}

function startOf(node: Node | undefined): number | undefined {
  return node?.range?.[0];
}

/** Line and column, both from 1, and the text of the line. */
export function placeAt(text: string, position: number): Place {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const end = text.indexOf('\n', position);
  const before = text.slice(0, start);
  return {
    line: before === '' ? 1 : before.split('\n').length,
    column: position - start + 1,
    excerpt: text.slice(start, end < 0 ? undefined : end),
  };
}
