// Writes what pages refer to by a hashed address, what stands at an address of its own, and under which licences.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../domain/problem.ts';
import { licencesIntro } from '../../domain/words.ts';
import type { Assets } from '../assets/assets.ts';
import type { PackageSizes, Scripts } from '../assets/bundle-islands.ts';
import { type Fonts, fontPackages } from '../assets/fonts.ts';
import { installed } from '../package-version.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Output } from './output/output.ts';

export function writeAssets(assets: Assets, scripts: Scripts, output: Output): Outcome<undefined> {
  for (const [path, { digest, content }] of assets.files) output.writeHashed(path, digest, content);
  for (const [path, text] of Object.entries(scripts.files))
    output.writeHashed(path, hashOf(text), text);
  output.write('licencas.txt', licencesText(scripts.packages, assets.look.fonts));
  return { value: undefined };
}

/** The packages and fonts that reach the browser, how much of each, and under which licence. */
function licencesText(packages: PackageSizes, fonts: Fonts): string {
  const scripts = Object.entries(packages).map(([name, bytes]) => ({ name, bytes }));
  const delivered = [...scripts, ...fontPackages(fonts)]
    .map(({ name, bytes }) => ({ ...installed(name), bytes }))
    .sort((a, b) => compareText(a.name, b.name));
  const list = delivered.map(
    ({ name, version, license, bytes }) =>
      `${name} ${version}, ${license}, ${bytes.toLocaleString('pt-BR')} bytes`,
  );
  const texts = delivered.map(
    ({ name, folder }) => `${'='.repeat(72)}\n${name}\n\n${licenceIn(folder)}`,
  );
  return `${[licencesIntro, list.join('\n'), ...texts].join('\n\n')}\n`;
}

/** Every package that we deliver brings its own. */
function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/i.test(name));
  if (!file) throw new Error(`expected a licence in ${folder}`);
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
