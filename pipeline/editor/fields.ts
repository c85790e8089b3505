// A field of Sveltia CMS, and the keys that stand for shapes that its forms lack: https://sveltiacms.app/en/docs/fields

export interface Settings {
  widget: string;
  /** A field without this setting is required. */
  required?: boolean;
  /** The field of each item of a list. */
  field?: Field;
  fields?: Field[];
  types?: FieldType[];
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

export interface FieldType {
  name: string;
  label: string;
  fields?: Field[];
  summary?: string | undefined;
}

/** Stands for the whole file, where that is a list or a group whose keys the owner chooses. */
export const ROOT = '_root';
/** In the form, such a group is a list of keys and their values. */
export const KEY = '_key';
export const VALUE = '_value';
/** The name of the shape that a value has, if it may have several; a shape without fields is a fixed word. */
export const TYPE = '_kind';
