// A copy of this project, which measurements may change.

import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** What builds a site; styles and islands belong to it. */
const PARTS = [
  ...['art', 'commands', 'content', 'domain', 'islands', 'pipeline', 'public'],
  ...['styles', 'templates'],
  ...['build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

/** Its folder, inside `folder`. */
export function copyProject(folder: string): string {
  const project = join(folder, 'project');
  for (const name of PARTS.filter((path) => existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, name), join(project, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** Who may sign articles: somebody of the house, or else a guest. */
export function authorOf(project: string): string {
  const people = join(project, 'content/people.yaml');
  const [, id] = (existsSync(people) && /^- id: (\S+)/m.exec(readFileSync(people, 'utf8'))) || [];
  return id ?? 'Ana Lima';
}
