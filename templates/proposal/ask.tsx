// The way to a question about one part of a proposal.

import { askAbout } from '../../domain/proposal/chat.ts';
import { proposalWords } from '../../domain/words.ts';
import { TextLink } from '../parts/button.tsx';
import type { ProposalProps } from './props.ts';

export function Ask({ frame, proposal, part }: ProposalProps & { part: string }) {
  const offer = { ...proposal, phone: frame.site.phone };
  return (
    <p className="section-ask">
      <TextLink href={askAbout(offer, part)} about={part}>
        {proposalWords.askAbout}
      </TextLink>
    </p>
  );
}
