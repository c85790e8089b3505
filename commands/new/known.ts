// Finds what a new file has to fit in with: the day, the city, and the numbers and places that are taken.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../domain/text/slug.ts';
import type { Known } from '../../pipeline/kinds/starter.ts';
import { Run } from '../../pipeline/run.ts';
import { lookUp } from './look-up.ts';

/** Problems of the content are left to the build that follows. */
export function readKnown(root: string): Known {
  const run = new Run({ root, env: process.env });
  const { house, projects, proposals } = lookUp(run);
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
