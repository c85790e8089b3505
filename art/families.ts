// The families of drawings, by the names that content/theme.yaml calls them.
import { araucaria } from './araucaria/family.ts';
import { azulejo } from './azulejo/family.ts';
import type { Family } from './family.ts';

export const families = { araucaria, azulejo } as const satisfies Record<string, Family>;
