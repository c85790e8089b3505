// The shape of a page's content file: a list of sections, or the keys of the template that it names.

import * as z from 'zod/mini';
import { route } from './addresses.ts';
import { action, link, metaShape, privacyNote, projectName } from './common.ts';
import { flag, line, list, listOf, paragraph, reference, textLike, wholeNumber } from './fields.ts';
import { focus, image, type Picture } from './image.ts';
import { sectionsOf, sectionsShape } from './sections.ts';

const pageShape = { route, draft: z.optional(flag), ...metaShape };
const opening = { headline: line(80, 'O que a gente faz.'), lead: paragraph(300) };

const sectionsPage = z.strictObject({
  ...pageShape,
  template: z.optional(z.literal('sections')),
  /** The page's name at the end of its breadcrumb; without it the headline. */
  name: z.optional(line(40, 'Websites')),
  /** The page above it in the breadcrumb. */
  parent: z.optional(link),
  /** Without header and footer. */
  standalone: z.optional(flag),
  /** Kept out of search engines, as a page that only follows another one. */
  unlisted: z.optional(flag),
  ...sectionsShape,
});

const portfolio = z.strictObject({
  ...pageShape,
  template: z.literal('portfolio'),
  name: line(40, 'Portfólio'),
  ...opening,
  /** Further lists of projects, such as all shops, beside the tabs by category. */
  subjects: z.optional(listOf(1, 6, { label: line(40, 'Lojas'), show: list(projectName, 1, 8) })),
  groupsLabel: line(60, 'Tipos de projeto'),
  /** The categories of projects, in the order of their tabs, with their titles; one without a project has no tab. */
  groups: z.record(
    reference('uma chave de palavras minúsculas, ligadas por hifens', 'websites'),
    line(40, 'Websites'),
  ),
  /** The noun for the number beside a tab, for screen readers. */
  counted: z.optional(line(40, 'projetos')),
  result: z.optional(line(40, 'O que mudou:')),
  visit: line(40, 'Ver Site'),
  /** The label of the link to the page of a project. */
  open: z.optional(line(40, 'Ver o projeto')),
  similar: line(40, 'Projeto Similar'),
  /** The message to ask for a similar project, in which `{title}` is the project's title. */
  similarMessage: paragraph(300),
  ...sectionsShape,
});
export type PortfolioPage = z.output<typeof portfolio>;

const blog = z.strictObject({
  ...pageShape,
  template: z.literal('blog'),
  ...opening,
  empty: paragraph(200),
  /** The allowed categories of articles; without them `category` is any text. */
  categories: z.optional(list(line(30, 'Estratégia'), 1, 20)),
  /** The note beside the field of the newsletter. */
  privacy: z.optional(privacyNote),
  /** The invitation below each article; general words without it. */
  articleCall: z.optional(
    z.strictObject({
      title: line(60, 'Quer ajuda com isso?'),
      text: line(160, 'Escreva para a gente.'),
    }),
  ),
  /** The message that is ready on the page of an author, and the note below its button. */
  authorCall: z.optional(
    z.strictObject({
      message: line(200, 'Olá! Quero um orçamento.'),
      note: z.optional(line(120, 'Resposta no mesmo dia.')),
    }),
  ),
});
export type BlogPage = z.output<typeof blog>;

/** A page of one long text: its body is Markdown, in which names such as {brand} are filled in. */
const document = z.strictObject({
  ...pageShape,
  template: z.literal('document'),
  ...opening,
  updatedOn: textLike(/^\d{4}-(0[1-9]|1[0-2])$/, {
    description: 'um mês, como AAAA-MM',
    example: '2025-01',
  }),
});
export type DocumentPage = z.output<typeof document>;

const notFound = z.strictObject({
  ...pageShape,
  template: z.literal('not-found'),
  code: line(40, 'Erro 404'),
  ...opening,
  attempted: line(60, 'Você procurou:'),
  suggestion: line(60, 'Você quis dizer'),
  back: line(30, 'Voltar'),
  home: action,
  contact: link,
  popularTitle: line(60, 'Por onde continuar'),
  popular: list(link, 1, 8),
});
export type NotFoundPage = z.output<typeof notFound>;

export const pageSchema = z.discriminatedUnion('template', [
  sectionsPage,
  portfolio,
  blog,
  document,
  notFound,
]);
export type PageContent = z.output<typeof pageSchema>;
export type SectionsPage = z.output<typeof sectionsPage>;

/** A file in content/businesses/: a page for one line of business. */
export const businessSchema = z.strictObject({
  ...metaShape,
  route: z.optional(route),
  position: wholeNumber(1, 999, 'o lugar entre as páginas por ramo,'),
  draft: z.optional(flag),
  name: line(40, 'Padarias e restaurantes'),
  summary: line(120, 'Cardápio, delivery e perfil no Google, a partir de R$ 200.'),
  /** A square picture for lists of other pages; without it one of the theme's drawings. */
  image: z.optional(image),
  focus: z.optional(focus),
  ...sectionsShape,
});
export type Business = z.output<typeof businessSchema>;

/** A page for businesses as lists of other pages show it. */
export interface BusinessSummary {
  route: string;
  name: string;
  summary: string;
  picture: Picture;
}

/** The pages that other pages lead to, which are found by what they are, since each can have any address. */
export interface KnownPages<Page = string> {
  blog?: Page | undefined;
  portfolio?: Page | undefined;
  contact?: Page | undefined;
  /** The terms of use, the declaration of accessibility and the page after a form, by the names of their files. */
  terms?: Page | undefined;
  accessibility?: Page | undefined;
  thanks?: Page | undefined;
}

export function findKnownPages<Page extends { name: string; data: PageContent }>(
  pages: readonly Page[],
): KnownPages<Page> {
  const named = (name: string) => pages.find((page) => page.name === name);
  const ofTemplate = (template: string) => pages.find(({ data }) => data.template === template);
  return {
    blog: ofTemplate('blog'),
    portfolio: ofTemplate('portfolio'),
    contact: pages.find(({ data }) => sectionsOf(data, 'contact').length > 0),
    terms: named('termos-uso'),
    accessibility: named('acessibilidade'),
    thanks: named('obrigado-contato'),
  };
}
