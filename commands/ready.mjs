// Runs before every command, and needs no package: says what is missing where packages are, or Node is too old.

import { existsSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 20 || (major === 20 && minor < 19);
const missing = isOld
  ? `Este projeto pede Node 20.19 ou mais novo; este é o ${process.version}. Instale o de https://nodejs.org`
  : 'Faltam os pacotes do projeto. Rode npm ci, e depois o comando de novo.';
if (isOld || !existsSync(new URL('../node_modules/tsx', import.meta.url))) {
  console.error(missing);
  process.exit(1);
}
