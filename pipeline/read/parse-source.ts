// Turns YAML and front matter into data, and keeps where in the file every value stands.

import matter from 'gray-matter';
import { type Document, parseDocument, visit } from 'yaml';
import type { Problem } from '../../domain/problem.ts';
import { type Body, placeAt, Source, type Yaml } from '../source.ts';
import type { SyntaxSlip } from './explain-indent.ts';
import { explainAlias, explainDepth, explainScalars } from './explain-scalars.ts';
import { explainSyntax } from './explain-yaml.ts';
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
  const slips = refuseFrontMatter(text);
  const read = slips.length > 0 ? { yaml: UNREAD, slips } : readFrontMatter(text);
  return parsed(file, text, splitBody(text), read);
}

/** A text that was found to be right before: its YAML is read for whoever asks for what is in it. */
export function knownSource(file: string, text: string): Source {
  return file.endsWith('.md')
    ? new Source(file, text, splitBody(text), () => readFrontMatter(text).yaml)
    : new Source(file, text, NO_BODY, () => readYaml(text, 0).yaml);
}

/** Of one file: whoever mends these sees the others. */
const MAX_SLIPS = 20;

function parsed(file: string, text: string, body: Body, { yaml, slips }: ReadYaml): Parsed {
  const isEmpty = text.trim() === '';
  const problems = slips.slice(0, MAX_SLIPS).map(({ position, ...words }) => {
    return { file, ...(isEmpty ? {} : placeAt(text, position)), ...words };
  });
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

/** Of a text whose front matter is not refused: its language is YAML. */
function readFrontMatter(text: string): ReadYaml {
  // Without an options object gray-matter would cache every text.
  const { matter: block } = matter(text, { engines: { yaml: { parse: () => ({}) } } });
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

const MAX_ALIASES = 100;

/** `block` is the YAML of a file, `offset` signs after its start. */
function readYaml(block: string, offset: number): ReadYaml {
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
