// The sections on payment, by card or by PIX or transfer, on the PIX code of the first part, and on the schedule.

import { type ComponentChildren, h, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatMoney, isLongAmount } from '../../domain/money.ts';
import type { PixReceiver, ProposalPix } from '../../domain/pix.ts';
import {
  type PaymentForm,
  type ProposalFigures,
  type Schedule as ScheduledDays,
  schedulesOf,
} from '../../domain/proposal/prices.ts';
import {
  instalmentChoices,
  instalmentNote,
  itemName,
  paymentFormsTitle,
  planText,
  sharesText,
  trancheText,
} from '../../domain/proposal/texts.ts';
import type { QrDrawing } from '../../domain/qr.ts';
import { choiceWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { type QuoteProps, Radio, Section } from './parts.ts';

export function Payment(props: QuoteProps) {
  const { offer, figures, choice, change } = props;
  const { form } = choice;
  const { instalments } = figures;
  const count = form.by === 'card' ? form.count : Math.max(...instalments.map((one) => one.count));
  const chosen = instalments.find((plan) => form.by === 'card' && plan.count === count);
  const amount = chosen ? planText(chosen) : instalmentChoices(figures);
  const note = instalmentNote(figures);
  const onChange = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void => {
    const plan = instalments[currentTarget.selectedIndex];
    if (plan) change(() => ({ form: { by: 'card', count: plan.count } }));
  };
  const card = html`<p class="amount" data-long=${isLongAmount(amount) || undefined} key=${amount}>${amount}</p>
    <p key=${note}>${note}</p>
    ${
      instalments.length > 1 &&
      html`<label class="count cluster with-script">
        ${words.instalmentCount}
        <select name="parcelas" onChange=${onChange}>
          ${instalments.map((plan) => html`<option key=${planText(plan)} value=${plan.count} selected=${plan.count === count}>${planText(plan)}</option>`)}
        </select>
      </label>`
    }`;
  const children = html`<div class="grid ruled" data-rule="strong" role="group" aria-label=${words.paymentTitle}>
    ${h(PaymentMethod, { ...props, title: words.cardTitle, form: { by: 'card', count }, children: card })}
    ${h(PaymentMethod, {
      ...props,
      title: paymentFormsTitle(figures),
      form: { by: 'transfer' },
      children: h(Transfer, { figures }),
    })}
  </div>`;
  return h(Section, { title: words.paymentTitle, offer, children });
}

type MethodProps = QuoteProps & { title: string; form: PaymentForm; children: ComponentChildren };

function PaymentMethod({ choice, isMade, change, title, form, children }: MethodProps): VNode {
  const isChosen = choice.form.by === form.by;
  return html`<div class="payment-method">
    <h3>${title}</h3>
    ${children}
    ${h(Radio, {
      name: 'pagamento',
      value: form.by,
      title,
      isChosen,
      label: isChosen && isMade ? words.chosenForm : words.payThis,
      // A form that is chosen already is kept, with the number of instalments that may just have been picked.
      onChoose: () => change((now) => ({ form: now.form.by === form.by ? now.form : form })),
    })}
    ${isChosen && form.by === 'card' && html`<p class="option-mark">${words.chosenForm}</p>`}
  </div>`;
}

function Transfer({ figures }: { figures: ProposalFigures }): VNode {
  const { tranches, totalCents, pixTotalCents, pixSavingCents, pixPercentOff } = figures;
  const shares = sharesText(figures);
  const hasOwnPrice = pixSavingCents > 0;
  const amount = hasOwnPrice ? formatMoney(pixTotalCents) : shares;
  const less = words.pixLess(pixPercentOff, formatMoney(pixSavingCents), shares);
  return html`<p class="amount" data-long=${isLongAmount(amount) || undefined} key=${amount}>
      ${amount}
      ${
        hasOwnPrice &&
        html`<span class="normally">${` ${words.normally} `}<s>${formatMoney(totalCents)}</s></span>`
      }
    </p>
    ${hasOwnPrice && html`<p key=${less}>${less}</p>`}
    <ul>
      ${tranches.map(
        (tranche, index) =>
          html`<li key=${`${index} ${tranche.cents}`}><strong>${formatMoney(tranche.cents)}</strong>${` ${trancheText(tranche)}`}</li>`,
      )}
    </ul>`;
}

/** Draws a QR code. */
export type DrawQr = (text: string) => QrDrawing;

interface PixProps {
  pix: ProposalPix;
  draw: DrawQr | undefined;
  isHydrated: boolean;
  receiver: PixReceiver;
  figures: ProposalFigures;
}

/** The PIX code as a QR code and as text. */
export function Pix({ pix, receiver, figures, draw, isHydrated }: PixProps) {
  const amount = formatMoney(pix.amountCents);
  const [first] = figures.tranches;
  const when = first ? trancheText({ ...first, by: undefined }) : '';
  const children = html`<div class="pix cluster">
    ${h(QrCode, { payload: pix.payload, label: words.pixImage(amount), draw, isHydrated })}
    <div class="pix-text">
      <p key=${amount}>${words.pixSteps(amount, when)}</p>
      <p key="receiver">${words.pixReceiver(receiver.name, receiver.city)}</p>
      <p key=${pix.payload}>
        <strong>${words.pixCode}</strong>
        <code class="pix-code">${pix.payload}</code>
      </p>
      ${h(Copy, { payload: pix.payload })}
      <p>${words.pixConfirmation}</p>
    </div>
  </div>`;
  return h(Section, { title: words.pixTitle, children });
}

interface QrProps extends Pick<PixProps, 'draw' | 'isHydrated'> {
  payload: string;
  label: string;
}

/** The build draws the first code; the script that draws another one is loaded once the amount changes. */
function QrCode({ payload, label, draw, isHydrated }: QrProps): VNode {
  const [drawn, setDrawn] = useState(() => draw && { payload, ...draw(payload) });
  /** The code that the HTML of the build shows. */
  const inHtml = useRef(isHydrated ? undefined : payload);
  useEffect(() => {
    if (inHtml.current === payload) return;
    inHtml.current = undefined;
    import('../../domain/qr.ts').then(
      ({ drawQr }) => setDrawn({ payload, ...drawQr(payload) }),
      (error) => console.error(error),
    );
  }, [payload]);
  const current = drawn?.payload === payload ? drawn : undefined;
  const { size, path, dashes } = current ?? {};
  // Without its picture it takes no place.
  const isShown = current !== undefined || inHtml.current === payload;
  return html`<svg
    key=${payload}
    class="pix-qr"
    viewBox=${current && `0 0 ${size} ${size}`}
    shape-rendering="crispEdges"
    role="img"
    aria-label=${label}
    style=${isShown ? undefined : 'display:none'}
  >
    <path fill="none" stroke-dasharray=${dashes} d=${path} />
  </svg>`;
}

/** A button that copies the code; its label says so only as long as the copied code is the current one. */
function Copy({ payload }: { payload: string }): VNode {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(payload);
      setCopied(payload);
    } catch {
      // If the browser denies the clipboard, the code is selected for the visitor to copy.
      const code = document.querySelector('.pix-code');
      if (code) getSelection()?.selectAllChildren(code);
    }
  };
  const isCopied = copied === payload;
  const label = isCopied ? words.pixCopied : words.pixCopy;
  return html`<p class="with-script">
    <button class="button" data-look="secondary" data-size="small" type="button" onClick=${copy}>
      <span key=${label}>${label}</span>
    </button>
    <span class="visually-hidden" role="status">${isCopied ? words.pixCopied : ''}</span>
  </p>`;
}

/** The stages of the choice; before a choice, those of each option with a duration of its own. */
export function Schedule({ data, offer, choice, isMade }: QuoteProps) {
  const schedules = schedulesOf(data, isMade ? choice.chosen : undefined);
  const [whole] = schedules;
  if (whole && schedules.length === 1) {
    const title = words.scheduleTitle(words.days(whole.deliveryDays));
    return h(Section, { title, offer, children: stages(whole) });
  }
  const children = schedules.map(
    ({ option, ...schedule }) => html`<div>
      ${option && html`<h3>${`${itemName(option)}, ${words.days(schedule.deliveryDays)}`}</h3>`}
      ${stages(schedule)}
    </div>`,
  );
  return h(Section, { title: words.scheduleOptionsTitle, isLong: true, offer, children });
}

/** The stages as bars on a scale of days. */
function stages({ stages, scaleDays }: Pick<ScheduledDays, 'stages' | 'scaleDays'>): VNode {
  return html`<ol class="schedule">
    ${stages.map(
      ({ title, description, firstDay, lastDay, colour }, index) => html`<li key=${title}>
        <span>${title}</span>
        <svg class="schedule-bar" viewBox=${`0 0 ${scaleDays} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect
            x=${firstDay - 1}
            width=${lastDay - firstDay + 1}
            height="1"
            data-colour=${colour}
            data-last=${index === stages.length - 1 || undefined}
          />
        </svg>
        <span class="schedule-days" key=${`${firstDay} ${lastDay}`}>${words.dayRange(firstDay, lastDay)}</span>
        <span class="schedule-text">${description}</span>
      </li>`,
    )}
  </ol>`;
}
