// Gives each page only the rules that can apply to it, so that its style travels with its HTML.

import type { Selector, SelectorComponent } from 'lightningcss';
import { hashOf } from '../../store/hash.ts';
import { Memo } from '../../store/memo.ts';
import { lightning, TARGETS, transform } from './lightning.ts';

const NAME = /[\w\P{ASCII}-]+/gu;
const CLASS = /(?<=\.)[a-z_\P{ASCII}-][\w\P{ASCII}-]*/giu;
const PROPERTY = /--[\w\P{ASCII}-]+/gu;
/** Names of ids, frames and counters, which `unusedSymbols` cannot tell from classes; and the bounds of a scope, which has to stay whole. */
const NO_CLASS = /(?<=#|@keyframes |@counter-style )[\w\P{ASCII}-]+/gu;
const SCOPE = /@scope[^{]*/g;
const TEXTS = /"(?:\\.?|[^"\\])*(?:"|$)|'(?:\\.?|[^'\\])*(?:'|$)/gs;
/** A custom property with its value, or the name of frames, where minified CSS defines them. */
const DEFINITION = /(?<=[{;])(--[\w\P{ASCII}-]+):([^;}]*)|@keyframes ([\w\P{ASCII}-]+)/gu;

export class Stylesheet {
  readonly text: string;
  readonly #digest: string;
  #rules: Rule[] | undefined;
  readonly #classes: ReadonlySet<string>;
  readonly #properties: string[];
  readonly #selections = new Map<string, string>();
  readonly #memo: Memo;

  /** `text` is minified CSS. A class whose name needs escapes counts as used everywhere. */
  constructor(text: string, memo = new Memo()) {
    this.text = text;
    this.#digest = hashOf(text);
    this.#memo = memo;
    const scopes = (text.match(SCOPE) ?? []).flatMap((head) => head.match(CLASS) ?? []);
    const others = new Set([...(text.match(NO_CLASS) ?? []), ...scopes]);
    this.#classes = new Set([...symbolsIn(text, CLASS)].filter((name) => !others.has(name)));
    this.#properties = [...symbolsIn(text, PROPERTY)];
  }

  /** The rules for a page with these classes, whose scripts ask for these custom properties. */
  select(used: ReadonlySet<string>, asked: ReadonlySet<string> = new Set()): string {
    const named = [...used].filter((name) => this.#classes.has(name)).sort();
    const kept = this.#properties.filter((name) => asked.has(name));
    const key = [...named, ...kept].join(' ');
    const known = this.#selections.get(key);
    if (known !== undefined) return known;
    const selection = this.#memo.value(`style ${hashOf(this.#digest + key)}`, () => {
      const unused = [...this.#classes].filter((name) => !used.has(name));
      this.#rules ??= rulesOf(this.text);
      return withoutUnused(usedText(this.#rules, used), unused, kept);
    });
    this.#selections.set(key, selection);
    return selection;
  }
}

/** A rule of the sheet: before, in and after its braces. */
interface Rule {
  text: string;
  /** The classes of each of its selectors; without any it always stays. */
  classes: string[][];
  /** The rules inside of a rule that only groups others. */
  rules?: Rule[];
}

/** What may hold braces that are text, and braces and ends of statements. */
const SIGNS = new RegExp(`${TEXTS.source}|\\/\\*.*?(?:\\*\\/|$)|\\\\.|[{};]`, 'gs');

/**
 * The sheet is taken apart once, since the library reads all of it anew for each page: what is left
 * for that is a third. Braces in quotes and in a licence are text.
 */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, depth, opened] = [0, 0, 0];
  for (const { 0: sign, index } of css.matchAll(SIGNS)) {
    if (sign === '{' && depth++ === 0) opened = index;
    if (sign === '}') depth--;
    if (depth > 0 || sign.length > 1) continue;
    const end = index + 1;
    rules.push(ruleOf(css.slice(start, end), sign === '}' ? opened - start : -1));
    start = end;
  }
  return rules;
}

/** `opened`: where its braces begin; below 0 for a statement. */
function ruleOf(text: string, opened: number): Rule {
  const head = opened < 0 ? '' : text.slice(0, opened);
  if (/^@(?:layer|media|supports|container)\b/.test(head)) {
    return { text: `${head}{`, classes: [], rules: rulesOf(text.slice(opened + 1, -1)) };
  }
  const selectors = head.replace(TEXTS, '').replace(/\[[^\]]*(?:\]|$)/g, '');
  // What is no plain list of selectors stays, for the library to look at.
  const isList = selectors !== '' && !/^@|:not\(|::[\w-]+\(|:host|\/\*|\\/.test(selectors);
  const classes = isList ? selectors.split(',').map((one) => one.match(CLASS) ?? []) : [];
  return { text, classes };
}

/** What may apply where these classes are used, and some that cannot. */
function usedText(rules: readonly Rule[], used: ReadonlySet<string>): string {
  return rules
    .filter(
      ({ classes }) =>
        classes.length === 0 || classes.some((one) => one.every((name) => used.has(name))),
    )
    .map(({ text, rules: inside }) => (inside ? `${text}${usedText(inside, used)}}` : text))
    .join('');
}

function symbolsIn(css: string, pattern: RegExp): Set<string> {
  return new Set(css.match(pattern));
}

/** Made for the browsers at the end only: twice would double prefixes. */
function withoutUnused(css: string, classes: string[], asked: readonly string[]): string {
  const unused = new Set(classes);
  return transform({
    css,
    targets: TARGETS,
    // It adds what no browser of these needs; the few that do are written by hand.
    exclude: lightning().Features.VendorPrefixes,
    unusedSymbols: [...classes, ...unnamedIn(css, asked)],
    visitor: { Selector: (selector) => applied(selector, unused) },
  });
}

/** Without what cannot apply; empty where nothing can, nothing where all of it may. */
function applied(selector: Selector, unused: ReadonlySet<string>): Selector | undefined {
  if (!canApply(selector, unused)) return [];
  const parts = selector.map((part) => {
    const choices = choicesOf(part);
    const left = choices.filter((one) => canApply(one, unused));
    // A choice counts as its heaviest does: that one stays, or all do.
    const isSame = left.length === choices.length || heaviest(left) < heaviest(choices);
    return isSame ? part : ({ ...part, selectors: left } as SelectorComponent);
  });
  return parts.some((part, index) => part !== selector[index]) ? parts : undefined;
}

/** What `:not()` holds is asked of nothing. */
function canApply(selector: Selector, unused: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return !unused.has(part.name);
    const choices = choicesOf(part);
    return choices.length === 0 || choices.some((one) => canApply(one, unused));
  });
}

function choicesOf(part: SelectorComponent): readonly Selector[] {
  if (part.type !== 'pseudo-class') return [];
  return part.kind === 'is' || part.kind === 'where' || part.kind === 'has' ? part.selectors : [];
}

/** In the order of their specificity: a class counts more than all elements. */
function heaviest(selectors: readonly Selector[]): number {
  return Math.max(
    0,
    ...selectors.map((parts) => parts.reduce((sum, part) => sum + weightOf(part), 0)),
  );
}

function weightOf(part: SelectorComponent): number {
  const choices = choicesOf(part);
  if (choices.length > 0) return heaviest(choices);
  if (part.type === 'type') return 1;
  return part.type === 'combinator' || part.type === 'universal' ? 0 : 100;
}

/** The custom properties and frames that nothing names, or only others of them. */
function unnamedIn(css: string, asked: readonly string[]): string[] {
  const defined = new Map<string, string[]>();
  const rest = css.replace(DEFINITION, (_, property, value = '', frames) => {
    const name = property ?? frames;
    defined.set(name, [...(defined.get(name) ?? []), ...symbolsIn(value, NAME)]);
    return '';
  });
  const named = new Set([...asked, ...symbolsIn(rest, NAME)]);
  // Goes on through what is added on the way.
  for (const name of named) for (const other of defined.get(name) ?? []) named.add(other);
  return [...defined.keys()].filter((name) => !named.has(name));
}

/** Also in code. A name in a text or a comment is one too many, and does no harm. */
export function propertiesIn(text: string): string[] {
  return text.match(PROPERTY) ?? [];
}
