// Where the published editor takes what it writes, as content/site.yaml says it under `admin:`.

import * as z from 'zod/mini';
import { httpsUrl, line, oneOf, withMeta } from './fields.ts';

const repository = z.string().check(z.regex(/^[\w.-]+(?:\/[\w.-]+)+$/));

export const admin = z.strictObject({
  service: oneOf(['github', 'gitlab']),
  repository: withMeta(repository, {
    description: 'dono e nome do repositório',
    example: 'casa/site',
  }),
  /** `main` unless told otherwise. */
  branch: z.optional(line(100, 'main')),
  /** Who signs people in; without it they paste an access token. */
  signIn: z.optional(httpsUrl),
});
export type Admin = z.output<typeof admin>;
