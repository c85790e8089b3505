// The scope of a proposal: services, priced items, and what is included and excluded.

import type { Deliverable, ProposalData } from '../../domain/content/proposal.ts';
import { formatMoney } from '../../domain/money.ts';
import {
  choiceKind,
  computeItem,
  isCountable,
  normalizeSelection,
  type QuoteItem,
} from '../../domain/proposal/prices.ts';
import { unitsText } from '../../domain/proposal/texts.ts';
import { choiceWords, proposalWords as words } from '../../domain/words.ts';
import { SeedList } from '../parts/lists.tsx';

interface Props {
  proposal: ProposalData;
}

export function Services({ services, proposal }: Props & Pick<ProposalData, 'services'>) {
  if (services.length === 0) return null;
  return (
    <dl className="cells ruled">
      {services.map(({ title, description, of }) => (
        <div key={title} {...belonging(of, proposal)}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Attributes by which a promise is displayed only while its item is chosen, at first by the default choice. */
function belonging(of: string | undefined, proposal: ProposalData) {
  if (of === undefined) return {};
  return { 'data-of': of, hidden: !normalizeSelection(proposal, []).chosen.includes(of) };
}

export function Items({ proposal }: Props) {
  return (
    <ul className="stack">
      {proposal.items.map((item) => {
        const optional = choiceKind(item) === 'extra' && words.optional;
        const kind = [item.kind, optional].filter(Boolean).join(' · ');
        return (
          <li className="module box" data-edge="strong" key={item.id} data-item={item.id}>
            <div className="cluster" data-spread>
              <h3>
                {kind && <span className="module-kind">{kind}</span>}
                {item.title}
              </h3>
              <p>
                <Price item={item} proposal={proposal} />
              </p>
            </div>
            <p className="module-left-out">{words.notChosen}</p>
            {item.description && <p>{item.description}</p>}
            <SeedList items={item.features} columns />
          </li>
        );
      })}
    </ul>
  );
}

/** The price of an item with its own discounts; the price of one if the client chooses how many. */
function Price({ item, proposal }: Props & { item: QuoteItem }) {
  const { normalTotalCents, totalCents } = computeItem(proposal, item);
  const { unitPriceCents } = item;
  const isPerUnit = unitPriceCents !== undefined && isCountable(item);
  return (
    <>
      {normalTotalCents !== undefined && (
        <span className="normally">
          {choiceWords.normally} <s>{formatMoney(normalTotalCents)}</s>
        </span>
      )}
      {unitPriceCents !== undefined && (
        <span className="normally">{isPerUnit ? words.each : unitsText(item)}</span>
      )}
      <strong className="amount">{formatMoney(isPerUnit ? unitPriceCents : totalCents)}</strong>
    </>
  );
}

export function Agreed({ proposal }: Props) {
  const { included, excluded } = proposal;
  const list = (title: string, isApart: boolean, lines: readonly Deliverable[]) => (
    <div>
      <h3>{title}</h3>
      <ul className="seed-list" data-apart={isApart || undefined}>
        {lines.map((line) => {
          const { text, of } = typeof line === 'string' ? { text: line, of: undefined } : line;
          return (
            <li key={text} {...belonging(of, proposal)}>
              {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
  return (
    <div className="agreed grid ruled" data-rule="strong">
      {list(words.included, false, included)}
      {excluded.length > 0 && list(words.excluded, true, excluded)}
    </div>
  );
}
