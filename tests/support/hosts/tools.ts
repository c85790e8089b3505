// Packages that only some tests ask, fetched by npm where that is asked for: nobody installs them with the project.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../../../commands/programs/programs.ts';
import { REPOSITORY } from '../build-site.ts';
import { mayInstall } from './programs.ts';

/** What Vercel makes of its configuration. */
export const VERCEL_ROUTES = '@vercel/routing-utils@6.6.0';

const FETCH_MS = 300_000;
const failed = new Set<string>();

/** The folder of a package, as `name@version`; undefined, and a line that says so, where npm cannot fetch it. */
export function findTool(tool: string): string | undefined {
  const name = tool.slice(0, tool.lastIndexOf('@'));
  const folder = join(REPOSITORY, '.cache/tools', tool.replace('/', '-'));
  const place = join(folder, 'node_modules', name);
  if (existsSync(place)) return place;
  if (mayInstall && !failed.has(tool) && fetch(tool, folder)) return place;
  failed.add(tool);
  console.log(`${tool} is not on this machine: its tests are left out.`);
  return undefined;
}

/** Nothing that comes with it is run. */
function fetch(tool: string, folder: string): boolean {
  const partial = `${folder}-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const [program, ...words] = npmCommand(process.env);
  const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
  const to = ['--prefix', partial];
  const { status } = spawnSync(program, [...words, ...flags, ...to, tool], { timeout: FETCH_MS });
  try {
    if (status !== 0) return false;
    renameSync(partial, folder);
    return true;
  } catch {
    // Another worker was sooner.
    return existsSync(folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
