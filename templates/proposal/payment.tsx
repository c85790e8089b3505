// The ways of paying: by card, or by PIX or transfer in tranches.

import type { Labels } from '../../domain/content/site.ts';
import { fill } from '../../domain/fill.ts';
import { formatMoney } from '../../domain/money.ts';
import type { ProposalFigures } from '../../domain/proposal.ts';
import { instalmentChoices, instalmentNote } from '../../domain/proposal-words.ts';

interface Props {
  labels: Labels['proposal'];
  figures: ProposalFigures;
}

export function Payment({ labels, figures }: Props) {
  return (
    <div className="payment">
      <div>
        <h3>{labels.cardTitle}</h3>
        <p className="payment-amount">{instalmentChoices(labels, figures)}</p>
        <p>{instalmentNote(labels, figures)}</p>
      </div>
      <div>
        <h3>{labels.transferTitle}</h3>
        <Transfer labels={labels} figures={figures} />
      </div>
    </div>
  );
}

function Transfer({ labels, figures }: Props) {
  const { tranches, totalCents, pixTotalCents, pixSavingCents } = figures;
  const shares = tranches.map((tranche) => `${tranche.percent}%`).join(' + ');
  const hasOwnPrice = pixSavingCents > 0;
  return (
    <>
      <p className="payment-amount">
        {hasOwnPrice ? formatMoney(pixTotalCents) : shares}
        {hasOwnPrice && (
          <span className="normally">
            {` ${labels.normally} `}
            <s>{formatMoney(totalCents)}</s>
          </span>
        )}
      </p>
      {hasOwnPrice && <p>{pixWords(labels, figures, shares)}</p>}
      <ul className="tranches">
        {tranches.map((tranche) => (
          <li key={tranche.when}>
            <strong>{formatMoney(tranche.cents)}</strong> {tranche.when}
          </li>
        ))}
      </ul>
    </>
  );
}

function pixWords(labels: Props['labels'], figures: ProposalFigures, shares: string): string {
  return fill(labels.pixLess, {
    percent: figures.pixPercentOff,
    amount: formatMoney(figures.pixSavingCents),
    shares,
  });
}
