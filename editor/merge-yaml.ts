// Puts changed values into a YAML text: comments, order and the bytes of whatever did not change stay.

import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isEmpty } from './form-values.ts';
import { columnOf, dashColumn, endOf, lineEnd, lineStart, startOf } from './yaml-places.ts';
import { styled, yamlOf } from './yaml-text.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** `text` with the values of `data`. */
export function mergeYaml(text: string, data: unknown): string {
  const document = parseDocument(text);
  const { contents } = document;
  const edits: Edit[] = [];
  if (contents) mergeNode(contents, data, { document, text, edits });
  else return styled(new Document(data), undefined);
  let merged = text;
  for (const { start, end, text: put } of edits.sort((a, b) => b.start - a.start)) {
    merged = merged.slice(0, start) + put + merged.slice(end);
  }
  return merged;
}

interface Work {
  document: Document;
  text: string;
  edits: Edit[];
}

function mergeNode(node: Node, value: unknown, work: Work): void {
  if (isSame(node.toJS(work.document), value)) return;
  if (isMap(node) && !node.flow && isPlainGroup(value)) mergeMap(node, value, work);
  else if (isSeq(node) && !node.flow && Array.isArray(value)) mergeList(node, value, work);
  else replace(node, value, work);
}

function mergeMap(map: YAMLMap, data: Record<string, unknown>, work: Work): void {
  const pairs = map.items as Pair<Node, Node | null>[];
  const left = new Map(Object.entries(data));
  let last = 0;
  for (const { key, value } of pairs) {
    const name = String(key);
    last = endOf(value ?? key, work.text);
    if (!left.has(name)) {
      // What says nothing may stay: an empty key says that there is none.
      if (isEmpty(value?.toJS(work.document))) continue;
      const start = lineStart(work.text, startOf(key));
      work.edits.push({ start, end: lineEnd(work.text, last), text: '' });
      continue;
    }
    const wanted = left.get(name);
    left.delete(name);
    if (
      value &&
      (isCollection(value) || isScalar(value)) &&
      value.range?.[0] !== value.range?.[1]
    ) {
      mergeNode(value, wanted, work);
    } else if (!isEmpty(wanted)) {
      const at = work.text.indexOf(':', key.range?.[1] ?? 0) + 1;
      work.edits.push({
        start: at,
        end: at,
        text: yamlOf(wanted, columnOf(key, work.text), undefined),
      });
    }
  }
  const [first] = pairs;
  const indent = first ? columnOf(first.key, work.text) : 0;
  const added = [...left]
    // A form says no to what the file does not speak of.
    .filter(([, value]) => !isEmpty(value) && value !== false)
    .map(([name, value]) => `${' '.repeat(indent)}${name}:${yamlOf(value, indent, undefined)}`);
  if (added.length > 0) insertLines(added, last, work);
}

/** Entries that stay at the start and at the end keep their bytes; as many as before are changed in their places. */
function mergeList(list: YAMLSeq, data: readonly unknown[], work: Work): void {
  const nodes = list.items as Node[];
  const old = nodes.map((node) => node.toJS(work.document));
  if (old.length === data.length) {
    nodes.forEach((node, index) => {
      mergeNode(node, data[index], work);
    });
    return;
  }
  let start = 0;
  while (start < Math.min(old.length, data.length) && isSame(old[start], data[start])) start++;
  let tail = 0;
  const most = Math.min(old.length, data.length) - start;
  while (tail < most && isSame(old.at(-1 - tail), data.at(-1 - tail))) tail++;
  const gone = nodes.slice(start, nodes.length - tail);
  const put = data.slice(start, data.length - tail);
  const [anyone] = nodes;
  if (!anyone) {
    replace(list, data, work);
    return;
  }
  const indent = dashColumn(anyone, work.text);
  const lines = put.map(
    (value) => `${' '.repeat(indent)}-${yamlOf(value, indent, undefined, true)}`,
  );
  const [firstGone] = gone;
  const lastGone = gone.at(-1);
  if (firstGone && lastGone) {
    const from = lineStart(work.text, startOf(firstGone));
    const to = lineEnd(work.text, endOf(lastGone, work.text));
    work.edits.push({ start: from, end: to, text: lines.map((one) => `${one}\n`).join('') });
  } else if (start > 0) {
    const before = nodes[start - 1] ?? anyone;
    insertLines(lines, endOf(before, work.text), work);
  } else {
    const from = lineStart(work.text, startOf(anyone));
    work.edits.push({ start: from, end: from, text: lines.map((one) => `${one}\n`).join('') });
  }
}

function replace(node: Node, value: unknown, { text, edits }: Work): void {
  const start = startOf(node);
  const end = endOf(node, text);
  const line = text.slice(lineStart(text, start), start);
  const indent = (/^ */.exec(line)?.[0].length ?? 0) + (/^ *- /.test(line) ? 2 : 0);
  const written = yamlOf(
    value,
    isCollection(node) && !node.flow ? Math.max(0, indent - 2) : indent,
    node,
  );
  const isBlock = isCollection(node) && !node.flow;
  // A block starts on the line below its key.
  if (isBlock) edits.push({ start: text.lastIndexOf(':', start) + 1, end, text: written });
  else edits.push({ start, end, text: written.trimStart() });
}

function insertLines(lines: readonly string[], at: number, { text, edits }: Work): void {
  const end = lineEnd(text, at);
  const isOpen = end === text.length && !text.endsWith('\n');
  const put = lines.map((line) => (isOpen ? `\n${line}` : `${line}\n`)).join('');
  edits.push({ start: end, end, text: put });
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  // Fields for texts take the last line break.
  if (typeof a === 'string' && typeof b === 'string') return a.trimEnd() === b.trimEnd();
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keysA, keysB] = [Object.keys(a), Object.keys(b)];
  return (
    keysA.length === keysB.length &&
    keysA.every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

function isPlainGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
