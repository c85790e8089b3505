// What there is to know of an acceptance once it is recorded.

import { shortDate } from '../../domain/dates.ts';
import { tellWriter } from '../terminal/language.ts';
import type { AcceptResult } from './accept-proposal.ts';

export function tellAccepted(accepted: Extract<AcceptResult, { accepted: object }>['accepted']) {
  const { number, version, name, role, acceptedOn, total, payment, code, folder } = accepted;
  return tellWriter({
    en: `The acceptance agrees: ${number}, version ${version}
  who      ${name}, ${role}, on ${shortDate(acceptedOn)}
  total    ${total}
  how      ${payment}
  code     ${code}
  kept in  ${folder}/accepted.yaml
Send the contract, and commit content/proposals/sent/.`,
    pt: `O aceite fecha: ${number}, versão ${version}
  quem     ${name}, ${role}, em ${shortDate(acceptedOn)}
  total    ${total}
  como     ${payment}
  código   ${code}
  anotado  ${folder}/accepted.yaml
Mande o contrato, e faça o commit de content/proposals/sent/.`,
  });
}
