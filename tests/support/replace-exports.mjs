// Puts something in the place of what packages export, in a process that has not loaded them yet.
// Plain JavaScript, because whatever could translate it has loaded esbuild already.

import { Module } from 'node:module';

/** `replaced`: by the files of the packages, what makes their exports of the original ones. */
export function replaceExports(replaced) {
  const { _compile } = Module.prototype;
  Module.prototype._compile = function compile(code, file, ...others) {
    const result = _compile.call(this, code, file, ...others);
    const replace = replaced[file];
    if (replace) this.exports = replace(this.exports);
    return result;
  };
}
