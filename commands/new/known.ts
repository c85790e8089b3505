// Finds what a new file has to fit in with: the day, the city, and the numbers and places that are taken.

import { slugOf } from '../../domain/text/slug.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { contentOf } from '../../pipeline/kinds/collections.ts';
import { readSent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { readContent } from '../../pipeline/kinds/read-content.ts';
import type { Known } from '../../pipeline/kinds/starter.ts';
import { listContent } from '../../pipeline/read/list-content.ts';
import { type Run, runOf } from '../../pipeline/run.ts';
import { Memo } from '../../pipeline/store/memo.ts';

/** Problems of the content are left to the build that follows. */
export function readKnown(root: string): Known {
  // A draft has its number and its place too.
  const run = runOf({ root, env: process.env, drafts: true });
  const { house, library, pages, projects, proposals, businesses } = lookUp(run);
  const blog = pages.find(({ data }) => data.template === 'blog')?.data;
  const year = run.today.slice(0, 4);
  return {
    today: run.today,
    city: house?.site.city ?? '',
    postCategory: (blog?.template === 'blog' && blog.categories?.at(-1)) || 'Conceitos',
    url: house?.site.url ?? '',
    proposalLibrary: library,
    authorOf(typed) {
      const same = (name: string): boolean => slugOf(name) === slugOf(typed);
      return house?.people.find(({ id, name }) => same(id) || same(name))?.id ?? typed;
    },
    nextProposalNumber() {
      // Sent proposals keep their numbers, even when their files are gone.
      const { numbers = new Map(), forgotten = new Map() } = readSent(root).value ?? {};
      const written = proposals.map(({ data }) => data.number);
      const taken = [...written, ...numbers.keys(), ...forgotten.keys()]
        .filter((number) => number.startsWith(`${year}-`))
        .map((number) => Number(number.slice(year.length + 1)));
      return `${year}-${String(Math.max(0, ...taken) + 1).padStart(3, '0')}`;
    },
    nextPosition(category) {
      const places = projects.filter(({ data }) => data.category === category);
      return Math.max(0, ...places.map(({ data }) => data.position)) + 1;
    },
    nextDoor: () => Math.max(0, ...businesses.map(({ data }) => data.position)) + 1,
  };
}

/** The content as far as it can be read: what is wrong with the rest the build says, and `isWhole` whether anything is. */
export function lookUp(run: Run) {
  const files = listContent(run.root, KINDS);
  const reader = { root: run.root, memo: new Memo() };
  const { value, problems = [] } = readContent(run, files.value, KINDS, reader);
  const isWhole = problems.length + (files.problems?.length ?? 0) === 0;
  const { house, library } = value;
  return { ...contentOf(value.entries), house, library, isWhole };
}
