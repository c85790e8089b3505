// The configuration of one host as files of the site, from what the site promises to answer; and what several of them say alike.

import type { Answers, HeaderRule, Headers } from '../../../domain/hosting/answers.ts';
import type { Notice, Problem } from '../../../domain/problem.ts';

export interface HostFiles {
  /** Path (without a slash at the start) to text. */
  files: Record<string, string>;
  problems?: readonly Problem[];
  notices?: readonly Notice[];
}

export type WriteHost = (setting: { answers: Answers; rules: readonly HeaderRule[] }) => HostFiles;

export const HEAD = 'Written by the site’s build, with every build anew.';

/** The names of the headers that some addresses have, and others not. */
export function ownHeaders([, ...others]: readonly HeaderRule[]): string[] {
  return [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))];
}

/** The patterns of the addresses that have a header of their own by this name, and its values; `exact` is one address. */
export function valuesOf(
  name: string,
  [, ...others]: readonly HeaderRule[],
  exact: (rule: HeaderRule) => string,
): [pattern: string, value: string][] {
  return others.flatMap((rule) => {
    const value = rule.headers[name];
    if (value === undefined) return [];
    const isFolder = rule.at.endsWith('/*');
    return [[isFolder ? `~^${literal(rule.at.slice(0, -1))}` : exact(rule), value]];
  });
}

/** Headers as JSON has them. */
export function listHeaders(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** A text inside a regular expression. */
export function literal(text: string): string {
  return text.replace(/[.+*?^${}()[\]|\\]/g, '\\$&');
}
