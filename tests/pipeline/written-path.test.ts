// Names of files as they are written, on systems that tell capitals from small letters and on those that do not.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writtenPath } from '../../pipeline/read/read-image.ts';
import { temporaryFolder } from '../support/folders.ts';

test('a path is told as the folders write it, capitals and accents, and a link by its own name', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads/Equipe'), { recursive: true });
  writeFileSync(join(folder, 'uploads/Equipe/Foto.JPG'), '');
  writeFileSync(join(folder, 'uploads/Sa\u0303o.jpg'), '');
  symlinkSync(join(folder, 'uploads/Equipe/Foto.JPG'), join(folder, 'capa.jpg'));
  const written = {
    '/uploads/Equipe/Foto.JPG': '/uploads/Equipe/Foto.JPG',
    '/uploads/equipe/foto.jpg': '/uploads/Equipe/Foto.JPG',
    '/UPLOADS/Equipe/Foto.JPG': '/uploads/Equipe/Foto.JPG',
    '/uploads/S\u00e3o.jpg': '/uploads/Sa\u0303o.jpg',
    '/uploads/Equipe/outra.jpg': undefined,
    '/imagens/foto.jpg': undefined,
    '/capa.jpg': '/capa.jpg',
  };
  const found = Object.keys(written).map((path) => [path, writtenPath(folder, path)]);
  expect(found).toEqual(Object.entries(written));
});
