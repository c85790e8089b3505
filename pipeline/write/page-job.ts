// What a thread is asked to make a page, and what it answers. All of it survives being copied.

import type { Surroundings } from '../render/surroundings.ts';
import type { PageNotes } from './make-page.ts';
import type { PlacedFile } from './output/place-file.ts';

export interface PageSetting {
  root: string;
  surroundings: Surroundings;
  /** The text of the whole style sheet. */
  stylesheet: string;
}

export interface PageJob {
  /** As JSON: digests stand for its sources, and `renderer` for its code. */
  page: string;
  /** Where the last site has the file, and where the next one is to have it. */
  old: string;
  file: string;
}

export interface MadeFile {
  placed: PlacedFile & { digest: string };
  notes: PageNotes;
}
