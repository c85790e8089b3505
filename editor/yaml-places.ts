// Where the values of a YAML text stand in it.

import type { Node } from 'yaml';

export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Behind its last sign: a block of lines ends before the break that follows it. */
export function endOf(node: Node, text: string): number {
  let end = node.range?.[1] ?? 0;
  while (end > startOf(node) && /\s/.test(text[end - 1] ?? '')) end--;
  return end;
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Where the next line starts. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export function columnOf(node: Node, text: string): number {
  return startOf(node) - lineStart(text, startOf(node));
}

export function dashColumn(node: Node, text: string): number {
  const line = text.slice(lineStart(text, startOf(node)), startOf(node));
  return line.lastIndexOf('-') >= 0 ? line.lastIndexOf('-') : columnOf(node, text);
}
