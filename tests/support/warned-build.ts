// A process that builds with React's development code, and says what that warned of.

import { build } from '../../build.ts';

const [root = '', outDir = ''] = process.argv.slice(2);
const warned: string[] = [];
console.error = (...words) => warned.push(words.map(String).join(' '));
const { problems } = await build({ root, outDir });
console.log(JSON.stringify({ warned, problems }));
