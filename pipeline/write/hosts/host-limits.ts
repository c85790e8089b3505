// What a host does not take, told to whoever lists it.

import type { Notice, Problem } from '../../../domain/problem.ts';
import { SINGLE_FILES } from '../../read/list-content.ts';

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
