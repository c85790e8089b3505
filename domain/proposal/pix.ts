// The PIX code of a proposal's first tranche: the same in the build, for the default choice, and in the page.

import type { PixReceiver } from '../content/site.ts';
import { PIX_MAX_CENTS, pixPayload, pixTxid } from '../pix/pix.ts';
import { drawQr, type QrDrawing } from '../pix/qr.ts';
import type { ProposalFigures } from './prices.ts';

export interface ProposalPix {
  /** PIX copia e cola. */
  payload: string;
  qr: QrDrawing;
  amountCents: number;
}

/** Undefined where there is nothing to pay by PIX, or more than a code can ask for. */
export function proposalPix(
  receiver: PixReceiver,
  { number, version }: { number: string; version: number },
  tranches: readonly Pick<ProposalFigures['tranches'][number], 'cents' | 'by'>[],
): ProposalPix | undefined {
  const [first] = tranches;
  if (!first || (first.by ?? 'pix') !== 'pix') return undefined;
  const { cents: amountCents } = first;
  if (amountCents < 1 || amountCents > PIX_MAX_CENTS) return undefined;
  const payload = pixPayload({ ...receiver, amountCents, txid: pixTxid(number, version) });
  return { payload, qr: drawQr(payload), amountCents };
}
