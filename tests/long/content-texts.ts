// Reads the texts of the content line by line, without keys, addresses and names of files, which visitors do not read.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { listFiles } from '../support/files.ts';

export interface ContentText {
  file: string;
  /** The text with the lines of its file, in which everything that visitors do not read is blank. */
  text: string;
}

/** Keys whose values are names for the program. */
const CODE =
  /^(\s*(?:- )?)(?:words|id|type|variant|from|scene|unlisted|standalone|route|template|slug|image|href|liveUrl|url|email|phone|bookingLink|network|kind|preset|tone|art|category|project|testimonial|author|show|choice|defaultChoice|claims|colour|screens|shareImage|ground|technologies|keywords|highlighted|isStartingPrice|works: \[|similar|openingTimes|number|cnpj|key|wordmark|mark|motif|sans|serif|publishedOn|validThrough|updatedOn|draft|optional|selected|every|group|of|due|by|validUntil|cpf|preparedBy|team: \[)\b.*$/gm;

/** Variables for figures and for the company, and colours. */
const NAMES = /(?<=: )none\b|\{[\w:.-]+\}|(?<=: )\/[\w/.#-]+|oklch\([^)]*\)/g;

export function contentTexts(): ContentText[] {
  return listFiles(inject('content'))
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => {
      const text = read(file);
      // The values of the theme are names, but its comments are texts.
      const said = file === 'theme.yaml' ? text.replace(/^(?! *#).*$/gm, '') : text;
      return { file: `content/${file}`, text: readable(said.replace(NAMES, '')) };
    });
}

/** Names of the company, its people, places and clients, which no dictionary has and no owner should have to list. */
export function ownNames(): string[] {
  const house = read('site.yaml').match(
    /^(?:brand|wordmark|legalName|city|address|dataOfficer): .*/gm,
  );
  const people = read('people.yaml').match(/^(?:- | {2})name: .*/gm);
  const works = listFiles(join(inject('content'), 'portfolio')).flatMap(
    (file) => read(`portfolio/${file}`).match(/^(?:title|client): .*/gm) ?? [],
  );
  const words = [...(house ?? []), ...(people ?? []), ...works].flatMap(
    (line) => line.replace(/^.*?: /, '').match(/\p{L}+/gu) ?? [],
  );
  // A PIX code has no accents.
  return [...words, ...words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))];
}

function read(file: string): string {
  const path = join(inject('content'), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

export function readable(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return (
    text
      .replace(/#(?: .*)?$/gm, (part) => blank(part))
      .replace(CODE, (part) => blank(part))
      .replace(
        /\b(?:id|href|preset|colour|art|tone|of|due|by|project|kind|url|accessKey|letters|file|language): [^\s,}]+/g,
        blank,
      )
      .replace(/^(?:hosts):(?: .*|(?:\n *- .*)*)/gm, blank)
      .replace(/(?:- |\{ )from: [\w-]+/g, blank)
      .replace(/\b(?:includes|show): \[[^\]]*\]/g, blank)
      // Addresses of links, and names of footnotes.
      .replace(/\]\([^)\s]*\)|\[\^[^\]\s]+\]/g, blank)
      .replace(/https?:\/\/\S+|\bgrimpa[./]\w+|[\w.-]+@[\w.-]+|\{\w+\}/g, blank)
      .replace(/(^|[{,])(\s*(?:- )*)[\w+-]+:(?=\s|$)/gm, blank)
  );
}
