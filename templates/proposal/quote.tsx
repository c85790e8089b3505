// Everything in the body of a proposal that depends on what is chosen: the account and the ways of paying it.

import type { Labels } from '../../domain/content/site.ts';
import type { ProposalFigures, QuoteData } from '../../domain/proposal.ts';
import { Investment } from './investment.tsx';
import { Options } from './options.tsx';
import { Payment } from './payment.tsx';
import { Section } from './section.tsx';

interface Props {
  labels: Labels['proposal'];
  quote: QuoteData;
  /** Of the choice that is shown. */
  figures: ProposalFigures;
  /** Why figures differ where one would expect them to agree. */
  reasons: string[];
}

export function Quote({ labels, quote, figures, reasons }: Props) {
  return (
    <>
      <Section title={labels.investmentTitle} keep>
        {quote.choice === 'one' && (
          <>
            <p className="proposal-text">{labels.chooseOne}</p>
            <Options labels={labels} quote={quote} chosen={figures.chosen} />
          </>
        )}
        {quote.choice === 'any' && <p className="proposal-text">{labels.chooseAny}</p>}
        <Investment labels={labels} quote={quote} figures={figures} />
        {reasons.map((reason) => (
          <p className="figures-note" key={reason}>
            {reason.replaceAll('R$ ', 'R$\u00a0')}
          </p>
        ))}
      </Section>
      <Section title={labels.paymentTitle} keep>
        <Payment labels={labels} figures={figures} />
      </Section>
    </>
  );
}
