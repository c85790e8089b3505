// The first tranche by PIX: a code for the camera and one for the keyboard.

import { fill } from '../../domain/fill.ts';
import { formatMoney } from '../../domain/money.ts';
import type { ProposalProps } from './props.ts';
import { Section } from './section.tsx';

export function Pix({ frame, pix }: ProposalProps) {
  if (!pix) return null;
  const labels = frame.labels.proposal;
  const { name, city } = frame.site.pix;
  const amount = formatMoney(pix.amountCents);
  const { size, path } = pix.qr;
  return (
    <Section title={labels.pixTitle} keep>
      <div className="pix">
        <svg
          className="pix-qr"
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={fill(labels.pixImage, { amount })}
        >
          <path d={path} />
        </svg>
        <div className="pix-text">
          <p>{fill(labels.pixSteps, { amount, when: pix.when })}</p>
          <p>{fill(labels.pixReceiver, { name, city })}</p>
          <p>
            <strong>{labels.pixCode}</strong>
            <code className="pix-code">{pix.payload}</code>
          </p>
          <p>{labels.pixConfirmation}</p>
        </div>
      </div>
    </Section>
  );
}
