// A field of Sveltia CMS, and the names that stand for what its forms have no shape for: https://sveltiacms.app/en/docs/fields

export interface Settings {
  widget: string;
  /** True where it is missing. */
  required?: boolean;
  /** Of a list: each of its items is what this asks for. */
  field?: Field;
  fields?: Field[];
  types?: Kind[];
  typeKey?: string;
  options?: readonly { label: string; value: unknown }[];
  /** Whether a text is a list in the file, an item a line; our format knows it, Sveltia does not. */
  isLines?: boolean;
  /** Whether the file says it even when it is empty. */
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
