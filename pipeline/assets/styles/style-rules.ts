// Reads a style sheet into its rules, and what a page has to have for each of them to matter there.

import type { Rule as Parsed, Selector, StyleRule } from 'lightningcss';
import { type CutRule, cutRules, preludeOf } from './cut-rules.ts';
import { lightning } from './lightning.ts';

/** All that a selector asks for: classes, and where it gives a choice (`:is()`, `:has()`), one of several selectors. */
export type Needs = (string | Needs[])[];

/** Goes to a page whole, with what is nested in it, or not at all. Like groups it survives JSON. */
export interface Rule {
  text: string;
  /** One for each of its selectors; a page that fulfils none has nothing that it applies to. */
  needs: Needs[];
  /** Where several share its declarations, and nothing is nested in it: the text of each, in the order of `needs`. */
  selectors?: string[];
  /** The custom properties that it names. */
  properties: string[];
  /** What its frames are called, if it is `@keyframes`. */
  frames?: string;
  /** The custom properties that it sets for every page, and what each of them names in turn. */
  tokens?: Readonly<Record<string, string[]>>;
}

/** A layer, or rules under a condition. */
export interface Group {
  opening: string;
  rules: (Rule | Group)[];
}

/**
 * `css` is minified: all rules in one line, with nothing between them, below comments on licences.
 * Only rules that are not `known` are parsed: what a parser gives away is slow to take.
 */
export function readRules(css: string, known: readonly Rule[] = []): (Rule | Group)[] {
  const line = css.lastIndexOf('\n') + 1;
  const licences = { text: css.slice(0, line), needs: [], properties: [] };
  const cut = cutRules(css.slice(line));
  const rules = new Map(known.map((rule) => [rule.text, rule]));
  const others = new Set(textsIn(cut).filter((text) => !rules.has(text)));
  for (const rule of describeAll([...others])) rules.set(rule.text, rule);
  const ruleOf = (part: CutRule): Rule | Group =>
    typeof part === 'string'
      ? (rules.get(part) ?? { text: part, needs: [], properties: [] })
      : { opening: part.opening, rules: part.rules.map(ruleOf) };
  return [...(line > 0 ? [licences] : []), ...cut.map(ruleOf)];
}

function textsIn(cut: readonly CutRule[]): string[] {
  return cut.flatMap((part) => (typeof part === 'string' ? [part] : textsIn(part.rules)));
}

function describeAll(texts: readonly string[]): Rule[] {
  const rules = parse(texts.join(''));
  // One that the parser passes over would shift all that follow.
  const parsed = rules.length === texts.length ? rules : texts.map((text) => parse(text)[0]);
  return texts.flatMap((text, index) => {
    const rule = parsed[index];
    return rule ? [describe(rule, text)] : [];
  });
}

function parse(css: string): Parsed[] {
  if (css === '') return [];
  let rules: Parsed[] = [];
  lightning().transform({
    filename: 'main.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: (sheet) => {
        rules = sheet.rules;
      },
    },
  });
  return rules;
}

function describe(rule: Parsed, text: string): Rule {
  if (rule.type === 'keyframes') {
    const frames = rule.value.name.value;
    return { text, needs: [], properties: propertiesIn(text), ...(isPlain(frames) && { frames }) };
  }
  if (rule.type !== 'style') return { text, needs: [], properties: propertiesIn(text) };
  if (text.startsWith(':root{')) return describeRoot(rule.value, text);
  const needs = rule.value.selectors.map(needsOf);
  const selectors = rule.value.rules?.length ? [] : listOf(preludeOf(text));
  const isList = selectors.length > 1 && selectors.length === needs.length;
  return { text, needs, properties: propertiesIn(text), ...(isList && { selectors }) };
}

/** Cut at the commas that stand in no brackets. */
function listOf(selectors: string): string[] {
  const list = [''];
  let depth = 0;
  for (const sign of selectors) {
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) list.push('');
    else list.push(list.pop() + sign);
  }
  return list;
}

function describeRoot({ declarations, rules }: StyleRule, text: string): Rule {
  const tokens: Record<string, string[]> = {};
  const others: unknown[] = [rules, declarations?.importantDeclarations];
  for (const declaration of declarations?.declarations ?? []) {
    if (declaration.property !== 'custom') others.push(declaration);
    else if (!isPlain(declaration.value.name)) others.push(declaration);
    else tokens[declaration.value.name] = propertiesIn(JSON.stringify(declaration.value.value));
  }
  return { text, needs: [], properties: propertiesIn(JSON.stringify(others)), tokens };
}

/** Written as it is: a sheet names anything else with escapes, and is not searched for it. */
function isPlain(name: string): boolean {
  return /^(?:--|-?[a-z_\P{ASCII}])[\w\P{ASCII}-]*$/iu.test(name);
}

/** What `:not()` holds is asked of nothing, and no page has a host. */
function needsOf(selector: Selector): Needs {
  return selector.flatMap((part): Needs => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class' || /^(?:not|host)$/.test(part.kind)) return [];
    return 'selectors' in part && part.selectors
      ? [(part.selectors as Selector[]).map(needsOf)]
      : [];
  });
}

export function isFulfilled(needs: Needs, classes: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === 'string' ? classes.has(need) : need.some((one) => isFulfilled(one, classes)),
  );
}

/** Every class that is asked for, however deep. */
export function classesIn(needs: Needs): string[] {
  return needs.flatMap((need) => (typeof need === 'string' ? [need] : need.flatMap(classesIn)));
}

/** Also in code. A name in a text or a comment is one too many, and does no harm. */
export function propertiesIn(text: string): string[] {
  return text.match(/--[\w\P{ASCII}-]+/gu) ?? [];
}
