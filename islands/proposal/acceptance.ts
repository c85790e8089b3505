// The acceptance of a proposal: a summary of the choice, the fields of the signer, and the buttons that send it.

import { h, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import {
  type Delivery,
  encodeMessage,
  type FormValues,
  readOutcome,
  type SubmitOutcome,
} from '../../domain/forms.ts';
import { crc16 } from '../../domain/pix.ts';
import {
  declineLink,
  type Offer,
  type ProposalActions,
  type Signer,
} from '../../domain/proposal/message-links.ts';
import type { ProposalFigures } from '../../domain/proposal/prices.ts';
import { namedTaxNumber } from '../../domain/tax-numbers.ts';
import { newTab, choiceWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { figureList, Section, textLink } from './parts.ts';

/** The typed values; the tax number is used only if the company asks for one. */
interface Typed extends Signer {
  taxNumber: string;
}

/** The ids of the fields. */
const FIELDS = { name: 'aceite-nome', role: 'aceite-cargo', taxNumber: 'aceite-documento' };

export const NOTHING_TYPED: Typed = { name: '', role: '', taxNumber: '' };

/** The values that the client typed before the page was hydrated. */
export function typedSoFar(): Typed {
  const textIn = (id: string): string =>
    (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';
  const { name, role, taxNumber } = FIELDS;
  return { name: textIn(name), role: textIn(role), taxNumber: textIn(taxNumber) };
}

/** The fields that are empty or invalid, in their order. */
function missingIn(typed: Typed, asksTaxNumber = false): (keyof Typed)[] {
  const empty = (['name', 'role'] as const).filter((key) => typed[key].trim() === '');
  const isWrong = asksTaxNumber && !namedTaxNumber(typed.taxNumber);
  return isWrong ? [...empty, 'taxNumber'] : empty;
}

/** The signer as the message names them; undefined while a field is missing. */
export function signerOf(typed: Typed, asksTaxNumber = false): Signer | undefined {
  if (missingIn(typed, asksTaxNumber).length > 0) return undefined;
  const { name, role, taxNumber } = typed;
  return { name, role: asksTaxNumber ? `${role}, ${namedTaxNumber(taxNumber)}` : role };
}

interface Props {
  offer: Offer;
  figures: ProposalFigures;
  chat: ProposalActions;
  /** The titles of the chosen items. */
  items: readonly string[];
  typed: Typed;
  setTyped: (next: (now: Typed) => Typed) => void;
  asksTaxNumber?: boolean | undefined;
  delivery?: Delivery | null | undefined;
  /** False until the page is hydrated: the fields cannot be checked, so nothing can be sent, and a text says so. */
  isHydrated: boolean;
}

export function Acceptance(props: Props): VNode {
  const { offer, figures, chat, items, typed, asksTaxNumber, delivery, isHydrated } = props;
  const [isPressed, setPressed] = useState(false);
  const [sending, say] = useState('');
  const missing = missingIn(typed, asksTaxNumber);
  const [first] = missing;
  const wrong = isPressed ? missing : [];
  /** If a field is missing, nothing is sent, and the first such field takes the focus. */
  const isMissing = (): boolean => {
    setPressed(first !== undefined);
    if (first !== undefined) document.getElementById(FIELDS[first])?.focus();
    return first !== undefined;
  };
  const onClick = (event: Event): void => {
    if (isMissing()) event.preventDefault();
  };
  const advice = first === 'taxNumber' ? words.acceptTaxMissing : words.acceptMissing;
  const status = !isHydrated ? words.acceptLoading : isPressed && first ? advice : sending;
  // Until it is hydrated, it is a disabled link without `href`: https://www.w3.org/TR/html-aria/#el-a-no-href
  const link = (href: string, target?: string) =>
    isHydrated
      ? { href, target, rel: target && 'noopener', onClick }
      : { role: 'link', 'aria-disabled': true, 'data-tab': target && 1 };
  const children = html`<p class="proposal-text">${words.acceptLead}</p>
    ${figureList('fact-list ruled', [
      [words.acceptItems, items.join(', ')],
      [words.total, chat.total, 'sum'],
      [words.acceptPayment, chat.payment],
      [words.delivery, words.days(figures.deliveryDays)],
    ])}
    ${h(Fields, { ...props, wrong })}
    <p id="aceite-falta" class="accept-missing" role="status">${status && html`<span key=${status}>${status}</span>`}</p>
    <div class="cluster">
      <a class="button" data-look="primary" ...${link(chat.acceptLink, '_blank')}>
        ${words.acceptByChat}<span class="visually-hidden">${` (${newTab})`}</span>
      </a>
      <a class="button" data-look="secondary" ...${link(chat.acceptMail)}>${words.acceptByMail}</a>
      ${delivery && h(SendHere, { ...props, delivery, isMissing, say })}
    </div>
    ${h(Decline, { offer, figures })}`;
  return html`<div class="with-script accept box" data-edge="thin" id="aceite">
    ${h(Section, { title: words.acceptTitle, children })}
  </div>`;
}

type FieldsProps = Props & { wrong: readonly (keyof Typed)[] };

function Fields({ typed, setTyped, asksTaxNumber, wrong }: FieldsProps): VNode {
  const field = (key: keyof Typed, label: string, autocomplete: string): VNode => {
    const isWrong = wrong.includes(key);
    return html`<div class="field">
      <label for=${FIELDS[key]}>${label}</label>
      <input
        id=${FIELDS[key]}
        type="text"
        value=${typed[key]}
        maxlength="80"
        required
        autocomplete=${autocomplete}
        aria-invalid=${isWrong ? 'true' : undefined}
        aria-describedby=${isWrong ? 'aceite-falta' : undefined}
        onInput=${({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
          setTyped((now) => ({ ...now, [key]: value }))}
      />
    </div>`;
  };
  return html`<div class="grid">
    ${field('name', words.acceptName, 'name')}
    ${field('role', words.acceptRole, 'organization-title')}
    ${asksTaxNumber && field('taxNumber', words.acceptTaxNumber, 'off')}
  </div>`;
}

type FormProps = Pick<Props, 'offer' | 'chat' | 'typed' | 'isHydrated'> & {
  delivery: Delivery;
  /** True once a field is missing, which then has the focus. */
  isMissing: () => boolean;
  /** Shows a sentence about the sending; '' for none. */
  say: (sentence: string) => void;
};

const LIMIT_MS = 10_000;

async function send(delivery: Delivery, values: FormValues): Promise<SubmitOutcome['outcome']> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const message = encodeMessage(delivery, values);
    const response = await fetch(delivery.url, { method: 'POST', ...message, signal });
    return readOutcome(delivery, response.status, await response.text()).outcome;
  } catch {
    return 'unconfirmed';
  }
}

/** A button that sends the same message as the chat to the company, without leaving the page, and only once. */
function SendHere(props: FormProps): VNode {
  const { offer, chat, typed, delivery, isHydrated, isMissing, say } = props;
  const { message } = chat;
  // The same for the same message, so that the company recognizes copies of it.
  const id = `${offer.fingerprint}-${crc16(message)}`;
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState('');
  const isSent = sent === message;
  // The answer is about another choice.
  useLayoutEffect(() => say(''), [message]);
  const onClick = async (): Promise<void> => {
    if (isSending || isSent || isMissing()) return;
    setSending(true);
    say(words.acceptSending);
    const outcome = await send(delivery, { name: typed.name.trim(), message, submission_id: id });
    setSending(false);
    if (outcome === 'sent') setSent(message);
    say(outcome === 'sent' ? words.acceptSent : words.acceptFailed);
  };
  const label = isSending ? words.acceptSending : words.acceptByForm;
  const isIdle = isHydrated && !isSending && !isSent;
  return html`<button class="button" data-look="secondary" type="button" aria-disabled=${isIdle ? undefined : 'true'} onClick=${onClick}>
    <span key=${label}>${label}</span>
  </button>`;
}

/** The link to decline the proposal, with the choice of a reason. */
function Decline({ offer, figures }: Pick<Props, 'offer' | 'figures'>): VNode {
  const [reason, setReason] = useState(words.declineReasons[0] ?? '');
  const onChange = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void =>
    setReason(currentTarget.value);
  return html`<div class="decline">
    <p>${words.declineLead}</p>
    <label class="count cluster">
      ${words.declineReason}
      <select onChange=${onChange}>
        ${words.declineReasons.map((text) => html`<option selected=${text === reason}>${text}</option>`)}
      </select>
    </label>
    ${textLink(declineLink(offer, figures.chosen, reason), words.declineSend)}
  </div>`;
}
