// A proposal: read on the screen, printed on A4.

import { Acceptance } from './acceptance.tsx';
import { Bar } from './bar.tsx';
import { Cover, Facts } from './cover.tsx';
import { Pix } from './pix.tsx';
import type { ProposalProps } from './props.ts';
import { Quote } from './quote.tsx';
import { Clients, Works } from './references.tsx';
import { Schedule } from './schedule.tsx';
import { Agreed, Modules, Services } from './scope.tsx';
import { Section } from './section.tsx';

export function Proposal(props: ProposalProps) {
  const { frame, proposal, html } = props;
  const labels = frame.labels.proposal;
  return (
    <div className="proposal-page">
      <Bar {...props} />
      <main id="conteudo" tabIndex={-1} className="proposal">
        <Cover {...props} />
        <div className="proposal-body">
          <Facts {...props} />
          <div className="prose proposal-section" dangerouslySetInnerHTML={{ __html: html }} />
          <Section title={labels.deliverTitle}>
            <Services {...props} />
            <Modules {...props} />
          </Section>
          <Quote
            labels={labels}
            quote={proposal}
            figures={props.figures}
            reasons={proposal.acknowledges.map(({ reason }) => reason)}
          />
          <Pix {...props} />
          <Schedule labels={labels} quote={proposal} />
          <Section title={labels.agreedTitle} keep>
            <Agreed {...props} />
          </Section>
          <Works {...props} />
          <Clients {...props} />
          <Section title={labels.acceptanceTitle} keep>
            <Acceptance {...props} />
          </Section>
        </div>
      </main>
    </div>
  );
}
