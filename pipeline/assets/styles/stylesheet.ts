// Gives each page only the rules that can apply to it, so that its style travels with its HTML.

import { hashOf } from '../../store/hash.ts';
import { Memo } from '../../store/memo.ts';
import { lightning } from './lightning.ts';
import {
  classesIn,
  type Group,
  isFulfilled,
  propertiesIn,
  type Rule,
  readRules,
} from './style-rules.ts';

/** What the memo knows of a style sheet. */
interface KeptRules {
  digest: string;
  tree: (Rule | Group)[];
}

const KEPT = 'style rules';

/** What goes to one page. */
interface Chosen {
  rules: ReadonlySet<Rule>;
  used: ReadonlySet<string>;
  unasked: readonly string[];
}

export class Stylesheet {
  readonly text: string;
  readonly #tree: (Rule | Group)[];
  readonly #rules: Rule[];
  readonly #classes: string[];
  readonly #tokens: Map<string, string[]>;
  /** Custom properties that conditions ask about. */
  readonly #conditions: string[];
  readonly #selections = new Map<string, string>();
  readonly #memo: Memo;

  /** `text` is minified CSS. */
  constructor(text: string, memo = new Memo()) {
    this.text = text;
    this.#memo = memo;
    this.#tree = keptRules(text, memo);
    this.#rules = rulesIn(this.#tree);
    this.#classes = [...new Set(this.#rules.flatMap(({ needs }) => needs.flatMap(classesIn)))];
    this.#tokens = mergeTokens(this.#rules);
    this.#conditions = openingsIn(this.#tree).flatMap(propertiesIn);
  }

  /** The rules for a page with these classes, whose scripts ask for these custom properties. */
  select(used: ReadonlySet<string>, asked: ReadonlySet<string> = new Set()): string {
    const key = [
      ...this.#classes.map((name) => used.has(name)),
      ...[...this.#tokens.keys()].map((name) => asked.has(name)),
    ]
      .map(Number)
      .join('');
    const known = this.#selections.get(key);
    if (known !== undefined) return known;
    const rules = this.#applying(used);
    const selection = this.#print(this.#tree, {
      rules,
      used,
      unasked: this.#unasked(rules, asked),
    });
    this.#selections.set(key, selection);
    return selection;
  }

  #applying(used: ReadonlySet<string>): Set<Rule> {
    const applying = this.#rules.filter(
      ({ frames, needs }) =>
        !frames && (needs.length === 0 || needs.some((one) => isFulfilled(one, used))),
    );
    const running = this.#rules.filter(
      ({ frames }) => frames && applying.some(({ text }) => text.includes(frames)),
    );
    return new Set([...applying, ...running]);
  }

  /** The tokens that no rule of a page asks for, no script, and no other token that is asked for. */
  #unasked(rules: ReadonlySet<Rule>, byCode: ReadonlySet<string>): string[] {
    const byRules = [...rules].flatMap(({ properties }) => properties);
    const asked = new Set([...byCode, ...this.#conditions, ...byRules]);
    // Goes on through what is added on the way.
    for (const name of asked) for (const other of this.#tokens.get(name) ?? []) asked.add(other);
    return [...this.#tokens.keys()].filter((name) => !asked.has(name));
  }

  #print(tree: readonly (Rule | Group)[], page: Chosen): string {
    return tree
      .map((part) => {
        if ('text' in part) return page.rules.has(part) ? this.#printRule(part, page) : '';
        const inner = this.#print(part.rules, page);
        return inner && `${part.opening}${inner}}`;
      })
      .join('');
  }

  #printRule({ text, tokens, selectors, needs }: Rule, { used, unasked }: Chosen): string {
    if (selectors) {
      const kept = selectors.filter((_, index) => isFulfilled(needs[index] ?? [], used));
      return kept.join(',') + text.slice(selectors.join(',').length);
    }
    if (!tokens) return text;
    const key = `root ${hashOf([text, ...unasked].join('\n'))}`;
    return this.#memo.value(key, () => printRoot(text, unasked));
  }
}

function keptRules(text: string, memo: Memo): (Rule | Group)[] {
  const digest = hashOf(text);
  const known = memo.find<KeptRules>(KEPT);
  const tree = known?.digest === digest ? known.tree : readRules(text, rulesIn(known?.tree ?? []));
  memo.keep(KEPT, { digest, tree } satisfies KeptRules);
  return tree;
}

/** The root's rule without the tokens that nothing on the page asks for. */
function printRoot(text: string, unasked: readonly string[]): string {
  const { code } = lightning().transform({
    filename: 'root.css',
    code: Buffer.from(text),
    minify: true,
    unusedSymbols: [...unasked],
  });
  return Buffer.from(code).toString();
}

/** What a token names wherever it is set: paper has values of its own. */
function mergeTokens(rules: readonly Rule[]): Map<string, string[]> {
  const merged = new Map<string, string[]>();
  for (const [name, others] of rules.flatMap(({ tokens }) => Object.entries(tokens ?? {}))) {
    merged.set(name, [...(merged.get(name) ?? []), ...others]);
  }
  return merged;
}

function rulesIn(tree: readonly (Rule | Group)[]): Rule[] {
  return tree.flatMap((part) => ('text' in part ? [part] : rulesIn(part.rules)));
}

function openingsIn(tree: readonly (Rule | Group)[]): string[] {
  return tree.flatMap((part) => ('text' in part ? [] : [part.opening, ...openingsIn(part.rules)]));
}

/** Found by plain search: a regular expression takes ten times as long on a page of 40 KB. */
export function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  const opening = ' class="';
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = at + opening.length;
    at = html.indexOf('"', start);
    attributes.add(html.slice(start, at));
  }
  return new Set([...attributes].flatMap((attribute) => attribute.split(' ')));
}
