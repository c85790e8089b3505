// The way to a question about one part of a proposal.

import { askAbout } from '../../domain/proposal/chat.ts';
import { TextLink } from '../parts/button.tsx';
import type { ProposalProps } from './props.ts';

export function Ask({ frame, proposal, part }: ProposalProps & { part: string }) {
  const { site, labels } = frame;
  const words = labels.proposal;
  const offer = { ...proposal, phone: site.phone };
  return (
    <p className="section-ask">
      <TextLink
        href={askAbout(offer, words.askAboutMessage, part)}
        newTabNote={`${part}, ${labels.opensInNewTab}`}
      >
        {words.askAbout}
      </TextLink>
    </p>
  );
}
