// Turns YAML and front matter into data, and keeps where in the file every value stands.

import matter from 'gray-matter';
import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Problem } from '../../domain/problem.ts';
import { type Body, placeAt, Source, type Yaml } from '../source.ts';
import { closingDelimiter, DELIMITER, refuseFrontMatter } from './explain-front-matter.ts';
import type { SyntaxSlip } from './explain-indent.ts';
import { explainAlias, explainDepth, explainScalars } from './explain-scalars.ts';
import { explainSyntax } from './explain-yaml.ts';

/** Slips of one file that are told: who mends these sees the others. */
const MAX_SLIPS = 20;

/**
 * A Markdown file with front matter, or YAML alone; JSON is YAML too. With problems the source has
 * no data: only its text and its body are of use.
 */
export function parseSource(file: string, text: string): { source: Source; problems: Problem[] } {
  const isMarkdown = file.endsWith('.md');
  const refused = isMarkdown ? refuseFrontMatter(text) : [];
  const { yaml, slips } =
    refused.length > 0 ? { yaml: UNREAD, slips: refused } : readYaml(blockOf(file, text));
  const isEmpty = text.trim() === '';
  const problems = slips.slice(0, MAX_SLIPS).map(({ position, ...words }) => {
    return { file, ...(isEmpty ? {} : placeAt(text, position)), ...words };
  });
  return { source: new Source(file, text, bodyOf(file, text), () => yaml), problems };
}

/** A text that was found to be right before: its YAML is read for whoever asks for what is in it. */
export function knownSource(file: string, text: string): Source {
  return new Source(file, text, bodyOf(file, text), () => readYaml(blockOf(file, text)).yaml);
}

/** What stands below the front matter, which is not read for it. */
function bodyOf(file: string, text: string): Body {
  const end = file.endsWith('.md') ? closingDelimiter(text) : -1;
  const start = text.indexOf('\n', end + 1) + 1;
  if (end < 0 || start === 0) return { text: '', firstLine: 1 };
  return { text: text.slice(start), firstLine: text.slice(0, start).split('\n').length };
}

/** The YAML of a file, and how many signs stand before it. */
interface Block {
  text: string;
  offset: number;
}

/** Front matter that is not refused: its language is YAML. */
function blockOf(file: string, text: string): Block {
  if (!file.endsWith('.md')) return { text, offset: 0 };
  // Without an options object gray-matter would cache every text.
  const { matter: block } = matter(text, { engines: { yaml: { parse: () => ({}) } } });
  return { text: block, offset: DELIMITER.length };
}

interface ReadYaml {
  yaml: Yaml;
  /** What is wrong, at its offsets in the file. */
  slips: SyntaxSlip[];
}

/** A file whose YAML cannot be read: its values stand nowhere. */
const UNREAD: Yaml = {
  data: undefined,
  valueAt: () => undefined,
  keyAt: () => undefined,
  start: 0,
};

const MAX_ALIASES = 100;

function readYaml({ text: block, offset }: Block): ReadYaml {
  const refused = (slips: readonly SyntaxSlip[]): ReadYaml => {
    const moved = slips.map((slip) => ({ ...slip, position: slip.position + offset }));
    return { yaml: UNREAD, slips: moved };
  };
  const deep = explainDepth(block);
  if (deep.length > 0) return refused(deep);
  // The parser compares every key with every other: that many keys would take it hours.
  const options = { prettyErrors: false, uniqueKeys: false };
  // Nothing for the terminal: what it would warn of is a problem of the schema.
  const document = parseDocument(block, { ...options, logLevel: 'error' });
  const errors = document.errors.slice(0, 1).map((error) => explainSyntax(error, block));
  const slips = [...errors, ...explainScalars(document, block)];
  if (slips.length > 0) return refused(slips);
  keepUnusualNumbers(document);
  try {
    const data = document.toJS({ maxAliasCount: MAX_ALIASES });
    const start = offset + block.search(/\S|$/);
    return { yaml: { data, ...keepPlaces(document, offset), start }, slips: [] };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return refused(explainAlias(document));
  }
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

type Path = readonly PropertyKey[];

/** Where every value and every key stands, so that the parser's own tree can go. */
function keepPlaces({ contents }: Document, offset: number): Pick<Yaml, 'valueAt' | 'keyAt'> {
  const values = new Map<string, { start: number; end: number }>();
  const keys = new Map<string, number>();
  const name = (path: Path): string => path.map(String).join('\0');
  const keep = (node: Node | null, path: Path): void => {
    if (!node) return;
    const [start = 0, end = 0] = node.range ?? [];
    values.set(name(path), { start: start + offset, end: end + offset });
    if (!isCollection(node)) return;
    for (const [index, item] of node.items.entries()) {
      if (!isMap(node)) keep(item as Node | null, [...path, index]);
      else if (isPair(item) && isScalar(item.key)) {
        const inner = [...path, String(item.key.value)];
        if (item.key.range) keys.set(name(inner), item.key.range[0] + offset);
        keep(item.value as Node | null, inner);
      }
    }
  };
  keep(contents as Node | null, []);
  return { valueAt: (path) => values.get(name(path)), keyAt: (path) => keys.get(name(path)) };
}
