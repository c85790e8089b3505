// A picture that content brings along, with its size.

import type { Picture } from '../../domain/post.ts';
import { findText } from '../find-text.ts';
import { readImage } from '../read-image.ts';
import type { Run } from '../run.ts';

export function ownPicture(run: Run, file: string, path: string): Picture {
  const size = readImage(run.root, path, (message, fix) => {
    run.problems.push({ file, ...findText(run, file, path), path: 'image', message, fix });
  });
  return { src: path, ...(size ?? { width: 0, height: 0 }) };
}
