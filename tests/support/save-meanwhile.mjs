// Loaded before anything else in a process: whenever a bundler has read its files, `saveMeanwhile` is called, as if somebody saved just then.

import { createRequire, Module } from 'node:module';

const require = createRequire(import.meta.url);
const { _compile } = Module.prototype;

/** What each bundler's program exports in its place. */
const REPLACED = {
  [require.resolve('esbuild')]: ({ build, ...others }) => ({
    ...others,
    build: async (options) => {
      const result = await build(options);
      globalThis.saveMeanwhile?.();
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
};

Module.prototype._compile = function compile(code, file, ...others) {
  const result = _compile.call(this, code, file, ...others);
  const replace = REPLACED[file];
  if (replace) this.exports = replace(this.exports);
  return result;
};
