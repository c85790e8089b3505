// What every part of a proposal is given, and the phrase that several of them say.

import type { ProposalData } from '../../domain/content/proposal.ts';
import { fill } from '../../domain/fill.ts';
import type { Picture } from '../../domain/post.ts';
import type { ProposalFigures } from '../../domain/proposal.ts';
import type { ProposalChat } from '../../domain/proposal-chat.ts';
import type { ProposalPix } from '../../domain/proposal-pix.ts';
import type { Frame } from '../frame.ts';

export interface ProposalProps {
  frame: Frame;
  proposal: ProposalData;
  figures: ProposalFigures;
  /** The Markdown body: what the provider understood. */
  html: string;
  covers: Picture[];
  /** Of the content as it is written now, such as `3FA9-01C2-77DE`. */
  fingerprint: string;
  /** For the default choice, on the day of the build. */
  chat: ProposalChat;
  /** The first tranche of the default choice; none once the proposal has expired. */
  pix: ProposalPix | undefined;
}

export function reference({ frame, proposal }: ProposalProps): string {
  return fill(frame.labels.proposal.number, { number: proposal.number });
}
