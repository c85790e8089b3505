// The shape of content/proposals/library/: what proposals say again and again, by the ids that they call it by.

import * as z from 'zod/mini';
import { expectedOr, line, list, metaOf, paragraph, withMeta } from './fields.ts';
import { itemId, itemShape } from './proposal-figures.ts';
import { neededUnlessFrom, reference } from './reference.ts';

export const promiseLine = line(120, 'Duas rodadas de ajustes');
export const condition = paragraph(300);

/** Each is a file of its own, and the list of a proposal that may name its entries. */
export const librarySchemas = {
  items: z.record(z.string(), z.strictObject(itemShape)),
  included: z.record(z.string(), promiseLine),
  excluded: z.record(z.string(), promiseLine),
  conditions: z.record(z.string(), condition),
};
export type LibraryPart = keyof typeof librarySchemas;
export const LIBRARY_PARTS = Object.keys(librarySchemas) as LibraryPart[];

/** A part is undefined while its file cannot be read. */
export type ProposalLibrary = {
  readonly [Part in LibraryPart]: z.output<(typeof librarySchemas)[Part]> | undefined;
};

const from = (part: LibraryPart, example: string) =>
  reference(`um id de content/proposals/library/${part}.yaml`, example, part);

const writtenItem = z
  .strictObject({
    from: z.optional(from('items', 'site-institucional')),
    id: z.optional(itemId),
    ...z.partial(z.strictObject(itemShape)).shape,
  })
  .check(neededUnlessFrom('id', 'title', 'features'));

function writtenPromise(part: 'included' | 'excluded', example: string) {
  const { description, repair, advise } = metaOf(promiseLine) ?? {};
  const group = z
    .strictObject({
      text: z.optional(promiseLine),
      from: z.optional(from(part, example)),
      of: z.optional(itemId),
    })
    .check(
      z.refine(({ text, from: id, of }) =>
        text === undefined ? id !== undefined : of !== undefined && id === undefined,
      ),
    );
  return withMeta(z.union([promiseLine, group]), {
    description: `${description}, { text: …, of: o id de um item } ou { from: um id de content/proposals/library/${part}.yaml }`,
    example: `{ from: ${example} }`,
    ...(repair && { repair }),
    ...(advise && { advise }),
  });
}

const writtenCondition = withMeta(
  z.union([condition, z.strictObject({ from: from('conditions', 'materiais') })]),
  {
    description: expectedOr(
      condition,
      '{ from: um id de content/proposals/library/conditions.yaml }',
    ),
    example: '{ from: materiais }',
    advise: (found) => metaOf(condition)?.advise?.(found),
  },
);

/** The lists of a proposal as its file has them. */
export const writtenParts = {
  items: list(writtenItem, 1, 20),
  included: list(writtenPromise('included', 'ajustes'), 1, 12),
  excluded: list(writtenPromise('excluded', 'anuncios'), 0, 12),
  conditions: z.optional(list(writtenCondition, 0, 6)),
};
