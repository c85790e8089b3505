// The PIX code of a proposal's first tranche: the same in the build, for the default choice, and in the page.

import type { PixReceiver } from '../content/site.ts';
import { pixPayload, pixTxid } from '../pix/pix.ts';
import { drawQr, type QrDrawing } from '../pix/qr.ts';

export interface ProposalPix {
  /** PIX copia e cola. */
  payload: string;
  qr: QrDrawing;
  amountCents: number;
  /** When the tranche is due, such as `na assinatura do contrato`. */
  when: string;
}

/** Undefined where there is nothing to pay, or more than a code can ask for. */
export function proposalPix(
  receiver: PixReceiver,
  { number, version }: { number: string; version: number },
  tranches: readonly { cents: number; when: string }[],
): ProposalPix | undefined {
  const [first] = tranches;
  if (!first) return undefined;
  const { cents: amountCents, when } = first;
  const result = pixPayload({ ...receiver, amountCents, txid: pixTxid(number, version) });
  if ('problem' in result) return undefined;
  return { payload: result.payload, qr: drawQr(result.payload), amountCents, when };
}
