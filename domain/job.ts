// An opening as its page and the lists show it.

import type { Job } from './content/job.ts';
import type { Picture } from './post.ts';

export interface ShownJob extends Job {
  /** The last part of its address, and what the application form sends. */
  id: string;
  route: string;
  cover: Picture;
  /** Beside the form: unlike the cover of any opening, while there are motifs. */
  side: Picture;
}
