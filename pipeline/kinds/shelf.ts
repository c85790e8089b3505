// What the editor of the browser calls one kind's files, and how it names new ones.

export interface Shelf {
  /** Of all, and of one. */
  label: string;
  one: string;
  /** Of https://fonts.google.com/icons */
  icon: string;
  /** Name of a new file; its title's unless told otherwise: https://sveltiacms.app/en/docs/collections/entries/slugs */
  slug?: string;
  /** How one is listed; by its title unless told otherwise. */
  summary?: string;
  /** The key of a day: the newest stands first. */
  sortedBy?: string;
  /** Only files of this template, which end so, have the form of others of their kind. */
  only?: { template: string; extension: string };
}
