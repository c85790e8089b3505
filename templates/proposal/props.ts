// What every part of a proposal is given.

import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Claim } from '../../domain/content/site.ts';
import type { IslandProps } from '../../domain/islands.ts';
import type { Picture } from '../../domain/post.ts';
import type { Frame } from '../frame.ts';

export interface ProposalProps {
  frame: Frame;
  proposal: ProposalData;
  /** What the client's choice is computed from. */
  offer: IslandProps['quote'];
  /** The address of a script with the offer; without one it stands in the page. */
  given: string | undefined;
  /** The version code, such as `3FA9-01C2-77DE`. */
  fingerprint: string;
  /** The group of claims that the proposal names. */
  claims: Record<string, Claim>;
  /** The Markdown body: what the provider understood. */
  html: string;
  covers: Picture[];
  /** Where more of each work is told, if anywhere. */
  links: (string | undefined)[];
  /** The drawn faces of those who prepared it, in their order; without one their initials stand there. */
  faces: (Picture | undefined)[];
}
