// Bundles and minifies the style sheet, and fills in the addresses of the assets that it names.

import { join, relative } from 'node:path';
import { refuseOddFiles } from '../../read/refuse-odd-files.ts';
import type { Outcome } from '../../stages.ts';
import { digestOfAll } from '../../store/file-digest.ts';
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

/** An empty style sheet after a problem. */
export async function bundleStyles(
  root: string,
  assets: Assets,
  memo = new Memo(),
  shared?: SharedStyles,
): Promise<Outcome<Stylesheet>> {
  const addresses = hashOf(JSON.stringify([assets.addresses, assets.look.values]));
  const known = shared?.styles.get(addresses);
  if (known) return known;
  const digest = (): string => addresses + digestOfAll(root, ['styles']);
  const made = await memo.made('stylesheet', digest, () => makeStyle(root, assets));
  const style = { ...made, value: new Stylesheet(made.value, memo) };
  shared?.styles.set(addresses, style);
  return style;
}

function makeStyle(root: string, assets: Assets): Outcome<string> {
  const odd = refuseOddFiles(root, 'styles');
  if (odd.length > 0) return { value: '', problems: odd };
  try {
    const text = bundleSheet(root, {
      filename: join(root, 'styles/main.css'),
      minify: true,
      include: lightning().Features.CustomMediaQueries,
      drafts: { customMedia: true },
    });
    const linked = text
      .replace(/asset:([\w.-]+)/g, (_, name: string) => assets.url(name))
      .replace(/theme\(([\w-]+)\)/g, (call, name: string) => assets.look.values[name] ?? call);
    return { value: linked, problems: checkStyles(root, assets.look.values) };
  } catch (error) {
    return { value: '', problems: [explainStyle(root, error as StyleError)] };
  }
}

interface StyleError extends Error {
  fileName?: string;
  loc?: { line: number; column: number };
}

function explainStyle(root: string, error: StyleError) {
  if (!error.loc) throw error;
  return {
    file: relative(root, error.fileName ?? 'styles/main.css').replaceAll('\\', '/'),
    line: error.loc.line,
    column: error.loc.column,
    message: `expected CSS, found: ${error.message}`,
    fix: 'correct the rule at this place',
  };
}
