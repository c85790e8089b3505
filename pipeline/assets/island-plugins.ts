// How scripts for browsers are bundled otherwise than the bundler does by itself.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { bundleSheet, TARGETS } from './styles/lightning.ts';

/** Sonner is written for React; the browser gets Preact alone. */
export const preactForReact: Plugin = {
  name: 'preact-for-react',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^react(?:-dom)?(?:\/jsx-runtime)?$/ }, ({ path, kind, resolveDir }) =>
      resolve(path.endsWith('jsx-runtime') ? 'preact/jsx-runtime' : 'preact/compat', {
        kind,
        resolveDir,
      }),
    );
  },
};

/** A style sheet that a script imports becomes its minified text. */
export const styleText = (root: string): Plugin => ({
  name: 'style-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const text = bundleSheet(root, { filename: path, minify: true, targets: TARGETS });
      return { contents: text, loader: 'text' };
    });
  },
});

/** Sonner writes a style element into the page, which the page's policy forbids: its style comes with ours. */
export const quietSonner: Plugin = {
  name: 'quiet-sonner',
  setup({ onLoad }) {
    onLoad({ filter: /sonner[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const calls = source.split(/^__insertCSS\(.*\);$/m);
      if (calls.length !== 2)
        throw new Error(`expected one style in Sonner, found ${calls.length - 1}`);
      // An attribute of React alone, which Preact would write into the page.
      return {
        contents: calls.join('').replace('suppressHydrationWarning: true,', ''),
        loader: 'js',
      };
    });
  },
};
