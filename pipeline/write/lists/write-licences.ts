// Names what reaches the browser and is not ours: packages and fonts, how much of each, and under which licence.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Labels } from '../../../domain/content/labels.ts';
import { compareText } from '../../../domain/problem.ts';
import type { PackageSizes } from '../../assets/bundle-islands.ts';
import { fontPackages } from '../../assets/collect-fonts.ts';
import { type InstalledPackage, installed } from '../../package-version.ts';
import type { Output } from '../output/output.ts';

export const LICENCES = 'licencas.txt';

interface Delivered extends InstalledPackage {
  bytes: number;
}

export function writeLicences(
  packages: PackageSizes,
  { licences }: Pick<Labels, 'licences'>,
  output: Output,
): void {
  if (!licences) return;
  const scripts = Object.entries(packages).map(([name, bytes]) => ({ name, bytes }));
  const delivered = [...scripts, ...fontPackages()]
    .map(({ name, bytes }) => ({ ...installed(name), bytes }))
    .sort((a, b) => compareText(a.name, b.name));
  output.write(LICENCES, textOf(delivered, licences.intro));
}

function textOf(delivered: readonly Delivered[], intro: string): string {
  const list = delivered.map(
    ({ name, version, license, bytes }) =>
      `${name} ${version}, ${license}, ${bytes.toLocaleString('pt-BR')} bytes`,
  );
  const texts = delivered.map(
    ({ name, folder }) => `${'='.repeat(72)}\n${name}\n\n${licenceIn(folder)}`,
  );
  return `${[intro.trim(), list.join('\n'), ...texts].join('\n\n')}\n`;
}

/** Every package that we deliver brings its own. */
function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/i.test(name));
  if (!file) throw new Error(`expected a licence in ${folder}`);
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
