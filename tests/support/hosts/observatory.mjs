// Runs Mozilla's Observatory on a server of this computer: `node observatory.mjs FOLDER HTTP-PORT HTTPS-PORT`.
// A process of its own: whose certificates Node trusts is settled when it starts.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder, httpPort, httpsPort] = process.argv;
const load = (path) => import(pathToFileURL(join(folder, 'src', path)).href);

// The list of domains that browsers know to be encrypted; this computer is not in it.
const list = join(folder, 'conf/hsts-preload.json');
mkdirSync(join(folder, 'conf'), { recursive: true });
if (!existsSync(list)) writeFileSync(list, '{}');

const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');

const seen = await retrieve('localhost', { httpPort, httpsPort });
const results = ALL_TESTS.map((test) => test(seen)).map(({ result, pass }) => ({
  result,
  pass,
  points: result ? getScoreModifier(result) : 0,
}));
// As its own scanner counts: bonuses only for those who are above 90 without them.
const fallen = results.reduce((sum, { points }) => sum + Math.min(0, points), 100);
const all = results.reduce((sum, { points }) => sum + points, 100);
const { score, grade } = getGradeForScore(fallen >= 90 ? all : fallen);
console.log(JSON.stringify({ score, grade, results }));
