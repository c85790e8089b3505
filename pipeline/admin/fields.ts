// A field of Sveltia CMS, and the names that stand for what its forms have no shape for: https://sveltiacms.app/en/docs/fields

export interface Settings {
  widget: string;
  /** True where it is missing. */
  required?: boolean;
  /** The field of each item of a list. */
  field?: Field;
  fields?: Field[];
  types?: Kind[];
  typeKey?: string;
  options?: readonly { label: string; value: unknown }[];
  /** True if a text stands for a list in the file, an item a line; our format handles this, not Sveltia. */
  isLines?: boolean;
  /** True if the file has the key even when its value is empty. */
  isKept?: boolean;
  [setting: string]: unknown;
}

export interface Field extends Settings {
  name: string;
  label: string;
}

export interface Kind {
  name: string;
  label: string;
  fields?: Field[];
  summary?: string | undefined;
}

/** A file that is a list, or a group with names of the owner's own. */
export const ROOT = '_root';
/** Such a group is a list of names with what each stands for. */
export const KEY = '_key';
export const VALUE = '_value';
/** Which of several shapes a value has; a shape without fields is the word that names it. */
export const KIND = '_kind';
