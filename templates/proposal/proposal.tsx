// A proposal: read on the screen, printed on A4. What follows the client's choice is an island; the rest stands in its slots.

import { validUntilMoment } from '../../domain/proposal/expiry.ts';
import { proposalTexts } from '../../domain/words.ts';
import { Island } from '../parts/island.tsx';
import { Acceptance } from './acceptance.tsx';
import { After } from './after.tsx';
import { Ask } from './ask.tsx';
import { Cover } from './cover.tsx';
import { PreparedBy } from './prepared-by.tsx';
import type { ProposalProps } from './props.ts';
import { Clients, Works } from './references.tsx';
import { Agreed, Modules, Services } from './scope.tsx';
import { Section } from './section.tsx';

export function Proposal(props: ProposalProps) {
  const { proposal } = props;
  return (
    <div className="proposal-page" data-until={validUntilMoment(proposal)}>
      <Island
        name="quote"
        props={props.offer}
        given={props.given}
        slots={{
          cover: <Cover {...props} />,
          scope: <Scope {...props} />,
          rest: <Rest {...props} />,
          after: <After />,
        }}
      />
    </div>
  );
}

function Scope(props: ProposalProps) {
  const title = proposalTexts.deliverTitle;
  return (
    <>
      <div className="letter proposal-section" dangerouslySetInnerHTML={{ __html: props.html }} />
      <PreparedBy {...props} />
      <Section title={title} ask={<Ask {...props} part={title} />}>
        <Services {...props} />
        <Modules {...props} />
      </Section>
      <Works {...props} />
      <Clients {...props} />
    </>
  );
}

function Rest(props: ProposalProps) {
  const { agreedTitle, acceptanceTitle } = proposalTexts;
  return (
    <>
      <Section title={agreedTitle} keep ask={<Ask {...props} part={agreedTitle} />}>
        <Agreed {...props} />
      </Section>
      <Section title={acceptanceTitle} keep>
        <Acceptance {...props} />
      </Section>
    </>
  );
}
