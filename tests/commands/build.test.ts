// `npm run build` as a process: what it prints, how it ends, what it leaves.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProgram, runBuild } from '../support/project-copy.ts';

test('the build command says how it went, where it wrote, and what is left to do', async () => {
  const root = copyProgram();
  const plain = await runBuild(root, ['--out', 'a/site'], { SITE_URL: 'https://outro.test' });
  expect(plain).toMatchObject({ code: 0, stderr: '' });
  expect(plain.stdout).toMatch(
    /^4 pages in \d+ ms, \d+ files changed in a\/site\/\n {2}! há links para páginas anunciadas que ainda não existem: \/contato\n {2}! falta hosts: em content\/site\.yaml, e o site saiu sem cabeçalhos nem redirecionamentos de hospedagem: escreva hosts: \[nginx\], ou --host NOME neste comando: cloudflare, netlify, nginx, serve, vercel, none\n$/,
  );
  const home = readFileSync(join(root, 'a/site/index.html'), 'utf8');
  expect(home).toContain('href="https://outro.test/"');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
