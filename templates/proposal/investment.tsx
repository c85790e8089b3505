// The table of what each item costs, with its total.

import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Labels } from '../../domain/content/site.ts';
import { formatMoney } from '../../domain/money.ts';
import type { ProposalFigures } from '../../domain/proposal.ts';

interface Props {
  labels: Labels['proposal'];
  proposal: ProposalData;
  figures: ProposalFigures;
}

export function Investment({ labels, proposal, figures }: Props) {
  const withNormal = figures.normalTotalCents !== undefined;
  return (
    <>
      <table className="investment">
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            {withNormal && <th scope="col">{labels.normallyColumn}</th>}
            <th scope="col">{labels.thisProposal}</th>
          </tr>
        </thead>
        <tbody>
          {proposal.items.map((item) => (
            <tr key={item.title}>
              <th scope="row">{item.kind ? `${item.kind}: ${item.title}` : item.title}</th>
              {withNormal && (
                <td>
                  {item.normalPriceCents ? (
                    <s>{formatMoney(item.normalPriceCents, 'always')}</s>
                  ) : null}
                </td>
              )}
              <td>{formatMoney(item.priceCents, 'always')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            {figures.normalTotalCents !== undefined && (
              <td>
                <s>{formatMoney(figures.normalTotalCents, 'always')}</s>
              </td>
            )}
            <td>{formatMoney(figures.totalCents, 'always')}</td>
          </tr>
        </tfoot>
      </table>
      {proposal.acknowledges.map(({ difference, reason }) => (
        <p className="proposal-text" key={difference}>
          {reason}
        </p>
      ))}
    </>
  );
}
