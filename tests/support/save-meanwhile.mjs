// Loaded before anything else in a process: whenever a bundler has read files, `saveMeanwhile` is called (with their paths, where several bundle at once), as if somebody saved just then.

import { createRequire } from 'node:module';
import { replaceExports } from './replace-exports.mjs';

const require = createRequire(import.meta.url);

replaceExports({
  [require.resolve('esbuild')]: ({ build, ...others }) => ({
    ...others,
    build: async (options) => {
      const result = await build(options);
      globalThis.saveMeanwhile?.(Object.keys(result.metafile.inputs));
      return result;
    },
  }),
  [require.resolve('lightningcss')]: ({ bundle, ...others }) => ({
    ...others,
    bundle: (options) => {
      const result = bundle(options);
      globalThis.saveMeanwhile?.();
      return result;
    },
  }),
});
