// Loaded before a build: lists how often each file of content/ was read.

import { createRequire, syncBuiltinESMExports } from 'node:module';

const fs = createRequire(import.meta.url)('node:fs');
const counts = {};
const { readFileSync } = fs;

fs.readFileSync = (path, ...options) => {
  const [, file] = /[\\/](content[\\/].*\.(?:md|yaml|json))$/.exec(String(path)) ?? [];
  if (file) counts[file] = (counts[file] ?? 0) + 1;
  return readFileSync(path, ...options);
};
syncBuiltinESMExports();

process.on('exit', () => process.stdout.write(`\nreads: ${JSON.stringify(counts)}\n`));
