// The ways of paying: by card, or by transfer in tranches.

import type { Labels } from '../../domain/content/site.ts';
import { fill } from '../../domain/fill.ts';
import { formatMoney } from '../../domain/money.ts';
import type { ProposalFigures } from '../../domain/proposal.ts';
import { instalments } from './props.ts';

interface Props {
  labels: Labels['proposal'];
  figures: ProposalFigures;
}

export function Payment({ labels, figures }: Props) {
  const { tranches } = figures;
  return (
    <div className="payment">
      <div>
        <h3>{labels.cardTitle}</h3>
        <p className="payment-amount">{instalments(labels.cardInstalments, figures)}</p>
        <p>{fill(labels.cardNote, { total: formatMoney(figures.totalCents) })}</p>
      </div>
      <div>
        <h3>{labels.transferTitle}</h3>
        <p className="payment-amount">
          {tranches.map((tranche) => `${tranche.percent}%`).join(' + ')}
        </p>
        <ul className="tranches">
          {tranches.map((tranche) => (
            <li key={tranche.when}>
              <strong>{formatMoney(tranche.cents)}</strong> {tranche.when}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
