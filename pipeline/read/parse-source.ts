// Turns YAML and front matter into data, and keeps where in the file every value stands.

import matter from 'gray-matter';
import { type Alias, type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from '../../domain/problem.ts';
import { type Body, once, placeAt, type Source, type Spot, sourceOf } from '../source.ts';
import type { SyntaxSlip } from './explain-indent.ts';
import { explainScalars, findDeepLine, TOO_DEEP } from './explain-scalars.ts';
import { explainReference, explainSyntax } from './explain-yaml.ts';
import { type KeptPlaces, keepPlaces } from './keep-places.ts';
import { closingDelimiter, DELIMITER, refuseFrontMatter } from './refuse-front-matter.ts';

/** With problems the source has no data: only its text and its body are of use. */
export interface Parsed {
  source: Source;
  problems: Problem[];
}

/** YAML without front matter around it; JSON is YAML too. */
export function parseYaml(file: string, text: string): Parsed {
  return sourceFrom({ file, text, block: text, offset: 0, body: NO_BODY });
}

export function parseFrontMatter(file: string, text: string): Parsed {
  const body = splitBody(text);
  const refusal = refuseFrontMatter(file, text);
  if (refusal) return { source: unread(file, text, body), problems: [refusal] };
  let block = '';
  const yaml = {
    parse: (written: string) => {
      block = written;
      return {};
    },
  };
  // Without an options object gray-matter would cache every text; the other engines run code.
  const refuse = { parse: refuseEngine };
  matter(text, { engines: { yaml, javascript: refuse, json: refuse } });
  return sourceFrom({ file, text, block, offset: DELIMITER.length, body });
}

/** Knows its text and its body, and the rest once it is asked for that. */
export function unparsedSource(file: string, text: string): Source {
  const isMarkdown = file.endsWith('.md');
  const parsed = once(() => (isMarkdown ? parseFrontMatter : parseYaml)(file, text).source);
  return sourceOf({
    file,
    text,
    body: isMarkdown ? splitBody(text) : NO_BODY,
    get data() {
      return parsed().data;
    },
    placeOf: (path) => parsed().placeOf(path),
    placeOfKey: (path, key) => parsed().placeOfKey(path, key),
    writtenAt: (path) => parsed().writtenAt(path),
    startOf: (path) => parsed().startOf(path),
  });
}

const NO_BODY: Body = { text: '', firstLine: 1 };

/** Splits off the front matter without reading it. */
function splitBody(text: string): Body {
  const end = closingDelimiter(text);
  const start = text.indexOf('\n', end + 1) + 1;
  if (end < 0 || start === 0) return NO_BODY;
  return { text: text.slice(start), firstLine: text.slice(0, start).split('\n').length };
}

/** The YAML of a file, `offset` signs after its start. */
interface Block extends Pick<Source, 'file' | 'text' | 'body'> {
  block: string;
  offset: number;
}

function sourceFrom(found: Block): Parsed {
  const { file, text, body, block, offset } = found;
  const { document, slips } = readBlock(block);
  if (!document || slips.length > 0) {
    const problems = slips.map(({ position, message, fix }) => ({
      file,
      ...placeAt(text, position + offset),
      message,
      fix,
    }));
    return { source: unread(file, text, body), problems };
  }
  const data = document.toJS({ maxAliasCount: MAX_ALIASES });
  return {
    source: sourceOf({ file, text, body, data, ...located(found, keepPlaces(document)) }),
    problems: [],
  };
}

/** Of one file: whoever mends these sees the others. */
const MAX_SLIPS = 20;

function readBlock(block: string): { document?: Document; slips: SyntaxSlip[] } {
  const deep = findDeepLine(block);
  if (deep !== undefined) return { slips: [{ position: deep, ...TOO_DEEP }] };
  // The parser compares every key with every other: that many keys would take it hours.
  const document = parseDocument(block, {
    prettyErrors: false,
    lineCounter: new LineCounter(),
    uniqueKeys: false,
    // Nothing for the terminal: what it would warn of is a problem of the schema.
    logLevel: 'error',
  });
  const [error] = document.errors;
  const slips = [
    ...(error ? [explainSyntax(error, block)] : []),
    ...explainScalars(document, block),
  ];
  if (slips.length > 0) return { slips: slips.slice(0, MAX_SLIPS) };
  keepUnusualNumbers(document);
  return { document, slips: explainAlias(document) };
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

const MAX_ALIASES = 100;

/** A reference to nothing, or to far too much. */
function explainAlias(document: Document): SyntaxSlip[] {
  const alias = firstAlias(document);
  if (!alias) return [];
  try {
    document.toJS({ maxAliasCount: MAX_ALIASES });
    return [];
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return [{ position: alias.range?.[0] ?? 0, ...explainReference(alias.source) }];
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

type Located = Pick<Source, 'placeOf' | 'placeOfKey' | 'writtenAt' | 'startOf'>;

function located({ text, block, offset }: Block, { valueAt, keyAt }: KeptPlaces): Located {
  const at = (position: number): Spot => placeAt(text, position + offset);
  const nearest = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const value = valueAt(path.slice(0, length));
      if (value) return value.start;
    }
    return block.search(/\S|$/);
  };
  return {
    placeOf: (path) => at(nearest(path)),
    placeOfKey: (path, key) => at(keyAt([...path, key]) ?? 0),
    writtenAt: (path) => {
      const value = valueAt(path);
      return value && block.slice(value.start, value.end);
    },
    startOf: (path) => {
      const value = valueAt(path);
      return value && value.start + offset;
    },
  };
}

/** A file whose YAML cannot be read: its values stand nowhere. */
function unread(file: string, text: string, body: Body): Source {
  const top = (): Spot => placeAt(text, 0);
  return sourceOf({
    file,
    text,
    body,
    data: undefined,
    placeOf: top,
    placeOfKey: top,
    writtenAt: () => undefined,
    startOf: () => undefined,
  });
}

function refuseEngine(): never {
  throw new Error('front matter in a language that runs code was not refused');
}
