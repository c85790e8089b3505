// The bar over a proposal on the screen: which one it is, and the two chats that it leads to.

import { fill } from '../../domain/fill.ts';
import { formatMoney } from '../../domain/money.ts';
import { Button } from '../parts/button.tsx';
import { type ProposalProps, reference } from './props.ts';

export function Bar(props: ProposalProps) {
  const { frame, proposal, figures } = props;
  const labels = frame.labels.proposal;
  const values = {
    number: proposal.number,
    version: proposal.version,
    title: proposal.headline,
    client: proposal.client.company,
    total: formatMoney(figures.totalCents),
    days: proposal.validDays,
  };
  return (
    <aside className="proposal-bar">
      <p>
        <strong>{reference(props)}</strong>
        <span>{fill(labels.validity, { days: proposal.validDays })}</span>
      </p>
      <div className="cluster">
        <Button
          href={frame.chatAbout(fill(labels.askMessage, values))}
          look="secondary"
          newTabNote={frame.labels.opensInNewTab}
          small
        >
          {labels.ask}
        </Button>
        <Button
          href={frame.chatAbout(fill(labels.acceptMessage, values))}
          look="primary"
          newTabNote={frame.labels.opensInNewTab}
          small
        >
          {labels.accept}
        </Button>
      </div>
    </aside>
  );
}
