// What a proposal delivers: services, priced modules, and what is agreed on either side.

import { formatMoney } from '../../domain/money.ts';
import { isCountable, normalizeSelection } from '../../domain/proposal/choice.ts';
import { computeItem, type ProposalFigures, type QuoteItem } from '../../domain/proposal/prices.ts';
import { agreedLine } from '../../domain/proposal/promises.ts';
import { unitsText } from '../../domain/proposal/words.ts';
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
  const isChosen = normalizeSelection(proposal, []).chosen.includes(of);
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
              <Price item={item} figures={computeItem(proposal, item)} />
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

/** With what is taken off this item alone; of what the client counts, the price of one. */
function Price({ item, figures }: { item: QuoteItem; figures: ProposalFigures }) {
  const { normalTotalCents, totalCents } = figures;
  const { unitPriceCents } = item;
  const isOpen = unitPriceCents !== undefined && isCountable(item);
  return (
    <>
      {normalTotalCents !== undefined && (
        <span className="normally">
          {proposalWords.normally} <s>{formatMoney(normalTotalCents)}</s>
        </span>
      )}
      {unitPriceCents !== undefined && (
        <span className="normally">{isOpen ? proposalTexts.each : unitsText(item)}</span>
      )}
      <strong>{formatMoney(isOpen ? unitPriceCents : totalCents)}</strong>
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
