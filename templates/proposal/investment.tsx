// What the chosen items cost, line by line, with their total and what it saves.

import type { Labels } from '../../domain/content/site.ts';
import type { ProposalFigures, QuoteData } from '../../domain/proposal.ts';
import { type AccountLine, accountOf } from '../../domain/proposal-words.ts';

interface Props {
  labels: Labels['proposal'];
  quote: QuoteData;
  figures: ProposalFigures;
}

export function Investment({ labels, quote, figures }: Props) {
  const { hasNormal, parts, sums } = accountOf(labels, quote, figures);
  return (
    <table className="investment">
      <thead>
        <tr>
          <th scope="col">{labels.item}</th>
          {hasNormal && <th scope="col">{labels.normallyColumn}</th>}
          <th scope="col">{labels.thisProposal}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((line) => (
          <Line key={line.name} line={line} hasNormal={hasNormal} />
        ))}
      </tbody>
      <tfoot>
        {sums.map((line) => (
          <Line key={line.name} line={line} hasNormal={hasNormal} />
        ))}
      </tfoot>
    </table>
  );
}

function Line({ line, hasNormal }: { line: AccountLine; hasNormal: boolean }) {
  const isAside = line.role === 'aside';
  return (
    <tr data-role={line.role}>
      <th scope="row">{line.name}</th>
      {hasNormal && !isAside && <td>{line.normal && <s>{line.normal}</s>}</td>}
      <td colSpan={hasNormal && isAside ? 2 : undefined}>{line.amount}</td>
    </tr>
  );
}
