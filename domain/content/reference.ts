// How content calls other content: by the name of its file, or by its id in a list.

import * as z from 'zod/mini';
import { slugOf } from '../text/slug.ts';
import { withHint } from './fields.ts';

/** `what` completes "expected", such as `the name of a project`. */
export function reference(what: string, example: string) {
  return withHint(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)), {
    expected: what,
    example,
    mend: (found) => slugOf(String(found)) || undefined,
  });
}
