// Parts that the sections of a proposal share: their props, a titled section, links to the chat; and its bar and facts.

import type { ComponentChildren, VNode } from 'preact';
import { lastDayOf, shortDate } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import { askAbout, type Offer, type ProposalActions } from '../../domain/proposal/message-links.ts';
import {
  type ClientChoice,
  groupsOf,
  type ProposalFigures,
  type QuoteData,
} from '../../domain/proposal/prices.ts';
import { instalmentChoices } from '../../domain/proposal/texts.ts';
import { newTab, choiceWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';

/** Changes the choice. `next` gets the latest one, since several changes may precede the next rendering. */
export type Change = (next: (now: ClientChoice) => Partial<ClientChoice>) => void;

export interface QuoteProps {
  data: QuoteData;
  offer: Offer;
  /** The figures of the choice. */
  figures: ProposalFigures;
  choice: ClientChoice;
  /** True if the client has chosen, and the address has the choice. */
  isMade: boolean;
  /** True if the address asks for a choice that the proposal does not offer. */
  isRefused: boolean;
  change: Change;
}

interface SectionProps {
  title: string;
  /** If present, the section ends with a link to a chat with a question about it. */
  offer?: Offer;
  /** True if a page break may divide it on paper. */
  isLong?: boolean;
  children?: ComponentChildren;
}

export function Section({ title, offer, isLong, children }: SectionProps): VNode {
  return html`<section class="proposal-section" data-keep=${isLong ? undefined : 'true'}>
    <h2 key=${title}>${title}</h2>
    ${children}
    ${
      offer &&
      html`<p class="section-ask" key="ask">
        ${textLink(askAbout(offer, title), words.askAbout, `: ${title} (${newTab})`)}
      </p>`
    }
  </section>`;
}

/** A link on its own; `note` is read out after the label. */
export function textLink(href: string, label: string, note = ` (${newTab})`): VNode {
  return html`<a class="text-link" href=${href} target="_blank" rel="noopener">
    <span>${label}</span><span class="visually-hidden">${note}</span>
  </a>`;
}

interface RadioProps {
  name: string;
  value: string;
  /** The item, read out after the visible label, with which voice control needs the name to begin. */
  title: string;
  isChosen: boolean;
  label: string;
  onChoose: () => void;
}

/**
 * A radio button in a box. A press on one that is ticked already is a choice, too: it has no `change` event, and for
 * Space Chromium sends no `click` either.
 */
export function Radio({ name, value, title, isChosen, label, onChoose }: RadioProps): VNode {
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    if (key === ' ') onChoose();
  };
  return html`<label class="choice cluster with-script">
    <input type="radio" class="tick" name=${name} value=${value} checked=${isChosen} onClick=${onChoose} onKeyUp=${onKeyUp} />
    <span key=${label}>${label}</span>
    <span class="visually-hidden">${`: ${title}`}</span>
  </label>`;
}

/** Names and values. A changed line is a new element, since browsers that translate replace the text of the old one. */
export function figureList(
  className: string,
  lines: readonly (readonly [name: string, value: string, role?: string])[],
) {
  return html`<dl class=${className}>
    ${lines.map(([name, value, role]) => html`<div key=${`${name} ${value}`} data-role=${role}><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/** The bar of a proposal: its number, version and validity, and the buttons to accept, ask and print. */
export function Bar({ offer, chat }: { offer: Offer; chat: ProposalActions }): VNode {
  const button = (href: string, look: 'primary' | 'secondary', label: string): VNode =>
    html`<a class="button" data-look=${look} data-size="small" href=${href} target="_blank" rel="noopener">
      ${label}<span class="visually-hidden">${` (${newTab})`}</span>
    </a>`;
  return html`<aside class="proposal-bar cluster" data-spread aria-label=${words.bar}>
    <p class="cluster">
      <strong>${words.number(offer.number)}</strong>
      <span>${words.version(offer.version)}</span>
      <span>${chat.validity}</span>
    </p>
    <div class="cluster">
      <button class="button with-script" data-look="secondary" data-size="small" type="button" onClick=${() => print()}>
        ${words.print}
      </button>
      ${button(chat.askLink, 'secondary', words.ask)}
      ${button(chat.acceptLink, 'primary', chat.acceptLabel)}
    </div>
  </aside>`;
}

type FactsProps = Pick<QuoteProps, 'data' | 'offer' | 'figures'> & { isExpired: boolean };

/** The figures under the cover. */
export function KeyFigures({ data, offer, figures, isExpired }: FactsProps): VNode {
  const { pixTotalCents, monthlyCents, yearlyCents, deliveryDays } = figures;
  const last = lastDayOf(offer);
  const lines: [name: string, value: string][] = [
    [investmentLabel(data, figures), formatMoney(pixTotalCents)],
  ];
  if (monthlyCents > 0) lines.push([words.totalMonthly, formatMoney(monthlyCents)]);
  if (yearlyCents > 0) lines.push([words.totalYearly, formatMoney(yearlyCents)]);
  lines.push([words.delivery, words.days(deliveryDays)]);
  lines.push([words.onCard, instalmentChoices(figures)]);
  if (last === undefined) lines.push([words.validityDays, words.days(offer.validDays ?? 0)]);
  else lines.push([isExpired ? words.expiredTitle : words.validUntilTitle, shortDate(last)]);
  return figureList('stat-list facts', lines);
}

/** The label of the sum: by PIX, or of the chosen option. */
function investmentLabel({ items }: QuoteData, { chosen, pixSavingCents }: ProposalFigures) {
  if (pixSavingCents > 0) return words.investmentByPix;
  const [group = [], ...others] = groupsOf(items);
  const option = group.find(({ id }) => chosen.includes(id));
  if (!option || others.length > 0) return words.investment;
  return words.investmentOf(option.kind ?? option.title);
}
