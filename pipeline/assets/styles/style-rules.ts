// Reads a style sheet into its rules, and what a page has to have for each of them to matter there.

import type { Rule as Parsed, Selector, StyleRule } from 'lightningcss';
import { lightning } from './lightning.ts';

/** All that a selector asks for: classes, and where it gives a choice (`:is()`, `:has()`), one of several selectors. */
export type Needs = (string | Needs[])[];

/** Goes to a page whole, with what is nested in it, or not at all. Like groups it survives JSON. */
export interface Rule {
  text: string;
  /** One for each of its selectors; a page that fulfils none has nothing that it applies to. */
  needs: Needs[];
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

/** `css` is minified: all rules in one line, with nothing between them, below comments on licences. */
export function readRules(css: string): (Rule | Group)[] {
  const line = css.lastIndexOf('\n') + 1;
  const licences = { text: css.slice(0, line), needs: [], properties: [] };
  const rules = css.slice(line);
  return [...(line > 0 ? [licences] : []), ...cutRules(parse(rules), rules, rules.length)];
}

function parse(css: string): Parsed[] {
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

/**
 * The parser says where every rule starts; the texts are cut there, since it does not take all the
 * rules back that it has given out (parcel-bundler/lightningcss#1065).
 */
function cutRules(rules: readonly Parsed[], css: string, end: number): (Rule | Group)[] {
  const starts = rules.map(startOf);
  return rules.map((rule, index) => {
    const start = starts[index] ?? end;
    const next = starts[index + 1] ?? end;
    const inner = innerRules(rule);
    if (!inner[0]) return describe(rule, css.slice(start, next));
    const opening = css.slice(start, startOf(inner[0]));
    return { opening, rules: cutRules(inner, css, next - '}'.length) };
  });
}

function startOf(rule: Parsed): number {
  if (!('value' in rule && rule.value && 'loc' in rule.value)) {
    throw new Error(`a style rule without a place: ${rule.type}`);
  }
  return rule.value.loc.column - 1;
}

function innerRules(rule: Parsed): Parsed[] {
  switch (rule.type) {
    case 'layer-block':
    case 'media':
    case 'container':
    case 'supports':
      return rule.value.rules;
    default:
      return [];
  }
}

function describe(rule: Parsed, text: string): Rule {
  if (rule.type === 'keyframes') {
    return { text, needs: [], properties: propertiesIn(text), frames: rule.value.name.value };
  }
  if (rule.type !== 'style') return { text, needs: [], properties: propertiesIn(text) };
  if (text.startsWith(':root{')) return describeRoot(rule.value, text);
  return { text, needs: rule.value.selectors.map(needsOf), properties: propertiesIn(text) };
}

function describeRoot({ declarations, rules }: StyleRule, text: string): Rule {
  const tokens: Record<string, string[]> = {};
  const others: unknown[] = [rules, declarations?.importantDeclarations];
  for (const declaration of declarations?.declarations ?? []) {
    if (declaration.property !== 'custom') others.push(declaration);
    else tokens[declaration.value.name] = propertiesIn(JSON.stringify(declaration.value.value));
  }
  return { text, needs: [], properties: propertiesIn(JSON.stringify(others)), tokens };
}

/** What `:not()` holds is asked of nothing. */
function needsOf(selector: Selector): Needs {
  return selector.flatMap((part): Needs => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class' || part.kind === 'not') return [];
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
