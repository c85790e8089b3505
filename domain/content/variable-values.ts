// The values of names in texts, such as prices: docs/escrever.md and docs/propostas.md list them.

import { lastDayOf, longDate } from '../dates.ts';
import { formatMoney, sum } from '../money.ts';
import { computeItem, computeProposal, hasChoices } from '../proposal/prices.ts';
import { slugOf } from '../text.ts';
import { DEPENDS_ON_CHOICE, type Variables } from '../variables.ts';
import { analyticsVariables } from './analytics.ts';
import type { ProposalTerms } from './proposal.ts';
import type { Package } from './sections.ts';
import type { Company } from './site.ts';

/** `{price:websites.essencial}` for each package, `{price:websites}` for the lowest price, `{upkeep:websites}`. */
export function priceVariables(
  services: readonly {
    name: string;
    packages: readonly Pick<Package, 'name' | 'priceCents'>[];
    upkeepCents?: number | undefined;
  }[],
): Variables {
  const cents = services.flatMap(({ name, packages, upkeepCents }) => {
    const prices = packages.map((one) => [`price:${name}.${slugOf(one.name)}`, one.priceCents]);
    const lowest = Math.min(...packages.flatMap(({ priceCents }) => priceCents ?? []));
    return [[`upkeep:${name}`, upkeepCents], [`price:${name}`, lowest], ...prices] as const;
  });
  const known = cents.filter((one): one is [string, number] => Number.isFinite(one[1]));
  return Object.fromEntries(known.map(([name, amount]) => [name, formatMoney(amount)]));
}

export function companyVariables({ city, legalName, analytics, ...site }: Company): Variables {
  const { brand, cnpj, email, phone, openingHours } = site;
  const { address = city, dataOfficer = legalName } = site;
  return {
    brand,
    legalName,
    cnpj,
    email,
    phone,
    city,
    address,
    dataOfficer,
    openingHours,
    ...analyticsVariables(analytics),
  };
}

/** The values for texts of a proposal with choices, in which figures such as `{total}` must not be used. */
export function proposalTextVariables(data: ProposalTerms): Variables {
  const variables = proposalVariables(data);
  if (!hasChoices({ items: data.items })) return variables;
  const changing = [
    'total',
    'normalTotal',
    'saving',
    'percentOff',
    'pixTotal',
    'pixSaving',
    'instalment',
  ];
  const hasOwnDays = data.items.some((item) => item.deliveryDays ?? item.stages);
  const all = [...changing, ...(hasOwnDays ? ['deliveryDays'] : [])];
  return { ...variables, ...Object.fromEntries(all.map((name) => [name, DEPENDS_ON_CHOICE])) };
}

/** The figures of the default choice, and those of each item by its id. */
export function proposalVariables(data: ProposalTerms): Variables {
  const { items, validDays, deliveryDays } = data;
  const figures = computeProposal(data);
  const { totalCents, normalTotalCents = totalCents, savingCents, pixTotalCents } = figures;
  const most = figures.instalments.at(-1);
  const alone = items.map((item) => [item.id, computeItem(data, item)] as const);
  const validUntil = lastDayOf(data);
  return {
    deliveryDays,
    ...(validDays !== undefined && { validDays }),
    ...(validUntil !== undefined && { validUntil: longDate(validUntil) }),
    total: formatMoney(totalCents),
    normalTotal: formatMoney(normalTotalCents),
    saving: formatMoney(savingCents),
    pixTotal: formatMoney(pixTotalCents),
    pixSaving: formatMoney(figures.pixSavingCents),
    percentOff: `${figures.percentOff}%`,
    instalments: most?.count ?? 1,
    instalment: formatMoney(most?.amountsCents[0] ?? totalCents),
    sum: formatMoney(sum(alone.map(([, item]) => item.totalCents))),
    ...Object.fromEntries(
      alone.flatMap(([id, { totalCents, normalTotalCents = totalCents }]) => [
        [`price:${id}`, formatMoney(totalCents)],
        [`normalPrice:${id}`, formatMoney(normalTotalCents)],
        [`total:${id}`, formatMoney(computeProposal(data, [id]).totalCents)],
      ]),
    ),
  };
}
