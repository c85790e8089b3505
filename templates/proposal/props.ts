// What every part of a proposal is given.

import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Delivery } from '../../domain/forms/delivery.ts';
import type { Picture } from '../../domain/post.ts';
import type { ProposalFrame } from '../frame.ts';

export interface ProposalProps {
  frame: ProposalFrame;
  proposal: ProposalData;
  /** The Markdown body: what the provider understood. */
  html: string;
  covers: Picture[];
  /** Where more of each work is told, if anywhere. */
  links: (string | undefined)[];
  /** The drawn faces of those who prepared it, in their order; without one their initials stand there. */
  faces: (Picture | undefined)[];
  /** How an acceptance goes through the house's form; null without one. */
  delivery: Delivery | null;
  /** The version code, such as `3FA9-01C2-77DE`: of what the page says. */
  fingerprint: string;
  /** The address of a script with what the client's choice is computed from; without one it stands in the page. */
  given: string | undefined;
  /** The day of the build, as `YYYY-MM-DD`. */
  today: string;
}
