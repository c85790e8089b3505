// The configuration of one host as files of the site, from what the site promises to answer; and what several of them say alike.

import type { Answers, HeaderRule, Headers } from '../../../domain/hosting/answers.ts';
import type { Notice, Problem } from '../../../domain/problem.ts';
import { SINGLE_FILES } from '../../read/list-content.ts';

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

/** What a host does not take is a problem of the file that lists it. */
export function refuseRedirects(host: string, most: number, found: number): Problem[] {
  if (found <= most) return [];
  const message = {
    en: `expected at most ${most} redirects for ${host}, found ${found}`,
    pt: `esperado: até ${most} redirecionamentos para ${host}; encontrado: ${found}`,
  };
  const fix = {
    en: `remove ${found - most} that nobody asks for any more`,
    pt: `tire ${found - most} que ninguém mais acesse`,
  };
  return [{ file: SINGLE_FILES.redirects, message, fix }];
}

/** What a host takes no rule for. */
export function noticeRules(host: string, most: number, left: number): Notice[] {
  if (left <= 0) return [];
  const message = {
    en: `${host} takes ${most} rules for headers: ${left} addresses have only those of every address, and the policy in the page`,
    pt: `${host} aceita ${most} regras de cabeçalhos: ${left} endereços ficam só com os de todo endereço, e com a política na página`,
  };
  return [{ message }];
}
