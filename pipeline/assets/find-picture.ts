// Finds the picture that a text names: as it was prepared, or only measured where nothing is shown.

import type { FindPicture } from '../markdown/inspection.ts';
import { readImage } from '../read/read-image.ts';
import { isFailure, type Pictures } from './prepare-pictures.ts';

/** Of those that were prepared; one that nobody listed is a mistake of ours. */
export function prepared(pictures: Pictures): FindPicture {
  return (path, report) => {
    const picture = pictures.get(path);
    if (!picture) throw new Error(`no picture was prepared for ${path}`);
    if (!isFailure(picture)) return picture;
    report(picture.message, picture.fix);
    return undefined;
  };
}

/** For texts that will not be shown: only what is wrong counts. */
export function measured(root: string): FindPicture {
  return (path, report) => {
    const size = readImage(root, path, report);
    return size && { src: path, ...size };
  };
}
