// What only the header of a page can say of its policy, added to what its meta element says.

import type { Origins } from '../../domain/islands.ts';

/**
 * Nobody may frame the page; and where no code but ours runs, text becomes HTML only by the policies
 * that its islands name: https://www.w3.org/TR/trusted-types/
 */
export function servedPolicy(policy: string, islands: readonly Origins[]): string {
  const isOurs = !islands.some(({ scripts = [] }) => scripts.length > 0);
  const trusted = [...new Set(islands.flatMap(({ trustedTypes = [] }) => trustedTypes))];
  return [
    policy,
    "frame-ancestors 'none'",
    ...(isOurs
      ? ["require-trusted-types-for 'script'", `trusted-types ${trusted.join(' ') || "'none'"}`]
      : []),
  ].join('; ');
}
