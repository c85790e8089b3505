// Sets keys of a YAML file of content/, and leaves its comments and all other keys as they are.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Document,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

/** `values` by their paths, such as `pix.name`; undefined takes one away. */
export function setKeys(
  root: string,
  file: string,
  values: Readonly<Record<string, unknown>>,
): void {
  const path = join(root, 'content', file);
  const text = readFileSync(path, 'utf8');
  const document = parseDocument(text);
  const before = parseDocument(text).contents;
  for (const [key, value] of Object.entries(values)) setIn(document, key.split('.'), value);
  const set = new Set(Object.keys(values).map((key) => key.split('.')[0]));
  let [written, end] = ['', 0];
  for (const { key, value } of (isMap(before) ? before.items : []) as Pair<Node, Node | null>[]) {
    const name = String(key);
    if (!set.delete(name)) continue;
    const last = value?.range?.[1] ?? key.range?.[1] ?? end;
    written += text.slice(end, key.range?.[0]) + yamlOf(document, name);
    end = last - (text[last - 1] === '\n' ? 1 : 0);
  }
  const added = [...set].map((name) => `\n${yamlOf(document, name ?? '')}\n`).join('');
  writeFileSync(path, written + text.slice(end) + added);
}

/** One key of a file with its value. */
function yamlOf(document: Document, name: string): string {
  const node = document.get(name, true);
  if (node === undefined) return '';
  const one = new Document();
  one.set(name, node);
  return one.toString({ lineWidth: 0 }).trimEnd();
}

function setIn(document: Document, path: readonly string[], value: unknown): void {
  if (value === undefined) {
    if (document.hasIn(path)) document.deleteIn(path);
    return;
  }
  const node = document.createNode(value) as Node;
  visit(node, {
    Map(_, map) {
      map.flow = isShort(map);
    },
  });
  document.setIn(path, typeof value === 'object' ? node : value);
}

/** A label with its address stands in one line. */
function isShort(map: YAMLMap): boolean {
  const values = map.items.map(({ value }) => (isScalar(value) ? String(value.value) : undefined));
  return values.every((text) => text !== undefined) && values.join('').length < 70;
}
