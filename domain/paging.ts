// Long lists in pages: how many entries each has, and where it stands.

const POSTS_PER_PAGE = 12;

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** From 1. */
  number: number;
  count: number;
  route: string;
  /** The addresses of the pages with newer and with older entries. */
  newer: string | undefined;
  older: string | undefined;
}

/** The first page keeps the list's own address; the second of `/blog` is `/blog/pagina/2`. */
export function inPages<Item>(items: readonly Item[], route: string): ListPage<Item>[] {
  const size = POSTS_PER_PAGE;
  const count = Math.max(1, Math.ceil(items.length / size));
  const routeOf = (number: number): string | undefined => {
    if (number < 1 || number > count) return undefined;
    return number === 1 ? route : `${route}/pagina/${number}`;
  };
  return Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    route: routeOf(index + 1) ?? route,
    newer: routeOf(index),
    older: routeOf(index + 2),
  }));
}
