// What an owner should know before the site goes online: placeholders, missing destinations, claims that disagree.

import { overrides } from '../domain/content/environment.ts';
import type { Claims, Site } from '../domain/content/site.ts';
import { SINGLE_FILES } from './list-content.ts';
import type { House } from './read-content.ts';
import type { Run } from './run.ts';

export function listNotices(run: Run, { site, claims }: House): void {
  const used = placeholdersIn(site);
  if (used.length > 0) {
    run.notice({
      message: `placeholders still in use: ${used.join(', ')}`,
      strict: { file: SINGLE_FILES.site, fix: 'write the real values' },
    });
  }
  const forms = Object.entries(site.forms).filter(([, destination]) => !destination);
  if (forms.length > 0) {
    run.notice({
      message: `forms without a destination: ${forms.map(([name]) => name).join(', ')}`,
      strict: {
        file: SINGLE_FILES.site,
        fix: `write them below forms:, or set ${variables()} in the environment`,
      },
    });
  }
  if (!site.bookingLink) {
    run.notice({
      message: 'no booking link: the booking page offers chat and e-mail instead',
      strict: { file: SINGLE_FILES.site, fix: 'write bookingLink:, or set BOOKING_LINK' },
    });
  }
  for (const message of disagreements(claims)) run.notice({ message });
}

/** The keys of site.yaml whose value is, or contains, one that `placeholders` lists. */
function placeholdersIn(site: Site): string[] {
  const { placeholders, upcoming: _, ...values } = site;
  return Object.entries(values)
    .filter(([, value]) => {
      const text = JSON.stringify(value);
      return placeholders.some((placeholder) => text.includes(placeholder));
    })
    .map(([key]) => key);
}

function variables(): string {
  return overrides
    .map(({ variable }) => variable)
    .filter((variable) => variable.endsWith('_ENDPOINT'))
    .join(', ');
}

/** Claims of one name whose figures differ from page to page. */
function disagreements(claims: Claims): string[] {
  const byName = new Map<string, string[]>();
  for (const [page, group] of Object.entries(claims)) {
    for (const [name, { value }] of Object.entries(group)) {
      byName.set(name, [...(byName.get(name) ?? []), `${value} (${page})`]);
    }
  }
  return [...byName]
    .filter(([, uses]) => new Set(uses.map((use) => use.replace(/\D/g, ''))).size > 1)
    .map(([name, uses]) => `claims disagree on ${name}: ${uses.join(', ')}`);
}
