// Builds content, and compares parts of the pages and files. Expectations have no classes, which belong to the style.

import { describe, expect, test } from 'vitest';
import { type Built, build } from '../support/build.ts';
import { type Case, readCases, UPDATE, writeCases } from '../support/cases.ts';
import { listFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject } from '../support/project.ts';

describe.each(readCases('sites'))('$name', (file) => {
  if (UPDATE) {
    test('is written anew', async () => {
      for (const one of file.cases) one.expected = await answersOf(one);
      writeCases(file);
    });
    return;
  }
  test.each(file.cases)('$title', async (one) => {
    expect(await answersOf(one)).toEqual(one.expected);
  });
});

/** Each question of the case, followed by what the site answers. */
async function answersOf({ tree, settings, expected }: Case): Promise<string[]> {
  const site = await build(makeProject(tree, { plain: true }), settings);
  if (!site.ok) throw new Error(site.problems.join('\n\n'));
  const questions = expected.filter((line) => !line.startsWith('|'));
  return questions.flatMap((question) => {
    const answer = answerOf(site, question.slice(2));
    if (answer.length > 30) throw new Error(`more than 30 lines: ${question}`);
    return [question, ...answer.map((line) => `| ${line}`.trimEnd())];
  });
}

/** `PATH`: lines; `PATH SELECTOR`: elements, after `text` or `tags` their texts or tags; `files FOLDER`; `notices`. */
function answerOf(site: Built, question: string): string[] {
  const [first = '', ...others] = question.split(' ');
  if (first === 'notices') return site.notices.flatMap((notice) => notice.split('\n'));
  if (first === 'files') {
    const all = listFiles(site.outDir).map((path) => path.replace(HASH, '.#.'));
    return all.filter((path) => path.startsWith(others[0] ?? ''));
  }
  const isPart = first === 'text' || first === 'tags';
  const [path = '', ...words] = isPart ? others : [first, ...others];
  if (!site.exists(path)) return ['(is not there)'];
  const written = site.read(path);
  if (words.length === 0) return lasting(written).split('\n').filter(Boolean);
  const found = new Page(path, written, path.endsWith('.xml')).all(words.join(' '));
  if (found.length === 0) return ['(none)'];
  return found.flatMap(({ text, html }) => {
    if (first === 'text') return [text.replaceAll(CODE, '#-#-#')];
    return first === 'tags' ? [lasting(html.replace(/>.*/s, '>'))] : lasting(html).split('\n');
  });
}

const HASH = /\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\./g;
/** The code of a version of a proposal. */
const CODE = /(?:[0-9A-F]{4}-){2}[0-9A-F]{4}/g;
const BLOCK =
  /(?<=>)\s*(?=<\/?(?:p|h[1-6]|[ou]l|li|table|thead|tbody|tr|figure|figcaption|blockquote|pre|section|picture|source|img|div|nav|aside|dl|dt|dd|video|input|footer|item|entry|title|link|description|pubDate|guid)\b)/g;

/** HTML without hashes, classes and drawings, so that new names and styles of files change no expectation. */
function lasting(html: string): string {
  return html
    .replaceAll(HASH, '.#.')
    .replaceAll(CODE, '#-#-#')
    .replaceAll(/"https:\/\/wa\.me[^"]*"/g, (address) => decodeURIComponent(address))
    .replaceAll(/sha256-[^']+/g, 'sha256-#')
    .replaceAll(/ (?:class|data-look|data-edge)="[^"]*"/g, '')
    .replaceAll(/<svg.*?<\/svg>/gs, '<svg/>')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replaceAll(',{"@type"', '\n,{"@type"')
    .replaceAll(BLOCK, '\n');
}
