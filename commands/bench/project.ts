// A copy of this project with more articles than it has, which measurements may change.

import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';

const LEFT_OUT = ['.git', '.cache', 'dist', 'docs', 'node_modules', 'pdf', 'tests'];
const ARTICLES = 'content/blog';

/** Its folder, inside `folder`. */
export function copyProject(folder: string): string {
  const project = join(folder, 'project');
  const filter = (path: string): boolean => !LEFT_OUT.includes(relative(ROOT, path));
  cpSync(ROOT, project, { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** The file of an article, from the project; `index` counts from 0. */
export function articleFile(index: number): string {
  return `${ARTICLES}/medida-${String(index).padStart(5, '0')}.md`;
}

/** The site's own articles again and again, each under a title of its own. */
export function writeArticles(project: string, count: number): void {
  const own = readdirSync(join(ROOT, ARTICLES)).filter((name) => name.endsWith('.md'));
  const texts = own.map((name) => readFileSync(join(ROOT, ARTICLES, name), 'utf8'));
  for (let index = 0; index < count; index++) {
    const text = texts[index % texts.length]
      ?.replace(/^(?:slug|aliases):.*\n/gm, '')
      .replace(/^(title|description):.*$/gm, `$1: Medida ${index}`);
    writeFileSync(join(project, articleFile(index)), text ?? '');
  }
}
