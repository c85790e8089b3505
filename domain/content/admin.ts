// Where the published editor takes what it writes, as content/site.yaml says it under `admin:`.

import * as z from 'zod/mini';
import { httpsUrl, line, oneOf, withHint } from './fields.ts';

const repository = z.string().check(z.regex(/^[\w.-]+(?:\/[\w.-]+)+$/));

export const admin = z.strictObject({
  service: oneOf(['github', 'gitlab', 'gitea']),
  repository: withHint(repository, {
    expected: { en: 'owner and name of the repository', pt: 'dono e nome do repositório' },
    example: 'casa/site',
  }),
  /** `main` unless told otherwise. */
  branch: z.optional(line(100, 'main')),
  /** A GitLab or Gitea of one's own. */
  server: z.optional(httpsUrl),
  /** Who signs people in at GitHub; without it they paste an access token. */
  signIn: z.optional(httpsUrl),
  /** The id that GitLab or Gitea gave the editor; without it people paste an access token. */
  application: z.optional(line(120, '3f1c0d9a')),
});
export type Admin = z.output<typeof admin>;
