// The button of a form, which says while it sends that it does.

import type { VNode } from 'preact';
import { ARROW_RIGHT } from '../../domain/text/signs.ts';
import { formWords } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { Sign } from '../runtime/sign.ts';
import type { Submission } from './use-submission.ts';

interface Props {
  label: string;
  submission?: Pick<Submission, 'sending' | 'failure'>;
}

/** Disabled by its role while it sends: the attribute would take the focus away. */
export function SubmitButton({ label, submission }: Props): VNode {
  const { sending, failure } = submission ?? {};
  const idle = failure?.reason === 'suspected' ? formWords.sendAnyway : label;
  return html`<button class="button" data-look="primary" type="submit" aria-disabled=${sending ? 'true' : undefined} onClick=${prepare}>
    ${sending ? html`<${Rosette} />` : null}
    ${sending ? formWords.sending : idle}
    ${sending ? null : html`<${Sign} path=${ARROW_RIGHT} />`}
  </button>`;
}

/** The browser's own checks would stop the event before ours are asked; without a script they stay. And no word makes it narrower. */
function prepare({ currentTarget: button }: { currentTarget: HTMLButtonElement }): void {
  if (button.form) button.form.noValidate = true;
  button.style.minInlineSize = `${button.offsetWidth}px`;
}

/** Eight petals, each fainter than the one before it. */
function Rosette(): VNode {
  return html`<svg class="rosette" viewBox="0 0 24 24" aria-hidden="true">
    ${Array.from(
      { length: 8 },
      (_, petal) =>
        html`<path
          d="M12 9.5C13.6 7.5 14 5.5 12 1.5 10 5.5 10.4 7.5 12 9.5Z"
          transform=${`rotate(${-45 * petal} 12 12)`}
          opacity=${1 - petal / 10}
        />`,
    )}
  </svg>`;
}
