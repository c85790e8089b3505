// What a proposal delivers: services, priced modules, and what is agreed on either side.

import { formatMoney } from '../../domain/money.ts';
import { isCountable, settleChoice } from '../../domain/proposal/choice/choice.ts';
import { normalPriceOf, priceOf } from '../../domain/proposal/figures/prices.ts';
import type { QuoteItem } from '../../domain/proposal/figures/quote.ts';
import { agreedLine } from '../../domain/proposal/promises.ts';
import { unitsText } from '../../domain/proposal/words/words.ts';
import { proposalTexts, proposalWords } from '../../domain/words.ts';
import type { ProposalProps } from './props.ts';

export function Services({ proposal }: ProposalProps) {
  if (proposal.services.length === 0) return null;
  return (
    <dl className="proposal-services">
      {proposal.services.map((service) => (
        <div key={service.title} {...belonging(service.of, proposal)}>
          <dt>{service.title}</dt>
          <dd>{service.description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What belongs to an item follows the choice; before any, it is there with what is chosen at first. */
function belonging(of: string | undefined, proposal: ProposalProps['proposal']) {
  if (of === undefined) return {};
  const isChosen = settleChoice(proposal, []).chosen.includes(of);
  return { 'data-of': of, hidden: !isChosen };
}

export function Modules({ proposal }: ProposalProps) {
  return (
    <ul className="modules">
      {proposal.items.map((item) => (
        <li className="module" key={item.id} data-item={item.id}>
          <div className="module-head">
            <h3>
              {item.kind && <span className="module-kind">{item.kind}</span>}
              {item.title}
            </h3>
            <p className="module-price">
              {item.normalPriceCents !== undefined && (
                <span className="normally">
                  {proposalWords.normally} <s>{formatMoney(normalPriceOf(item))}</s>
                </span>
              )}
              <Price item={item} />
            </p>
          </div>
          <p className="module-left-out">{proposalTexts.notChosen}</p>
          {item.description && <p>{item.description}</p>}
          <ul className="seed-list seed-columns">
            {item.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Of what the client counts, the price of one. */
function Price({ item }: { item: QuoteItem }) {
  if (item.unitPriceCents === undefined) return <strong>{formatMoney(priceOf(item))}</strong>;
  const isOpen = isCountable(item);
  return (
    <>
      <span className="normally">{isOpen ? proposalTexts.each : unitsText(item)}</span>
      <strong>{formatMoney(isOpen ? item.unitPriceCents : priceOf(item))}</strong>
    </>
  );
}

export function Agreed({ proposal }: ProposalProps) {
  return (
    <div className="agreed">
      <div>
        <h3>{proposalTexts.included}</h3>
        <ul className="seed-list">
          {proposal.included.map(agreedLine).map(({ text, of }) => (
            <li key={text} {...belonging(of, proposal)}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      {proposal.excluded.length > 0 && (
        <div>
          <h3>{proposalTexts.excluded}</h3>
          <ul className="dash-list">
            {proposal.excluded.map(agreedLine).map(({ text, of }) => (
              <li key={text} {...belonging(of, proposal)}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
