// A client's choice in the address of a proposal, so that a link shows it: `#opcoes=site,crm&pagamento=cartao-10`.

import type { PaymentForm } from '../agreement.ts';
import type { QuoteData } from '../figures/quote.ts';
import { choiceText, formatChoice, parseChoice } from './choice.ts';

export interface ChosenQuote {
  /** Ids, in the order of the file, with numbers where the client chooses how many. */
  chosen: string[];
  form: PaymentForm;
}

const PAYMENT_KEY = 'pagamento';
const BY_TRANSFER = 'pix';
const BY_CARD = 'cartao-';

export function formatQuote({ chosen, form }: ChosenQuote): string {
  const payment = form.by === 'card' ? `${BY_CARD}${form.count}` : BY_TRANSFER;
  return `${formatChoice(chosen)}&${PAYMENT_KEY}=${payment}`;
}

/** Whether a hash is about a choice: an anchor of the page is not, and the bare address asks for the usual one. */
export function isQuoteHash(hash: string): boolean {
  return hash.length < 2 || /^#(?:.*&)?(?:opcoes|pagamento)=/.test(hash);
}

/** `ignored` are the ids and forms of payment that the proposal does not offer; the rest still counts. */
export function parseQuote(data: QuoteData, hash: string): ChosenQuote & { ignored: string[] } {
  const { ignored, ...settled } = parseChoice(data, hash);
  const chosen = choiceText(data, settled);
  const payment = new URLSearchParams(hash.replace(/^#/, '')).get(PAYMENT_KEY) ?? BY_TRANSFER;
  const count = data.payment.cardInstalments.find((number) => payment === `${BY_CARD}${number}`);
  if (count !== undefined) return { chosen, form: { by: 'card', count }, ignored };
  const unknown = payment === BY_TRANSFER ? [] : [payment];
  return { chosen, form: { by: 'transfer' }, ignored: [...ignored, ...unknown] };
}
