// Values as YAML, in the manner of what they replace, or else as the content of this site is written.

import { Document, isCollection, isScalar, type Node, Scalar, visit } from 'yaml';

/**
 * A value as it stands behind `key:`, with its lines indented by that of the key; in the manner of
 * the node that it replaces, or else as the content of this site is written.
 */
export function yamlOf(
  value: unknown,
  indent: number,
  like: Node | undefined,
  isItem = false,
): string {
  const whole = styled(new Document({ k: value }), like)
    .trimEnd()
    .replace(/^k:/, '');
  const put = isItem ? whole.replace(/^\n {2}/, ' ') : whole;
  return put.replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

/** A whole document, each of its texts in the manner of the content. */
export function styled(document: Document, like: Node | undefined): string {
  visit(document, {
    Scalar(key, scalar) {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
      else if (like && isScalar(like) && like.type?.startsWith('QUOTE')) scalar.type = like.type;
      else if (/\s|^$/.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
    Collection(key, collection) {
      if (key !== null && like && isCollection(like) && like.flow) collection.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, indent: 2 });
}
