// The configuration of one host as files of the site, from what the site promises to answer.

import type { Answers, HeaderRule, Headers } from '../../../domain/hosting/answers.ts';

/** Gives texts by their paths, which have no slash at the start. */
export type WriteHost = (setting: {
  answers: Answers;
  rules: readonly HeaderRule[];
}) => Record<string, string>;

export const HEAD = 'Written by the site’s build, with every build anew.';

/** Headers as JSON has them. */
export function listHeaders(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
