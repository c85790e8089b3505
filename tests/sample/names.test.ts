// Whoever and whatever the sample names is listed, so that another house hears where it is left.

import { expect, test } from 'vitest';
import { contentOf, recordsOf } from '../support/content.ts';

const { sample, sampleBrand, city, foundedYear } = contentOf('site.yaml');

test('the people, clients, works, city and year of the sample are listed', () => {
  const proposals = [...recordsOf('proposals').values()];
  const names = [
    ...contentOf('people.yaml').map(({ name }: { name: string }) => name),
    ...contentOf('testimonials.yaml').map(({ name }: { name: string }) => name),
    ...[...recordsOf('portfolio').values()].flatMap(({ title, client }) => [title, client]),
    ...proposals.flatMap(({ client }) => [client?.name, client?.company]),
    ...[city.split('/')[0], String(foundedYear)],
  ];
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => name && ![sampleBrand, ...sample].includes(name))).toEqual([]);
});
