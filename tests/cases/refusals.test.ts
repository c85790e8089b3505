// Content that the build refuses: each problem has its place and says how to mend it, and nothing is published.

import { describe, expect, test } from 'vitest';
import { build } from '../support/build.ts';
import { type Case, readCases, UPDATE, writeCases } from '../support/cases.ts';
import { plain as inOneLine } from '../support/page.ts';
import { makeProject, type Tree } from '../support/project.ts';

describe.each(readCases('refusals'))('$name', (file) => {
  if (UPDATE) {
    test('is written anew', async () => {
      for (const one of file.cases)
        one.expected = expectationsOf(await refuse([one]), one.expected);
      writeCases(file);
    });
    return;
  }
  // A build reports all problems at once, so that cases in different files can share one.
  test.each(batchesOf(file.cases))('$titles', async ({ cases }) => {
    const problems = await refuse(cases);
    const expected = cases.flatMap((one) => one.expected);
    expect(expectationsOf(problems, expected).toSorted()).toEqual(expected.toSorted());
  });
});

/** Entries that can be copied, since a refused one has no page: several cases of one file then share a build. */
const COPIED = /^(content\/(?:blog|proposals|jobs|portfolio)\/\w[\w-]*)(\.\w+)$/;

/** The problems of one build with the changes of all cases; those of a copy are placed in its original. */
async function refuse(cases: readonly Case[]): Promise<string[]> {
  const tree: Record<string, Tree[string]> = {};
  for (const [index, one] of cases.entries()) {
    for (const [path, text = null] of Object.entries(one.tree)) {
      if (path in tree) tree[path.replace(COPIED, `$1-copia-${index}$2`)] = copied(text, index);
      else tree[path] = text;
    }
  }
  const plain = !Object.keys(tree).some((path) => /^(?:styles|islands)\//.test(path));
  const { problems, exists } = await build(makeProject(tree, { plain }), cases[0]?.settings);
  if (exists('index.html'))
    throw new Error(`published in spite of: ${cases.map(({ title }) => title)}`);
  return problems.map((problem) => problem.replaceAll(/-copia-\d+/g, ''));
}

/** Makes what a build requires to be unique so in a copy: an article's title and description, a proposal's number. */
function copied(text: Tree[string] = null, index: number): string {
  return String(text)
    .replace(/^(title: Olá|description: Um artigo.*)$/gm, `$1 ${index}`)
    .replace('number: "2025-048"', `number: "2025-${100 + index}"`);
}

/** A line for each problem: the one of `known` that it matches, or a new one, `> place » words`. */
function expectationsOf(problems: readonly string[], known: readonly string[]): string[] {
  const left = [...known];
  return problems.map((problem) => {
    const [place = '', ...lines] = problem.split('\n');
    const text = inOneLine(lines.join(' '));
    const index = left.findIndex((line) => {
      const [start, words = ''] = line.slice(2).split(' » ');
      return start === place && words.split(' · ').every((word) => text.includes(word));
    });
    const [found] = index < 0 ? [] : left.splice(index, 1);
    return found ?? `> ${place} » ${shortened(text)}`;
  });
}

/** The fix of a problem, cut to 80 characters. */
function shortened(text: string): string {
  const [, fix = text] = /(?:solução|fix): (.*)$/.exec(text) ?? [];
  return fix.length <= 80 ? fix : fix.slice(0, 80).replace(/\s\S*$/, '');
}

function batchesOf(cases: readonly Case[]): { titles: string; cases: Case[] }[] {
  const batches: Case[][] = [];
  const keyOf = ({ settings, isAlone, title }: Case): string =>
    isAlone ? title : JSON.stringify(settings);
  for (const one of cases) {
    const paths = Object.keys(one.tree);
    const isCopied = paths.length === 1 && COPIED.test(String(paths[0]));
    const batch = batches.find(
      (others) =>
        others.every((other) => keyOf(other) === keyOf(one)) &&
        (isCopied || others.every(({ tree }) => paths.every((path) => !(path in tree)))),
    );
    if (batch) batch.push(one);
    else batches.push([one]);
  }
  return batches.map((all) => ({ titles: all.map(({ title }) => title).join(' · '), cases: all }));
}
