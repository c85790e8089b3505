// The configuration of one host as files of the site, from what the site promises to answer.

import type { Answers, HeaderRule } from '../../../domain/hosting/answers.ts';
import type { Notice, Problem } from '../../../domain/problem.ts';

export interface HostSetting {
  answers: Answers;
  rules: readonly HeaderRule[];
  /** Scheme and host, without a slash at the end. */
  url: string;
}

export interface HostFiles {
  /** Path (without a slash at the start) to text. */
  files: Record<string, string>;
  problems?: readonly Problem[];
  notices?: readonly Notice[];
}

export type WriteHost = (setting: HostSetting) => HostFiles;

export const HEAD = 'Written by the site’s build, with every build anew.';
