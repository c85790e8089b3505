// A proposal: the client chooses, and the account, the payment, the PIX code and the message follow.

import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { askAbout, proposalChat } from '../domain/proposal/chat.ts';
import {
  type ChosenQuote,
  defaultChoice,
  formatQuote,
  isQuoteHash,
  normalizeSelection,
  parseQuote,
} from '../domain/proposal/choice.ts';
import { dayInBrasilia } from '../domain/proposal/expiry.ts';
import { headlineFor } from '../domain/proposal/headline.ts';
import { proposalPix } from '../domain/proposal/pix.ts';
import { computeProposal } from '../domain/proposal/prices.ts';
import { chosenTitles } from '../domain/proposal/words.ts';
import { newTab, proposalWords as words } from '../domain/words.ts';
import { Accept } from './proposal/accept.ts';
import { Bar } from './proposal/bar.ts';
import { Facts } from './proposal/facts.ts';
import { Investment } from './proposal/investment.ts';
import { Payment } from './proposal/payment.ts';
import { Pix } from './proposal/pix.ts';
import { Schedule } from './proposal/schedule.ts';
import type { Choose } from './proposal/section.ts';
import { signerOf, typedSoFar } from './proposal/signer.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';
import { Slot, type Slots } from './runtime/slot.ts';

const BEFORE_ALL_DAYS = '0001-01-01';
const AFTER_ALL_DAYS = '9999-12-31';

type Props = IslandProps['quote'] & { slots?: Slots };

export function Quote({ slots = {}, ...props }: Props): VNode {
  const { data, offer, receiver } = props;
  const [today, setToday] = useState(props.wasExpired ? AFTER_ALL_DAYS : BEFORE_ALL_DAYS);
  const [choice, choose, isMade] = useChoice(props);
  useEffect(() => setToday(dayInBrasilia(new Date())), []);

  const figures = useMemo(() => computeProposal(data, choice.chosen), [choice.chosen]);
  const items = chosenTitles(data, figures);
  const [typed, type] = useState(typedSoFar);
  const signer = signerOf(typed, props.asksTaxNumber);
  const chosenOffer = { items, figures, choice, signer };
  const chat = proposalChat(offer, chosenOffer, today);
  const pix = useMemo(() => proposalPix(receiver, offer, figures.tranches), [figures]);
  const ask = (part: string): VNode => html`<p class="section-ask">
    <a class="text-link" href=${askAbout(offer, part)} target="_blank" rel="noopener">
      <span class="text-link-label">${words.askAbout}</span><span class="visually-hidden">${`: ${part} (${newTab})`}</span>
    </a>
  </p>`;
  const shown = { data, figures, choice, isMade, choose, askAbout: ask };
  return html`<${Bar} offer=${offer} chat=${chat} />
    <main id="conteudo" tabindex="-1" class="proposal" data-lapsed=${chat.isExpired || undefined} data-made=${isMade || undefined}>
      <${Slot} content=${slots.cover} />
      <div class="proposal-body">
        <${Facts} ...${{ data, figures, issue: offer, isExpired: chat.isExpired }} />
        <${Slot} content=${slots.scope} />
        <${Investment} ...${shown} />
        <${Payment} ...${shown} />
        <${Schedule} ...${shown} />
        <${Slot} content=${slots.rest} />
        ${!chat.isExpired && html`<${Accept} ...${props} ...${shown} ...${{ chat, items, typed, type }} />`}
        ${
          !chat.isExpired &&
          html`<div class="after">
            <${Slot} content=${slots.after} />
            ${pix && choice.form.by === 'transfer' && html`<${Pix} ...${{ pix, receiver, figures }} />`}
          </div>`
        }
      </div>
    </main>`;
}

/** The choice lives in the address: a link to it shows it, and a wrong one shows the default. */
function useChoice({ data, offer: { headline } }: Props): [ChosenQuote, Choose, boolean] {
  const [choice, setChoice] = useState<ChosenQuote>(() => ({
    chosen: defaultChoice(data),
    form: { by: 'transfer' },
  }));
  const [isMade, setMade] = useState(false);
  const latest = useRef(choice);
  const take = (next: ChosenQuote): void => {
    latest.current = next;
    setChoice(next);
    setMade(location.hash.length > 1);
  };
  useEffect(() => {
    const read = (): void => {
      if (!isQuoteHash(location.hash)) return;
      const { ignored, ...addressed } = parseQuote(data, location.hash);
      if (ignored.length > 0) console.warn('not in this proposal:', ignored.join(', '));
      take(addressed);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useLayoutEffect(() => {
    const { chosen } = normalizeSelection(data, choice.chosen);
    if (isQuoteHash(location.hash)) markLeftOut(chosen);
    hideLeftOut(chosen);
    title(headlineFor(headline, chosen));
  }, [choice.chosen]);
  const choose: Choose = (change) => {
    const next = { ...latest.current, ...change(latest.current) };
    history.replaceState(null, '', formatQuote(next));
    take(next);
  };
  return [choice, choose, isMade];
}

/** Once the address has a choice, the descriptions of what is not in it say so: on paper too. */
function markLeftOut(chosen: readonly string[]): void {
  const isChosen = ({ dataset }: HTMLElement) => chosen.includes(dataset.item ?? '');
  for (const module of document.querySelectorAll<HTMLElement>('[data-item]')) {
    module.toggleAttribute('data-left-out', location.hash.length > 1 && !isChosen(module));
  }
}

/** The cover says what is chosen. */
function title(text: string): void {
  const heading = document.querySelector('.proposal-cover h1');
  if (heading && heading.textContent !== text) heading.textContent = text;
}

/** What is promised with an item goes with it. */
function hideLeftOut(chosen: readonly string[]): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-of]')) {
    line.hidden = !chosen.includes(line.dataset.of ?? '');
  }
}

export const wake = hydrated<'quote'>(Quote);
