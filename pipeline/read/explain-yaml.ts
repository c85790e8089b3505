// Words the mistakes of YAML itself for people who have never read its specification.

import type { YAMLParseError } from 'yaml';
import { explainIndent, type SyntaxSlip } from './explain-indent.ts';

export function explainReference(name = ''): { message: string; fix: string } {
  return {
    message: `expected a value, found *${name}, which YAML reads as a reference to another value`,
    fix: 'put text that starts with * in double quotes, and write repeated values out',
  };
}

/** Word processors write them by themselves, and YAML takes them for letters of the text. */
export function explainCurlyQuotes(text: string, position: number): SyntaxSlip {
  return {
    position,
    message:
      'expected straight quotation marks around a text, found curly ones, which readers would see',
    fix: `write ${JSON.stringify(text.slice(1, -1))}, or without any`,
  };
}

export function explainRepetition(position: number): SyntaxSlip {
  return { position, message: 'found the same key twice', fix: 'keep one of the two lines' };
}

/** The slips that people make most often, in words for readers who do not know YAML's terms. */
export function explainSyntax({ code, message, pos }: YAMLParseError, block: string): SyntaxSlip {
  const [position] = pos;
  const rest = /.*/.exec(block.slice(position))?.[0] ?? '';
  if (code === 'TAB_AS_INDENT') {
    return {
      position,
      message: 'expected spaces for indentation, found a tab',
      fix: 'replace each tab at the start of the line by two spaces',
    };
  }
  if (/^Missing closing ["']/.test(message)) return explainOpenQuote(block, position);
  if (code === 'MULTILINE_IMPLICIT_KEY') {
    if (/^(["'])(?!.*\1)/.test(rest)) return explainOpenQuote(block, position + 1);
    if (/^[\w-]+:(?!\/\/)/.test(rest)) return explainTightColon(rest, position);
  }
  if (message === 'Unexpected scalar at node end' && /["']\s*$/.test(block.slice(0, position))) {
    return explainInnerQuote(position);
  }
  if (message.startsWith('Nested mappings')) {
    return /:(?:\s|$)/.test(rest)
      ? explainColon(rest, position)
      : explainDeeperKey(block, position + rest.length + 1);
  }
  if (code === 'BLOCK_IN_FLOW') return explainBrackets(position);
  const open = /^Flow (sequence|map)/.exec(message)?.[1];
  if (open) return explainOpenBracket(open, block, position);
  if (/start at the same column|^A block sequence|^Sequence item without/.test(message)) {
    return explainIndent(block, startOfLine(block, position));
  }
  return {
    position,
    message: `expected YAML, found: ${message.replace(/\s+/g, ' ')}`,
    fix: 'write "key: value" lines; put text with a colon, # or quotation marks in double quotes',
  };
}

/** YAML notices the missing mark only at the end: the text is shown where it was opened. */
function explainOpenQuote(block: string, end: number): SyntaxSlip {
  const opened = lastOpenQuote(block.slice(0, end));
  const position = opened < 0 ? end : opened;
  const mark = block[position];
  return {
    position,
    message: 'expected a quotation mark where the text ends, found none',
    fix: `write ${mark} at the end of the text, as at its start`,
  };
}

/** Where the quotation mark stands that is not closed before the end, or -1. */
function lastOpenQuote(text: string): number {
  let opened = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (opened < 0) {
      // Quotation marks inside a plain text are signs like any other.
      if ((sign === '"' || sign === "'") && /[\s[{,]/.test(text[at - 1] ?? ' ')) opened = at;
    } else if (sign === '\\' && text[opened] === '"') at++;
    else if (sign === text[opened]) {
      if (sign === "'" && text[at + 1] === "'") at++;
      else opened = -1;
    }
  }
  return opened;
}

function explainInnerQuote(position: number): SyntaxSlip {
  return {
    position,
    message: 'expected the end of the line after the closing quotation mark, found more text',
    fix: String.raw`put the whole text in double quotes, and a \ before each double quote inside it: "o \"novo\" site"`,
  };
}

function explainTightColon(line: string, position: number): SyntaxSlip {
  return {
    position,
    message: 'expected a space after the colon, found none',
    fix: `write ${line.replace(':', ': ')}`,
  };
}

function explainColon(text: string, position: number): SyntaxSlip {
  return {
    position,
    message: 'expected text without a colon, or text in quotes, found a colon in plain text',
    fix: `put the text in double quotes: ${JSON.stringify(text.trim())}`,
  };
}

/** Above it stands text that YAML lets go on in lines further right. */
function explainDeeperKey(block: string, lineStart: number): SyntaxSlip {
  const slip = explainIndent(block, lineStart);
  return { ...slip, fix: `${slip.fix}; text that has a colon goes in double quotes` };
}

function explainBrackets(position: number): SyntaxSlip {
  return {
    position,
    message: 'expected entries separated by commas between the brackets, found a "- " or a colon',
    fix: 'write the list either as [a, b] or as one "- " line for each entry, and put text with a colon in double quotes',
  };
}

function explainOpenBracket(kind: string, block: string, position: number): SyntaxSlip {
  const bracket = kind === 'map' ? '}' : ']';
  return {
    position: position + block.slice(position).search(/[^ ]|$/),
    message: `expected "${bracket}" before this line, found none`,
    fix: `write ${bracket} where the brackets above end`,
  };
}

function startOfLine(block: string, position: number): number {
  return block.lastIndexOf('\n', position - 1) + 1;
}
