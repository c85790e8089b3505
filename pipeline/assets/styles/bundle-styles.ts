// Bundles and minifies the style sheet, and fills in the addresses of the assets that it names.

import { join, relative } from 'node:path';
import { refuseOddFiles } from '../../read/refuse-odd-files.ts';
import type { Outcome } from '../../stages.ts';
import { type Digests, digestsOf, filesBelow, isUnchanged } from '../../store/file-digest.ts';
import { hashOf } from '../../store/hash.ts';
import { Memo } from '../../store/memo.ts';
import type { Assets } from '../assets.ts';
import { checkStyles } from './check-styles.ts';
import { bundleSheet, lightning } from './lightning.ts';
import { Stylesheet } from './stylesheet.ts';

/** What builds of the same `styles/` share, by the addresses of the assets that they name. */
export interface SharedStyles {
  styles: Map<string, Outcome<Stylesheet>>;
}

/** What the memo knows of a style sheet without problems. */
interface KeptStyle {
  /** Of the assets that it may name. */
  addresses: string;
  files: Digests;
  text: string;
}

const KEPT = 'stylesheet';

/** An empty style sheet after a problem. */
export function bundleStyles(
  root: string,
  assets: Assets,
  memo = new Memo(),
  shared?: SharedStyles,
): Outcome<Stylesheet> {
  const addresses = hashOf(JSON.stringify(assets.addresses));
  const style = shared?.styles.get(addresses) ?? makeStyle(root, assets, memo, addresses);
  shared?.styles.set(addresses, style);
  return style;
}

function makeStyle(
  root: string,
  assets: Assets,
  memo: Memo,
  addresses: string,
): Outcome<Stylesheet> {
  const known = memo.find<KeptStyle>(KEPT);
  if (known?.addresses === addresses && isUnchanged(root, known.files)) {
    memo.keep(KEPT, known);
    return { value: new Stylesheet(known.text, memo) };
  }
  const odd = refuseOddFiles(root, 'styles');
  if (odd.length > 0) return { value: new Stylesheet(''), problems: odd };
  // Before they are read: what is saved meanwhile is read again by the next build.
  const below = digestsOf(root, filesBelow(root, 'styles', '.css'));
  try {
    const { text, sheets } = bundleSheet(root, {
      filename: join(root, 'styles/main.css'),
      minify: true,
      include: lightning().Features.CustomMediaQueries,
      drafts: { customMedia: true },
    });
    const elsewhere = sheets.filter((file) => !(file in below));
    const files = { ...below, ...digestsOf(root, elsewhere) };
    const linked = text.replace(/asset:([\w.-]+)/g, (_, name: string) => assets.url(name));
    const problems = checkStyles(root);
    if (problems.length === 0) {
      memo.keep(KEPT, { addresses, files, text: linked } satisfies KeptStyle);
    }
    return { value: new Stylesheet(linked, memo), problems };
  } catch (error) {
    return { value: new Stylesheet(''), problems: [explain(root, error as StyleError)] };
  }
}

interface StyleError extends Error {
  fileName?: string;
  loc?: { line: number; column: number };
}

function explain(root: string, error: StyleError) {
  if (!error.loc) throw error;
  return {
    file: relative(root, error.fileName ?? 'styles/main.css').replaceAll('\\', '/'),
    line: error.loc.line,
    column: error.loc.column,
    message: `expected CSS, found: ${error.message}`,
    fix: 'correct the rule at this place',
  };
}
