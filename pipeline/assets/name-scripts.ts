// Names scripts after what they say: the bundler's own names also tell where the project and its packages lie.

import { hashOf } from '../store/hash.ts';

/** `texts`, by the bundler's file names, to file names of ours: `menu.3f9a01c2.js`. */
export function nameScripts(texts: ReadonlyMap<string, string>): Map<string, string> {
  const names = [...texts.keys()];
  const plain = new Map(
    [...texts].map(([name, text]) => [name, renamed(text, new Map(names.map(withStem)))]),
  );
  const named = names.map((name): [string, string] => {
    const imported = [...reachedFrom(name, texts)].map((other) => plain.get(other) ?? '');
    // What is imported has no order of its own.
    const hash = hashOf([plain.get(name), ...imported.sort()].join('\0'));
    return [name, `${stemOf(name)}.${hash.slice(0, 8)}.js`];
  });
  return new Map(named);
}

export function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

function withStem(name: string): [string, string] {
  return [name, stemOf(name)];
}

function stemOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** By imports, at once or later, and by theirs. */
function reachedFrom(
  name: string,
  texts: ReadonlyMap<string, string>,
  reached = new Set<string>(),
): Set<string> {
  for (const other of texts.keys()) {
    if (other === name || reached.has(other) || !texts.get(name)?.includes(other)) continue;
    reachedFrom(other, texts, reached.add(other));
  }
  return reached;
}
