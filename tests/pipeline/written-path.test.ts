// Names of files as they are written, on systems that tell capitals from small letters and on those that do not.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writtenPath } from '../../pipeline/read/written-path.ts';
import { temporaryFolder } from '../support/folders.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads/Equipe'), { recursive: true });
  writeFileSync(join(folder, 'uploads/Equipe/Foto.JPG'), '');
  writeFileSync(join(folder, 'uploads/Sa\u0303o.jpg'), '');
});

test.each<[path: string, written: string | undefined]>([
  ['/uploads/Equipe/Foto.JPG', '/uploads/Equipe/Foto.JPG'],
  ['/uploads/equipe/foto.jpg', '/uploads/Equipe/Foto.JPG'],
  ['/UPLOADS/Equipe/Foto.JPG', '/uploads/Equipe/Foto.JPG'],
  ['/uploads/S\u00e3o.jpg', '/uploads/Sa\u0303o.jpg'],
  ['/uploads/Equipe/outra.jpg', undefined],
  ['/imagens/foto.jpg', undefined],
])('%s is written %s', (path, written) => {
  expect(writtenPath(folder, path)).toBe(written);
});

test('what a link leads to has a name of its own', () => {
  symlinkSync(join(folder, 'uploads/Equipe/Foto.JPG'), join(folder, 'capa.jpg'));
  expect(writtenPath(folder, '/capa.jpg')).toBe('/capa.jpg');
});
