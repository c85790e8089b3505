// Turns files of content/ into the data of the editor's forms, and back; lines that were not edited keep their bytes.

import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import { type Field, type FieldType, KEY, ROOT, TYPE, VALUE } from './fields.ts';

type Group = Record<string, unknown>;

/** The key of the YAML that an entry was read from; no form shows it. */
const SOURCE = '_source';
const BODY = 'body';

/** The fields of an entry, which may depend on its template. */
export type FieldsOf = (entry: Group) => readonly Field[];

export function readEntry(text: string, fieldsOf: FieldsOf, isMarkdown: boolean): Group {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [block, head = '', body = ''] = /^---[ \t]*\n(.*?)^---[ \t]*$\n?(.*)$/ms.exec(lines) ?? [];
  // An empty form would take the place of the whole text.
  if (isMarkdown && block !== lines.trimStart())
    throw new Error('Esperado: o bloco de dados entre duas linhas --- no começo do arquivo.');
  const source = isMarkdown ? head : `${lines.trim()}\n`;
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  const data: unknown = document.toJS();
  const fields = fieldsOf(Object(data));
  const entry = openGroup(fields, fields[0]?.name === ROOT ? { [ROOT]: data } : data);
  return { ...entry, ...(isMarkdown && { [BODY]: body.trim() }), [SOURCE]: source };
}

export function writeEntry(entry: Group, fieldsOf: FieldsOf, isMarkdown: boolean): string {
  const { [SOURCE]: source = '', ...all } = entry;
  const { [ROOT]: root, [BODY]: body = '', ...own } = closeGroup(fieldsOf(entry), all);
  const head = change(String(source), root ?? own);
  return isMarkdown ? `---\n${head}---\n\n${String(body).trim()}\n` : head;
}

/** The form's value of a missing key: without it the form would fill in a default. */
const NOTHING: Record<string, unknown> = { boolean: false, number: null, hidden: undefined };

const isList = ({ widget, multiple, isLines }: Field) => widget === 'list' || multiple || isLines;
const isRecord = ({ fields }: Field) => fields?.[0]?.name === KEY;

function open(field: Field, value: unknown): unknown {
  const { widget, fields = [], name, isLines } = field;
  if (isRecord(field)) {
    const isOne = fields[1]?.name === VALUE;
    const parts = Object.entries(groupIn(value, name));
    return parts.map(([key, one]) =>
      openGroup(fields, { [KEY]: key, ...(isOne ? { [VALUE]: one } : Object(one)) }),
    );
  }
  if (isList(field)) {
    if (!Array.isArray(value ?? [])) throw new Error(`${name}: esperada uma lista`);
    const items: unknown[] = Array.isArray(value) ? value : [];
    return isLines ? items.join('\n') : items.map((one) => openPart(field, one));
  }
  if (widget === 'object') {
    const isThere = value === null ? kindOf(field, value) : value !== undefined;
    return isThere ? openPart(field, value) : null;
  }
  return value ?? (widget in NOTHING ? NOTHING[widget] : '');
}

/** Opens an item of a list, or the content of a group. */
function openPart(field: Field, value: unknown): unknown {
  if (field.field) return open(field.field, value);
  if (field.typeKey !== TYPE) {
    const fields = fieldsIn(field, value);
    return fields ? openGroup(fields, value) : value;
  }
  const kind = kindOf(field, value);
  // A kind without fields is a word, such as `none`.
  if (kind && !kind.fields) return { [TYPE]: kind.name };
  const { name, fields = [] } = kind ?? {};
  const isOne = fields[0]?.name === VALUE;
  return { [TYPE]: name, ...openGroup(fields, isOne ? { [VALUE]: value } : groupIn(value)) };
}

function openGroup(fields: readonly Field[], value: unknown): Group {
  const group = groupIn(value);
  const own = fields.map((field) => [field.name, open(field, group[field.name])]);
  return { ...group, ...Object.fromEntries(own) };
}

/** The fields of a section, or of one kind of a value, by the key that names the kind. */
function fieldsIn({ fields, types, typeKey = '' }: Field, value: unknown): Field[] | undefined {
  return types ? types.find(({ name }) => name === Object(value)[typeKey])?.fields : fields;
}

function kindOf({ types = [] }: Field, value: unknown): FieldType | undefined {
  return types.find(({ name, fields }) => {
    if (!fields) return String(value) === name;
    const [{ name: first, widget, options } = { name: '', widget: '' }] = fields;
    if (first !== VALUE) return isGroup(value);
    if (widget === 'list') return Array.isArray(value);
    if (typeof value !== 'string') return false;
    if (widget === 'select') return options?.some((one) => one.value === value);
    if (widget === 'relation') return /^[a-z\d-]+$/.test(value);
    return widget !== 'image' || value.startsWith('/');
  });
}

/** The file's value of a form's; undefined if the file leaves it out. Keys of the owner keep their order, in a Map. */
function close(field: Field, value: unknown): unknown {
  const { widget, required = true, isKept, isLines } = field;
  if (isList(field)) {
    const found = isLines ? String(value ?? '').split(/\s*\n\s*/) : Object.values(Object(value));
    const items = found.filter((one) => one !== '').map((one) => closePart(field, one));
    if (items.length === 0 && !required && !isKept) return undefined;
    if (!isRecord(field)) return items;
    const parts = items as Group[];
    return new Map(parts.map(({ [KEY]: key, ...one }) => [key, VALUE in one ? one[VALUE] : one]));
  }
  if (value === undefined || value === null || value === '') return undefined;
  if (widget === 'object') return closePart(field, value);
  return value === false && !required ? undefined : value;
}

function closePart(field: Field, value: unknown): unknown {
  if (field.field) return close(field.field, value);
  if (field.typeKey !== TYPE) {
    const fields = fieldsIn(field, value);
    const { typeKey: key } = field;
    const named = key && { [key]: Object(value)[key] };
    return fields ? { ...named, ...closeGroup(fields, value) } : value;
  }
  const { [TYPE]: kind, ...own } = Object(value);
  const fields = fieldsIn(field, value);
  if (!fields) return kind === 'null' ? null : kind;
  const group = closeGroup(fields, own);
  return fields[0]?.name === VALUE ? group[VALUE] : group;
}

/** The group's fields in their order, then the keys that no field knows. */
function closeGroup(fields: readonly Field[], value: unknown): Group {
  const group = groupIn(value);
  const own = Object.fromEntries(
    fields.map((field) => [field.name, close(field, group[field.name])]),
  );
  const all = { ...own, ...group, ...own };
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined));
}

const LAYOUT = { lineWidth: 0 };

/** The YAML with other data; a key or an item that is printed as before keeps the lines that it has in `source`. */
function change(source: string, data: unknown): string {
  const text = `${source.trim()}\n`;
  const document: Document = parseDocument(text);
  keepHead(document.contents);
  const before = document.toString(LAYOUT);
  const pairs = cuts(startsOf(before), startsOf(text));
  const own = partsOf(text, pairs, 1);
  const kept = new Map<string, string>();
  for (const [index, printed] of partsOf(before, pairs, 0).entries()) {
    const parts = own[index] ?? [];
    if (printed.length === parts.length)
      for (const [at, part] of printed.entries()) kept.set(part, parts[at] ?? part);
  }
  if (document.contents === null) document.contents = document.createNode({});
  for (const edit of [...edits(document.toJS(), data)]) apply(document, edit);
  const after = document.toString(LAYOUT);
  const lines = startsOf(after);
  const parts = partsOf(after, cuts(lines, lines), 0).flat();
  const laidOut = parts.map((part) => kept.get(part) ?? part).join('\n');
  // Lines with an indentation of their own may not fit beside new ones.
  const read = parseDocument(laidOut);
  const isSame = read.errors.length === 0 && edits(document.toJS(), read.toJS()).next().done;
  return isSame ? laidOut : after;
}

/** The line on which each node of a YAML text begins, in the order of the text. */
function startsOf(text: string): number[] {
  const lineCounter = new LineCounter();
  const starts: number[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Node: (_, { range }) => {
      if (range) starts.push(lineCounter.linePos(range[0]).line - 1);
    },
  });
  return starts;
}

/** The lines at which two texts with the same nodes can be cut: a node begins there in both. */
function cuts(one: readonly number[], other: readonly number[]): [number, number][] {
  const found: [number, number][] = [[0, 0]];
  for (const [index, line] of one.entries()) {
    const [last = 0, lastOther = 0] = found.at(-1) ?? [];
    const beside = other[index] ?? 0;
    if (line > last && beside > lastOther) found.push([line, beside]);
  }
  return found;
}

/** The text between cuts, each with its last comments and empty lines as parts of their own. */
function partsOf(text: string, places: ReturnType<typeof cuts>, side: 0 | 1): string[][] {
  const all = text.split('\n');
  return places.map((place, index) => {
    const own = all.slice(place[side], places[index + 1]?.[side]);
    const end = own.findLastIndex((one) => !/^\s*(?:#.*)?$/.test(one)) + 1;
    return [...(end > 0 ? [own.slice(0, end).join('\n')] : []), ...own.slice(end)];
  });
}

/** Moves the comments at the top from the first key to the file, so that they are kept if the key is removed. */
function keepHead(contents: unknown): void {
  if (!isCollection(contents) || contents.flow) return;
  const [first] = contents.items;
  const node = (isPair(first) ? first.key : first) as Node | undefined;
  contents.commentBefore = node?.commentBefore;
  if (node) node.commentBefore = null;
}

interface Edit {
  path: readonly unknown[];
  /** Undefined removes the key. */
  value?: unknown;
  /** For a list: where the items of `value` go, and how many are removed. For a group: its keys in their order. */
  items?: { at: number; removed: number };
  names?: readonly string[];
  /** The new name of a renamed key. */
  name?: string | undefined;
}

/** The edits that turn `old` into `data`. */
function* edits(old: unknown, data: unknown, path: readonly unknown[] = []): Generator<Edit> {
  if (isGroup(old) && isGroup(data)) {
    const isNamed = data instanceof Map;
    const now: Group = isNamed ? Object.fromEntries(data) : data;
    const names = Object.keys(now);
    const removed = Object.keys(old).filter((key) => !(key in now));
    const come = names.filter((key) => !(key in old));
    const isRenamed = isNamed && removed.length === come.length;
    const was = { ...old };
    for (const [at, key] of removed.entries()) {
      const name = come[at];
      if (isRenamed && name !== undefined) was[name] = was[key];
      // An empty value that the file writes is kept.
      if (isRenamed || !isEmpty(old[key]))
        yield { path: [...path, key], ...(isRenamed && { name }) };
    }
    for (const key of names) yield* edits(was[key], now[key], [...path, key]);
    if (isNamed && names.join('\n') !== Object.keys(old).join('\n')) yield { path, names };
  } else if (Array.isArray(old) && Array.isArray(data)) {
    const isSame = (one: unknown, other: unknown) => edits(one, other).next().done;
    const shorter = Math.min(old.length, data.length);
    let at = 0;
    while (at < shorter && isSame(old[at], data[at])) at += 1;
    let end = 0;
    while (end < shorter - at && isSame(old.at(-1 - end), data.at(-1 - end))) end += 1;
    const [removed, come] = [old.length - at - end, data.length - at - end];
    const value = data.slice(at, at + come);
    if (removed !== come) yield { path, value, items: { at, removed: removed } };
    else
      for (const [index, one] of value.entries())
        yield* edits(old[at + index], one, [...path, at + index]);
  } else if (trimmed(old) !== trimmed(data)) yield { path, value: data };
}

/** The editor trims texts, which is no change. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

function apply(document: Document, { path, value, items, names, name }: Edit): void {
  const made = (one: unknown) => (one instanceof Object ? document.createNode(one) : one);
  const node = document.getIn(names || items ? path : path.slice(0, -1));
  if (items && isSeq(node)) {
    node.items.splice(items.at, items.removed, ...(value as unknown[]).map(made));
  } else if (names && isMap(node)) {
    const placeOf = ({ key }: Pair) => names.indexOf(String(key));
    node.items.sort((one, other) => placeOf(one) - placeOf(other));
  } else if (name !== undefined && isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === path.at(-1));
    if (isScalar(pair?.key)) pair.key.value = name;
  } else if (value === undefined) document.deleteIn(path);
  else document.setIn(path, made(value));
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A missing group is an empty one; any other value is refused, since the form would lose it. */
function groupIn(value: unknown, name = ''): Group {
  if (!isGroup(value ?? {})) throw new Error(`${name}: esperado um grupo; encontrado: ${value}`);
  return Object(value);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '' || value === false;
}
