// A proposal: read on the screen, printed on A4.

import { fill } from '../../domain/fill.ts';
import { Acceptance } from './acceptance.tsx';
import { Bar } from './bar.tsx';
import { Cover, Facts } from './cover.tsx';
import { Investment } from './investment.tsx';
import { Payment } from './payment.tsx';
import { Pix } from './pix.tsx';
import type { ProposalProps } from './props.ts';
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
          <Section title={labels.investmentTitle} keep>
            <Investment labels={labels} proposal={proposal} figures={props.figures} />
          </Section>
          <Section title={labels.paymentTitle} keep>
            <Payment labels={labels} figures={props.figures} />
          </Section>
          <Pix {...props} />
          <Section title={fill(labels.scheduleTitle, { days: proposal.deliveryDays })} keep>
            <Schedule labels={labels} stages={props.figures.stages} days={proposal.deliveryDays} />
          </Section>
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
