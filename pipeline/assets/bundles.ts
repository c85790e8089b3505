// What was bundled of one `styles/` and one `islands/`, for a process that builds many sites with them.

import type { Outcome } from '../stages.ts';
import type { Scripts } from './bundle-islands.ts';
import type { Stylesheet } from './styles/stylesheet.ts';

export interface Bundles {
  scripts?: Outcome<Scripts>;
  /** By the addresses of the assets that they name. */
  styles: Map<string, Outcome<Stylesheet>>;
}
