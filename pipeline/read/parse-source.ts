// Turns YAML and front matter into data, and keeps where in the file every value stands.

import matter from 'gray-matter';
import { type Alias, type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from '../../domain/problem.ts';
import { type Body, placeAt, Source, type Yaml } from '../source.ts';
import type { SyntaxSlip } from './explain-indent.ts';
import { explainScalars, findDeepLine, TOO_DEEP } from './explain-scalars.ts';
import { explainReference, explainSyntax } from './explain-yaml.ts';
import { keepPlaces } from './keep-places.ts';
import { closingDelimiter, DELIMITER, refuseFrontMatter } from './refuse-front-matter.ts';

/** With problems the source has no data: only its text and its body are of use. */
export interface Parsed {
  source: Source;
  problems: Problem[];
}

/** YAML without front matter around it; JSON is YAML too. */
export function parseYaml(file: string, text: string): Parsed {
  return parsed(file, text, NO_BODY, readYaml(text, 0));
}

export function parseFrontMatter(file: string, text: string): Parsed {
  const body = splitBody(text);
  const refusal = refuseFrontMatter(file, text);
  if (refusal) return { source: new Source(file, text, body, () => UNREAD), problems: [refusal] };
  return parsed(file, text, body, readFrontMatter(text));
}

/** A text that was found to be right before: its YAML is read for whoever asks for what is in it. */
export function knownSource(file: string, text: string): Source {
  return file.endsWith('.md')
    ? new Source(file, text, splitBody(text), () => readFrontMatter(text).yaml)
    : new Source(file, text, NO_BODY, () => readYaml(text, 0).yaml);
}

function parsed(file: string, text: string, body: Body, { yaml, slips }: ReadYaml): Parsed {
  const problems = slips.map(({ position, message, fix }) => ({
    file,
    ...placeAt(text, position),
    message,
    fix,
  }));
  return { source: new Source(file, text, body, () => yaml), problems };
}

const NO_BODY: Body = { text: '', firstLine: 1 };

/** Splits off the front matter without reading it. */
function splitBody(text: string): Body {
  const end = closingDelimiter(text);
  const start = text.indexOf('\n', end + 1) + 1;
  if (end < 0 || start === 0) return NO_BODY;
  return { text: text.slice(start), firstLine: text.slice(0, start).split('\n').length };
}

function readFrontMatter(text: string): ReadYaml {
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
  return readYaml(block, DELIMITER.length);
}

interface ReadYaml {
  yaml: Yaml;
  /** At their offsets in the file. */
  slips: SyntaxSlip[];
}

/** A file whose YAML cannot be read: its values stand nowhere. */
const UNREAD: Yaml = {
  data: undefined,
  valueAt: () => undefined,
  keyAt: () => undefined,
  start: 0,
};

/** `block` is the YAML of a file, `offset` signs after its start. */
function readYaml(block: string, offset: number): ReadYaml {
  const { document, slips } = readBlock(block);
  if (!document || slips.length > 0) {
    const moved = slips.map((slip) => ({ ...slip, position: slip.position + offset }));
    return { yaml: UNREAD, slips: moved };
  }
  const places = keepPlaces(document, offset);
  const start = offset + block.search(/\S|$/);
  const data = document.toJS({ maxAliasCount: MAX_ALIASES });
  return { yaml: { data, ...places, start }, slips: [] };
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

function refuseEngine(): never {
  throw new Error('front matter in a language that runs code was not refused');
}
