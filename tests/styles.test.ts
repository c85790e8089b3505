// The style sheets as a reader finds them: short, in their layers, with every colour in one place.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type StyleRule } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { listFiles, REPOSITORY } from './support/files.ts';

const STYLES = join(REPOSITORY, 'styles');
const sheets = listFiles(STYLES).filter((path) => path.endsWith('.css'));
const textOf = (path: string): string => readFileSync(join(STYLES, path), 'utf8');

describe.each(sheets)('%s', (path) => {
  const text = textOf(path);

  test('has at most 200 lines, and says at its head what it is for', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(201);
    expect(text.startsWith('/* ')).toBe(true);
  });

  test('overrules nothing by force, and is imported once', () => {
    expect(text).not.toContain('!important');
    if (path === 'main.css') return;
    expect(textOf('main.css').split(`"./${path}"`)).toHaveLength(2);
  });

  // Values stand in tokens.css, and black and white on paper.
  if (path !== 'tokens.css' && !path.startsWith('print/')) {
    test('names colours by their role', () => {
      expect(text.match(/oklch\(|rgb\(|hsl\(|#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([]);
    });
  }
});

test('nothing is nested below a list: with the selectors that a page is not given, the rest would lose weight', () => {
  const lists: string[] = [];
  const style = ({ value }: { value: StyleRule }): undefined => {
    if (value.rules?.length && value.selectors[1]) lists.push(JSON.stringify(value.selectors));
  };
  bundle({ filename: join(STYLES, 'main.css'), visitor: { Rule: { style } } });
  expect(lists).toEqual([]);
});

test('the layers are declared in their order, and every import goes into one', () => {
  const text = textOf('main.css');
  const layers = /@layer ([\w, ]+);/.exec(text)?.[1]?.split(', ') ?? [];
  expect(layers.join()).toBe('reset,tokens,base,compositions,blocks,utilities,print');
  const used = [...text.matchAll(/layer\((\w+)\)/g)].map(([, name = '']) => layers.indexOf(name));
  expect(used.every((layer) => layer >= 0)).toBe(true);
  expect(used).toEqual([...used].sort((a, b) => a - b));
});
