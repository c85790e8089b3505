// What of a style sheet the visitors' browsers do not know, by MDN's data (https://github.com/mdn/browser-compat-data).

import data, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { TARGETS } from '../../pipeline/assets/styles/lightning.ts';
import { type StyleParts, takeApart } from './css.ts';

/** The oldest version of each that the style sheet is made for. */
const BROWSERS: [name: BrowserName, target: number][] = [
  ['chrome', TARGETS.chrome],
  ['chrome_android', TARGETS.chrome],
  ['firefox', TARGETS.firefox],
  ['firefox_android', TARGETS.firefox],
  ['safari', TARGETS.safari],
  ['safari_ios', TARGETS.ios_saf],
];

const { properties, types, selectors, 'at-rules': atRules } = data.css as Required<Identifier>;

/** What a value is written with that is no word of it, by MDN's name for it. */
const SYNTAXES: [property: string, feature: string, sign: RegExp][] = [
  ['text-decoration', 'includes_thickness', /\d/],
  // Whatever a property of our own stands for, it is more than a line.
  ['text-decoration', 'includes_color-and-style', /var\(|#/],
  ['content', 'alt_text', /\//],
  ['text-overflow', 'two_value_syntax', / /],
];

/** Every feature that some browser lacks, such as `text-wrap.balance`, with the names of those. */
export function unknownFeatures(css: string): Map<string, string> {
  const parts = takeApart(css);
  const features = [
    ...[...parts.declarations].flatMap(featuresOf),
    ...[...parts.selectors].flatMap(pseudosOf),
    ...[...parts.atRules].flatMap(conditionsOf),
  ];
  const unknown = new Map<string, string>();
  for (const [name, feature] of features) {
    const lacking = feature ? lackingBrowsers(feature, prefixesOf(name, parts)) : ['MDN'];
    if (lacking.length > 0) unknown.set(name, lacking.join(', '));
  }
  return unknown;
}

type Feature = [name: string, feature: Identifier | undefined];

/** A property, and every word, function and syntax in its value that MDN keeps data of. */
function featuresOf(declaration: string): Feature[] {
  const [, property = '', value = ''] = /^([\w-]+):(.*)$/s.exec(declaration) ?? [];
  // Our own properties, and what is written for one engine alone.
  if (property.startsWith('-')) return [];
  const known = findProperty(property);
  if (!known) return [[property, undefined]];
  const words = value.match(/[a-z][\w-]*/gi) ?? [];
  const functions = value.match(/[a-z][\w-]*(?=\()/gi) ?? [];
  const syntaxes = SYNTAXES.filter(([of, , sign]) => of === property && sign.test(value));
  const inside = [...words, ...syntaxes.map(([, feature]) => feature)];
  return [
    [property, known],
    ...inside
      .filter((word) => known[word]?.__compat)
      .map((word): Feature => [`${property}.${word}`, known[word]]),
    ...functions
      .map((name): Feature => [`${name}()`, findType(name)])
      .filter(([, feature]) => feature),
  ];
}

/** Or a descriptor of a page or a font. */
function findProperty(name: string): Identifier | undefined {
  return atRules?.page?.[name] ?? properties?.[name] ?? atRules?.['font-face']?.[name];
}

function findType(name: string, among: Identifier | undefined = types): Identifier | undefined {
  if (among?.[name]?.__compat) return among[name];
  const { __compat, ...groups } = among ?? {};
  for (const group of Object.values(groups)) {
    const found = findType(name, group);
    if (found) return found;
  }
  return undefined;
}

function pseudosOf(selector: string): Feature[] {
  const names = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  return names.map((name) => [`:${name}`, selectors?.[name]]);
}

function conditionsOf(atRule: string): Feature[] {
  const [, name = ''] = /^@([\w-]+)/.exec(atRule) ?? [];
  // The boxes in a page's margin belong to @page.
  const rule = atRules?.[name] ?? atRules?.page?.[name];
  const conditions = name === 'media' ? [...atRule.matchAll(/\(([a-z-]+)/g)] : [];
  return [
    [`@${name}`, rule],
    ...conditions.map(([, condition = '']): Feature => {
      const plain = condition.replace(/^(?:min|max)-/, '');
      return [`@media ${condition}`, rule?.[condition] ?? rule?.[plain]];
    }),
  ];
}

/** The prefixes under which the style sheet writes a property as well. */
function prefixesOf(name: string, { declarations }: StyleParts): string[] {
  const [property] = name.split('.');
  const all = [...declarations];
  return ['-webkit-', '-moz-'].filter((prefix) =>
    all.some((declaration) => declaration.startsWith(`${prefix}${property}:`)),
  );
}

function lackingBrowsers({ __compat: compat }: Identifier, prefixes: string[]): string[] {
  // A group of features that has no data of its own.
  if (!compat) return [];
  return BROWSERS.filter(([browser, target]) => {
    const statements = [compat.support[browser] ?? []].flat();
    return !statements.some((statement) => isKnown(statement, target, prefixes));
  }).map(([browser]) => browser);
}

function isKnown(
  {
    version_added,
    version_removed,
    flags,
    partial_implementation,
    ...names
  }: SimpleSupportStatement,
  target: number,
  prefixes: string[],
): boolean {
  if (!version_added || version_removed || flags || partial_implementation) return false;
  if (names.alternative_name || (names.prefix && !prefixes.includes(names.prefix))) return false;
  if (version_added === 'preview') return false;
  const [major = 0, minor = 0] = version_added.replace('≤', '').split('.').map(Number);
  return ((major << 16) | (minor << 8)) <= target;
}
