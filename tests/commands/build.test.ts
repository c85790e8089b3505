// `npm run build` as a process: what it prints, how it ends, what it leaves.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildProject, writeTree } from '../support/build-site.ts';
import { contentsOf, statesOf } from '../support/files.ts';
import { copyProgram, runBuild } from '../support/project-copy.ts';
import { post } from '../support/tiny-site.ts';

describe('the build command', { timeout: 30_000 }, () => {
  test('says in one line how it went, without colours when nobody watches', async () => {
    const root = copyProgram();
    const { code, stdout, stderr } = await runBuild(root);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^4 pages in \d+ ms, \d+ files changed in dist\/\n {2}! links lead to announced pages that are not written yet: \/contato\n {2}! no host named: what was built has no host’s headers and redirects; write hosts: \[nginx\] in content\/site\.yaml, or --host NAME here: caddy, cloudflare, github, netlify, nginx, vercel, none\n$/,
    );
    expect(code).toBe(0);
  });

  test('prints every problem, exits 1 and leaves dist/ as it was', async () => {
    const root = copyProgram();
    await buildProject(root);
    const before = statesOf(join(root, 'dist'));
    writeTree(root, {
      'content/blog/ola.md': post({ title: null }),
      'content/blog/Outro.md': post(),
    });
    const { code, stdout, stderr } = await runBuild(root);
    expect(stdout).toBe('');
    expect(stderr).toBe(`content/blog/Outro.md
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "Outro.md"
  fix: rename it to "outro.md"

content/blog/ola.md:2:1  title
  expected a key "title" with one line of 1 to 70 characters, found none
  2 | description: Um artigo de teste, curto e sem pressa.
    | ^
  fix: add the line title: "Criação de sites em Curitiba"

2 problems; dist/ is as it was
`);
    expect(code).toBe(1);
    expect(statesOf(join(root, 'dist'))).toEqual(before);
  });

  test('with --strict makes a problem of what is announced and not written', async () => {
    const root = copyProgram();
    const { code, stderr } = await runBuild(root, ['--strict']);
    expect(stderr).toBe(`content/site.yaml
  links lead to announced pages that are not written yet: /contato
  fix: write the pages, or remove the links

1 problem; dist/ is as it was
`);
    expect(code).toBe(1);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  test('with --out writes elsewhere, and takes its configuration from the environment', async () => {
    const root = copyProgram();
    const flags = ['--out', 'a/site', '--host', 'none'];
    const { code, stdout } = await runBuild(root, flags, { SITE_URL: 'https://outro.test' });
    expect(code).toBe(0);
    expect(stdout).not.toContain('host');
    expect(existsSync(join(root, 'dist'))).toBe(false);
    const home = contentsOf(join(root, 'a/site')).get('index.html') ?? '';
    expect(Buffer.from(home, 'base64').toString()).toContain('href="https://outro.test/"');
  });
});
