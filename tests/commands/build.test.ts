// `npm run build` as a process: what it prints, how it ends, what it leaves.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProject, writeTree } from '../support/build-site.ts';
import { contentsOf, statesOf } from '../support/files.ts';
import { copyProgram, runBuild } from '../support/project-copy.ts';
import { post } from '../support/tiny-site.ts';

test('the build command says how it went, where it wrote, and every problem', {
  timeout: 60_000,
}, async () => {
  const root = copyProgram();
  const plain = await runBuild(root, ['--out', 'a/site'], { SITE_URL: 'https://outro.test' });
  expect(plain).toMatchObject({ code: 0, stderr: '' });
  expect(plain.stdout).toMatch(
    /^4 pages in \d+ ms, \d+ files changed in a\/site\/\n {2}! links lead to announced pages that are not written yet: \/contato\n {2}! no host named: what was built has no host’s headers and redirects; write hosts: \[nginx\] in content\/site\.yaml, or --host NAME here: caddy, cloudflare, github, netlify, nginx, vercel, none\n$/,
  );
  const home = contentsOf(join(root, 'a/site')).get('index.html') ?? '';
  expect(Buffer.from(home, 'base64').toString()).toContain('href="https://outro.test/"');
  expect(await runBuild(root, ['--strict'])).toMatchObject({
    code: 1,
    stderr: `content/site.yaml
  links lead to announced pages that are not written yet: /contato
  fix: write the pages, or remove the links

1 problem; dist/ is as it was
`,
  });
  expect(existsSync(join(root, 'dist'))).toBe(false);
  await buildProject(root);
  const before = statesOf(join(root, 'dist'));
  writeTree(root, {
    'content/blog/ola.md': post({ title: null }),
    'content/blog/Outro.md': post(),
  });
  expect(await runBuild(root)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `content/blog/Outro.md
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "Outro.md"
  fix: rename it to "outro.md"

content/blog/ola.md:2:1  title
  expected a key "title" with one line of 1 to 70 characters, found none
  2 | description: Um artigo de teste, curto e sem pressa.
    | ^
  fix: add the line title: "Criação de sites em Curitiba"

2 problems; dist/ is as it was
`,
  });
  expect(statesOf(join(root, 'dist'))).toEqual(before);
});
