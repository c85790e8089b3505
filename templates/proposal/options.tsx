// The options of a proposal side by side, each with its own price, payment and delivery time.

import type { Labels } from '../../domain/content/site.ts';
import { formatMoney } from '../../domain/money.ts';
import { computeProposal, type ProposalFigures, type QuoteData } from '../../domain/proposal.ts';
import { dayCount, instalmentChoices, savingText } from '../../domain/proposal-words.ts';

interface Props {
  labels: Labels['proposal'];
  quote: QuoteData;
  /** The ids of what is chosen. */
  chosen: string[];
}

export function Options({ labels, quote, chosen }: Props) {
  return (
    <ul className="options">
      {quote.items.map((item) => (
        <li className="option" key={item.id} data-chosen={chosen.includes(item.id) || undefined}>
          <h3>
            {item.kind && <span className="module-kind">{item.kind}</span>}
            {item.title}
          </h3>
          <OptionFigures labels={labels} figures={computeProposal(quote, [item.id])} />
          {chosen.includes(item.id) && <p className="option-mark">{labels.considered}</p>}
        </li>
      ))}
    </ul>
  );
}

function OptionFigures({ labels, figures }: Pick<Props, 'labels'> & { figures: ProposalFigures }) {
  const { totalCents, normalTotalCents, deliveryDays, tranches } = figures;
  return (
    <>
      <p className="option-price">
        {normalTotalCents !== undefined && (
          <span className="normally">
            {labels.normally} <s>{formatMoney(normalTotalCents)}</s>
          </span>
        )}
        <strong>{formatMoney(totalCents)}</strong>
      </p>
      <dl className="option-figures">
        {normalTotalCents !== undefined && (
          <Figure name={labels.saving} value={savingText(labels, figures)} />
        )}
        <Figure name={labels.onCard} value={instalmentChoices(labels, figures)} />
        <Figure
          name={labels.transferTitle}
          value={tranches.map(({ cents }) => formatMoney(cents)).join(' + ')}
        />
        <Figure name={labels.delivery} value={dayCount(labels, deliveryDays)} />
      </dl>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
