// What the editor of the browser shows: a collection a kind, a form a file, all from the schemas of content.

import { type JsonSchema, withDefinitions } from '../../domain/content/json-schema.ts';
import { LIBRARY_PARTS } from '../../domain/content/proposal-library.ts';
import { BODY, SOURCE } from '../../editor/content-format.ts';
import { contentOf } from '../kinds/collections.ts';
import type { Kind } from '../kinds/kind.ts';
import { LIBRARY_FILES, SINGLE_FILES } from '../read/list-content.ts';
import { HOUSE_FILES, LIBRARY_LABELS, TEMPLATE_LABELS } from './cms-words.ts';
import { contentSchemas, type Named } from './content-schemas.ts';
import { type FormField, fieldsOf } from './form-fields.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** A way of its own to read and write the files of one collection. */
export interface EditorFormat {
  name: string;
  extension: string;
  schema: JsonSchema;
  hasBody: boolean;
}

export interface EditorSetting {
  /** For Sveltia CMS, without its backend: https://sveltiacms.app/en/docs/config-basics */
  config: object;
  formats: EditorFormat[];
}

export function editorSetting(kinds: readonly Kind[], named: Named): EditorSetting {
  const desk = new Desk(kinds, named);
  const shelves = kinds.flatMap((kind) => desk.shelvesOf(kind));
  shelves.sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
  const collections = [
    ...shelves,
    { divider: true },
    { name: 'paginas', label: 'Páginas', icon: 'web', files: desk.pageFiles(), ...NO_PREVIEW },
    { name: 'casa', label: 'A casa', icon: 'home', files: desk.houseFiles(), ...NO_PREVIEW },
    {
      name: 'biblioteca',
      label: 'Biblioteca de propostas',
      icon: 'inventory_2',
      files: desk.libraryFiles(),
      ...NO_PREVIEW,
    },
  ];
  const { brand } = named.house.site;
  const config = {
    load_config_file: false,
    app_title: `Editor · ${brand}`,
    logo: { src: '/favicon.svg' },
    media_folder: 'public/uploads',
    public_folder: '/uploads',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true, maxlength: 80 },
    output: { omit_empty_optional_fields: false },
    collections,
  };
  return { config, formats: desk.formats };
}

/** Pages are shown by the preview of this site, as they are, and not by the form. */
const NO_PREVIEW = { editor: { preview: false } };

/** Makes forms of one house's schemas, and the formats that go with them. */
class Desk {
  readonly formats: EditorFormat[] = [];
  readonly #named: Named;
  readonly #schemas: ReadonlyMap<string, JsonSchema>;
  readonly #labels: ReadonlyMap<string, string>;

  constructor(kinds: readonly Kind[], named: Named) {
    this.#named = named;
    this.#schemas = new Map(
      contentSchemas(kinds).flatMap(({ files, schema }) => {
        const json = jsonSchemaOf(schema, named.lists);
        return files.map((file) => [file, json] as const);
      }),
    );
    const { house, entries } = named;
    this.#labels = new Map([
      ...house.people.map(({ id, name }) => [id, name] as const),
      ...house.testimonials.flatMap(({ id, name }) => (id ? [[id, name] as const] : [])),
      ...contentOf(entries).projects.map(({ name, data }) => [name, data.title] as const),
      ...Object.entries(TEMPLATE_LABELS),
    ]);
  }

  /** A folder whose files end in two ways has a collection for each: those with a text have a page. */
  shelvesOf({ folder, extensions, shelf, starter, routeOf }: Kind) {
    if (!shelf) return [];
    const { only } = shelf;
    const shown = only ? [only.extension] : extensions;
    return shown.map((extension) => {
      const hasBody = extension === '.md';
      const [end, words] = hasBody && shown.length > 1 ? ['-com-pagina', ' com página'] : ['', ''];
      const name = `${folder}${end}`;
      const schema = this.#schemaOf(`content/${folder}/*${extension}`, only?.template);
      return {
        ...{ name, folder: `content/${folder}`, create: true },
        icon: shelf.icon,
        label: `${shelf.label}${words}`,
        label_singular: `${shelf.one}${words}`,
        slug: { template: shelf.slug ?? '{{title}}', editable: ['create', 'update'] },
        // Where the preview shows it; a new name keeps the old address.
        preview_path: only ? '{{route}}' : routeOf('{{slug}}', extension),
        ...(shelf.summary && { summary: shelf.summary }),
        ...(shelf.sortedBy && {
          sortable_fields: {
            fields: ['title', shelf.sortedBy],
            default: { field: shelf.sortedBy, direction: 'descending' },
          },
        }),
        identifier_field: 'title',
        format: this.#format(`${name}-todos`, extension.slice(1), schema, hasBody),
        ...(starter?.isPrivate ? { delete: false } : {}),
        fields: this.#fields(schema, hasBody).filter(({ name: key }) => key !== 'aliases'),
        ...NO_PREVIEW,
      };
    });
  }

  pageFiles() {
    const { pages } = contentOf(this.#named.entries);
    return pages.flatMap(({ file, name, route, data: { template, title } }) => {
      if (!file.startsWith('content/pages/') || !file.endsWith('.yaml')) return [];
      const schema = this.#schemaOf('content/pages/*.yaml', template);
      const about = { file, label: TEMPLATE_LABELS[template] ?? title, preview_path: route };
      return this.#file(name, about, schema);
    });
  }

  houseFiles() {
    return HOUSE_FILES.map(([name, label, icon]) => {
      const file = SINGLE_FILES[name];
      return { ...this.#file(name, { file, label }, this.#schemaOf(file)), icon };
    });
  }

  libraryFiles() {
    return LIBRARY_PARTS.map((part) => {
      const file = LIBRARY_FILES[part];
      return this.#file(
        `biblioteca-${part}`,
        { file, label: LIBRARY_LABELS[part] },
        this.#schemaOf(file),
      );
    });
  }

  #file(name: string, about: object, schema: JsonSchema) {
    const format = this.#format(name, 'yaml', schema, false);
    return { name, ...about, format, fields: this.#fields(schema, false) };
  }

  #format(name: string, extension: string, schema: JsonSchema, hasBody: boolean): string {
    this.formats.push({ name: `como-${name}`, extension, schema, hasBody });
    return `como-${name}`;
  }

  #fields(schema: JsonSchema, hasBody: boolean): FormField[] {
    const setting = { root: schema, labels: this.#labels };
    const source: FormField = { name: SOURCE, label: SOURCE, widget: 'hidden' };
    const body: FormField = { name: BODY, label: 'Texto', ...TEXT };
    const fields = fieldsOf(schema, setting);
    // What people come to write stands above what is said about it.
    const above = fields.findIndex(({ name }) => name === 'excerpt') + 1 || fields.length;
    return [...fields.slice(0, above), ...(hasBody ? [body] : []), ...fields.slice(above), source];
  }

  #schemaOf(file: string, template?: string): JsonSchema {
    const json = this.#schemas.get(file) ?? {};
    if (template === undefined) return json;
    const variant = json.allOf?.find(({ then }) => then.properties?.template?.const === template);
    return variant ? withDefinitions(variant.then, json.definitions) : {};
  }
}

const TEXT = {
  widget: 'markdown',
  required: false,
  modes: ['rich_text', 'raw'],
  sanitize_preview: true,
  use_emoji_autocomplete: false,
};
