// The bar over a proposal on the screen: which one it is, and the two chats that it leads to.

import { fill } from '../../domain/fill.ts';
import { Button } from '../parts/button.tsx';
import { type ProposalProps, reference } from './props.ts';

export function Bar(props: ProposalProps) {
  const { frame, proposal, chat } = props;
  const labels = frame.labels.proposal;
  return (
    <aside className="proposal-bar">
      <p>
        <strong>{reference(props)}</strong>
        <span>{fill(labels.version, { version: proposal.version })}</span>
        <span>{chat.validity}</span>
      </p>
      <div className="cluster">
        <Button href={chat.askLink} look="secondary" newTabNote={frame.labels.opensInNewTab} small>
          {labels.ask}
        </Button>
        <Button href={chat.acceptLink} look="primary" newTabNote={frame.labels.opensInNewTab} small>
          {chat.acceptLabel}
        </Button>
      </div>
    </aside>
  );
}
