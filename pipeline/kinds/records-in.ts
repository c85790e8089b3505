// Finds every group of keys in the data of a content file, with the way to it.

interface Found {
  path: PropertyKey[];
  record: Readonly<Record<string, unknown>>;
}

/** Keys of `options` are an owner's own, whatever they are called. */
export function recordsIn(value: unknown, path: PropertyKey[] = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => recordsIn(one, [...path, index]));
  if (typeof value !== 'object' || value === null || path.at(-1) === 'options') return [];
  const record = value as Found['record'];
  return [
    { path, record },
    ...Object.entries(record).flatMap(([key, one]) => recordsIn(one, [...path, key])),
  ];
}

/** The pictures that the groups of a page name. */
export function picturesIn(data: object): { image: string; path: PropertyKey[] }[] {
  return recordsIn(data).flatMap(({ path, record }) =>
    typeof record.image === 'string' ? { image: record.image, path } : [],
  );
}
