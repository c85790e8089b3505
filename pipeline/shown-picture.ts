// A picture of content as pages show it, or why they cannot.

import type { Picture } from '../domain/post.ts';
import type { Words } from '../domain/wording.ts';

export interface PictureFailure {
  message: Words;
  fix: Words;
}

export type ShownPicture = Picture | PictureFailure;

/** By their address in content. */
export type Pictures = ReadonlyMap<string, ShownPicture>;

export function isFailure(picture: ShownPicture): picture is PictureFailure {
  return 'message' in picture;
}
