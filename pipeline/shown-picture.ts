// A picture of content as pages show it, or why they cannot.

import type { Picture } from '../domain/post.ts';
import type { Complaint } from '../domain/problem.ts';

export type ShownPicture = Picture | Complaint;

/** By their address in content. */
export type Pictures = ReadonlyMap<string, ShownPicture>;

export function isFailure(picture: ShownPicture): picture is Complaint {
  return 'message' in picture;
}
