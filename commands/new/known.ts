// What a new file has to fit in with: the day, the city, and the numbers and places that are taken.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../domain/text/slug.ts';
import { readContent } from '../../pipeline/kinds/read-content.ts';
import { listContent } from '../../pipeline/read/list-content.ts';
import { Run } from '../../pipeline/run.ts';

export interface Known {
  /** In Brasília, as `YYYY-MM-DD`. */
  today: string;
  city: string;
  /** Where the site lives, without a slash at the end. */
  url: string;
  /** The id of whoever is called so, or what was typed. */
  authorOf(typed: string): string;
  nextProposalNumber(): string;
  /** The place after the last of a category's projects. */
  nextPosition(category: string): number;
}

/** Problems of the content are left to the build that follows. */
export function readKnown(root: string): Known {
  const run = new Run({ root, env: process.env });
  const { house, projects, proposals } = readContent(run, listContent(run));
  const year = run.today.slice(0, 4);
  return {
    today: run.today,
    city: house?.site.city ?? '',
    url: house?.site.url ?? '',
    authorOf(typed) {
      const same = (name: string): boolean => slugOf(name) === slugOf(typed);
      return house?.people.find(({ id, name }) => same(id) || same(name))?.id ?? typed;
    },
    nextProposalNumber() {
      const numbers = proposals.map(({ data }) => data.number).join(' ');
      return `${year}-${nextOf(`${numbers} ${readLock(root)}`, year)}`;
    },
    nextPosition(category) {
      const places = projects.filter(({ data }) => data.category === category);
      return Math.max(0, ...places.map(({ data }) => data.position)) + 1;
    },
  };
}

/** Sent proposals keep their numbers, even when their files are gone. */
function readLock(root: string): string {
  try {
    return readFileSync(join(root, 'content/proposals.lock.json'), 'utf8');
  } catch {
    return '';
  }
}

function nextOf(text: string, year: string): string {
  const taken = [...text.matchAll(/\b(\d{4})-(\d{3,4})\b/g)]
    .filter((match) => match[1] === year)
    .map((match) => Number(match[2]));
  return String(Math.max(0, ...taken) + 1).padStart(3, '0');
}
