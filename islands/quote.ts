// A proposal's page: the client's choice changes its prices, payment, PIX code and messages.

import { h, type VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { dayInBrasilia } from '../domain/dates.ts';
import type { IslandProps } from '../domain/islands.ts';
import { proposalPix } from '../domain/pix.ts';
import { headlineFor, proposalActions } from '../domain/proposal/message-links.ts';
import {
  type ClientChoice,
  computeProposal,
  defaultChoice,
  formatChoice,
  hasChoices,
  isChoiceHash,
  normalizeSelection,
  parseChoice,
} from '../domain/proposal/prices.ts';
import { chosenTitles } from '../domain/proposal/texts.ts';
import { Acceptance, NOTHING_TYPED, signerOf, typedSoFar } from './proposal/acceptance.ts';
import { Investment } from './proposal/investment.ts';
import { Bar, type Change, KeyFigures } from './proposal/parts.ts';
import { type DrawQr, Payment, Pix, Schedule } from './proposal/payment.ts';
import { html } from './runtime/html.ts';
import { mountByHydration, Slot, type Slots } from './runtime/hydrate.ts';

/** Only the build passes `draw`. */
type Props = IslandProps['quote'] & { slots?: Slots; draw?: DrawQr };

export function Quote({ slots = {}, draw, ...props }: Props): VNode {
  const { data, offer, receiver, asksTaxNumber, delivery } = props;
  // Undefined until the page is hydrated, so that the first rendering is the same as the build's.
  const [today, setToday] = useState<string>();
  const { choice, change, isMade, isRefused } = useChoice(props);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  // Set after hydration, since Preact updates the HTML only by what changes afterwards.
  useLayoutEffect(() => {
    setTyped(typedSoFar());
    addEventListener('click', openOnce, true);
    const look = () => setToday(dayInBrasilia(new Date()));
    look();
    // The last day may pass while the page is open, asleep, or behind the back button.
    setInterval(look, 1000);
  }, []);

  const figures = useMemo(() => computeProposal(data, choice.chosen), [choice.chosen]);
  const items = chosenTitles(data, figures);
  const signer = signerOf(typed, asksTaxNumber);
  const day = today ?? (props.wasExpired ? '9999-12-31' : '0001-01-01');
  const chat = proposalActions(offer, { items, figures, choice, signer }, day);
  const { isExpired } = chat;
  const pix = useMemo(() => proposalPix(receiver, offer, figures.tranches), [figures]);
  const quote = { data, offer, figures, choice, isMade, isRefused, change };
  const isHydrated = today !== undefined;
  const acceptance = { chat, items, typed, setTyped, asksTaxNumber, delivery, isHydrated };
  return html`${h(Bar, { offer, chat })}
    <main id="conteudo" tabindex="-1" class="proposal" data-lapsed=${isExpired || undefined} data-made=${isMade || undefined}>
      ${h(Slot, { content: slots.cover })}
      <div class="proposal-body">
        ${h(KeyFigures, { data, offer, figures, isExpired })}
        ${h(Slot, { content: slots.scope })}
        ${h(Investment, quote)}
        ${h(Payment, quote)}
        ${h(Schedule, quote)}
        ${h(Slot, { content: slots.rest })}
        ${!isExpired && h(Acceptance, { offer, figures, ...acceptance })}
        ${
          !isExpired &&
          html`<div class="proposal-after" data-open=${(hasChoices(data) && !isMade) || undefined}>
            ${h(Slot, { content: slots.after })}
            ${pix && choice.form.by === 'transfer' && h(Pix, { pix, receiver, figures, draw, isHydrated })}
          </div>`
        }
      </div>
    </main>`;
}

/** Prevents the second click of a double click from opening the same chat, mail or form again. */
function openOnce(event: MouseEvent): void {
  const opening = (event.target as Element).closest('[target], [href^="mailto:"]');
  if (opening && event.detail > 1) event.preventDefault();
}

/** The choice, kept in the address. `isRefused` is true for an address with impossible parts, which are left out. */
function useChoice({ data, offer: { headline } }: Props) {
  const [choice, setChoice] = useState<ClientChoice>(() => ({
    chosen: defaultChoice(data),
    form: { by: 'transfer' },
  }));
  const [isMade, setMade] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(choice);
  const update = (next: ClientChoice): void => {
    latest.current = next;
    setChoice(next);
    setMade(location.hash.length > 1);
  };
  // A layout effect, so that the address is read before hydration repeats what was pressed meanwhile.
  useLayoutEffect(() => {
    const read = (): void => {
      if (!isChoiceHash(location.hash)) return;
      const { ignored, ...addressed } = parseChoice(data, location.hash);
      setRefused(ignored.length > 0);
      update(addressed);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useLayoutEffect(() => {
    const { chosen } = normalizeSelection(data, choice.chosen);
    showChoice(chosen, headlineFor(headline, chosen));
  }, [choice.chosen]);
  const change: Change = (next) => {
    const changed = { ...latest.current, ...next(latest.current) };
    history.replaceState(null, '', formatChoice(changed));
    setRefused(false);
    update(changed);
  };
  return { choice, change, isMade, isRefused };
}

/** Updates the parts of the page around the island that depend on the choice. */
function showChoice(chosen: readonly string[], title: string): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  // If the address has a choice, the descriptions of the other items are marked as left out, on paper too.
  if (isChoiceHash(location.hash)) {
    for (const item of all('[data-item]')) {
      const isLeftOut = location.hash.length > 1 && !chosen.includes(item.dataset.item ?? '');
      item.toggleAttribute('data-left-out', isLeftOut);
    }
  }
  // Promises that belong to an item are hidden with it.
  for (const line of all('[data-of]')) line.hidden = !chosen.includes(line.dataset.of ?? '');
  const heading = document.querySelector('.proposal-cover h1');
  if (heading && heading.textContent !== title) heading.textContent = title;
}

export const mount = mountByHydration<'quote'>(Quote);
