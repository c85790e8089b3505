// Refuses bodies that no person wrote: what the Markdown parser would take hours for, or fall over.

import type { Complaint, Problem } from '../../domain/problem.ts';
import { type Body, placeAt } from '../source.ts';

/** The parser goes down level by level, and compares every mark of a paragraph with the others. */
const MAX_LEVELS = 12;
const MAX_PARAGRAPH = 20_000;
const MAX_MARKS = 1000;
/** Each has an id and a place of its own. */
const MAX_HEADINGS = 500;

/** The first line that is too much, if there is one. */
export function refuseMonster({ text, firstLine }: Body, file: string): Problem | undefined {
  let start = 0;
  let [paragraph, marks, headings] = [0, 0, 0];
  for (const line of text.split('\n')) {
    if (HEADING.test(line)) headings++;
    if (line.trim() === '' && line.length < MAX_PARAGRAPH) [paragraph, marks] = [0, 0];
    else {
      paragraph += line.length + 1;
      marks += line.match(/[*_~[]/g)?.length ?? 0;
    }
    const complaint = complaintAbout(line, { paragraph, marks, headings });
    if (complaint) {
      const place = placeAt(text, start);
      return { file, ...place, line: place.line + firstLine - 1, ...complaint };
    }
    start += line.length + 1;
  }
  return undefined;
}

/** Marked by `#` or by a line below it. */
const HEADING = /^ {0,3}(?:#{1,6}(?:\s|$)|(?:-+|=+)\s*$)/;

interface Counts {
  /** Signs of the paragraph up to the end of the line, and marks of emphasis and links among them. */
  paragraph: number;
  marks: number;
  /** Headings of the text up to there. */
  headings: number;
}

function complaintAbout(
  line: string,
  { paragraph, marks, headings }: Counts,
): Complaint | undefined {
  if (headings > MAX_HEADINGS) {
    return {
      message: `esperado: até ${MAX_HEADINGS} títulos; encontrado: mais`,
      fix: 'divida o texto em vários',
    };
  }
  if (marks > MAX_MARKS) {
    return {
      message: `esperado: até ${MAX_MARKS} marcas como * e [ em um parágrafo; encontrado: mais`,
      fix: 'ponha uma linha vazia entre os parágrafos',
    };
  }
  if (paragraph > MAX_PARAGRAPH) {
    return {
      message: `esperado: parágrafos de até ${MAX_PARAGRAPH} caracteres; encontrado: um mais longo`,
      fix: line.trimStart().startsWith('|')
        ? 'faça várias tabelas, cada uma com seu título'
        : 'ponha uma linha vazia entre os parágrafos',
    };
  }
  if (levelsOf(line) <= MAX_LEVELS) return undefined;
  return {
    message: `esperado: citações e listas em até ${MAX_LEVELS} níveis; encontrado: mais`,
    fix: 'comece a linha mais à esquerda',
  };
}

/** Marks of quotes and lists at the start of a line, and what a deep indentation stands for. */
function levelsOf(line: string): number {
  const marks = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
  // A row of hyphens is a line across the page.
  if (marks.length === line.length && !marks.includes('>')) return 0;
  const signs = marks.match(/[>*+)-]|\./g)?.length ?? 0;
  const indented = /^[ \t]*/.exec(marks)?.[0].length ?? 0;
  return signs + (signs > 0 ? Math.floor(indented / 4) : 0);
}
