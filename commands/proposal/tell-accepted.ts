// What there is to know of an acceptance once it is recorded.

import { shortDate } from '../../domain/dates.ts';
import type { AcceptResult } from './accept-proposal.ts';

export function tellAccepted(accepted: Extract<AcceptResult, { accepted: object }>['accepted']) {
  const { number, version, name, role, acceptedOn, total, payment, code, folder } = accepted;
  return `O aceite fecha: ${number}, versão ${version}
  quem     ${name}, ${role}, em ${shortDate(acceptedOn)}
  total    ${total}
  como     ${payment}
  código   ${code}
  anotado  ${folder}/accepted.yaml
Mande o contrato, e faça o commit de content/proposals/sent/.`;
}
