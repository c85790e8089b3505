// Projects of the portfolio: the shape of a file in content/portfolio/, and a project as pages show it.

import * as z from 'zod/mini';
import { httpsUrl } from './addresses.ts';
import { link, metaShape, projectName } from './common.ts';
import {
  flag,
  line,
  list,
  listOf,
  paragraph,
  REFERENCE_LABELS,
  reference,
  wholeNumber,
} from './fields.ts';
import { focus, image, type Picture } from './image.ts';

/** The keys of a project with a page of its own, whose file ends in .md. */
const caseSchema = z.strictObject({
  title: metaShape.title,
  description: metaShape.description,
  keywords: metaShape.keywords,
  headline: line(80, 'De 12 para 48 visitas por semana.'),
  lead: paragraph(240),
  facts: listOf(1, 8, { label: line(30, 'Prazo'), value: line(90, '7 semanas, em 2024') }),
  /** The team, as ids of content/people.yaml in the order of the page. */
  team: z._default(list(reference(REFERENCE_LABELS.person, 'davi-fontoura', 'people'), 0, 8), []),
  change: listOf(1, 6, {
    what: line(80, 'Pedidos de visita por semana'),
    before: line(30, '12'),
    after: line(30, '48'),
  }),
  measured: paragraph(320),
  /** A picture of the project on telephones, about twice as wide as high. */
  screens: z.optional(image),
  service: z.optional(link),
  similar: z._default(list(projectName, 0, 3), []),
});
export type Case = z.output<typeof caseSchema>;

export const projectSchema = z.strictObject({
  draft: z.optional(flag),
  title: line(40, 'Vale do Iguaçu'),
  /** A key of `groups` on the portfolio's page. */
  category: reference('uma categoria do portfólio', 'websites', 'projectCategories'),
  position: wholeNumber(1, 999, 'o lugar entre os projetos da categoria,'),
  sector: line(24, 'Imobiliária'),
  /** The client, if the title is not the client's name. */
  client: z.optional(line(80, 'Imobiliária Vale do Iguaçu')),
  description: paragraph(160),
  /** The client's result, as a figure that can be displayed. */
  result: z.optional(line(120, 'Pedidos de visita de 12 para 36 por semana.')),
  image: z.optional(image),
  focus: z.optional(focus),
  technologies: z._default(list(line(24, 'TypeScript'), 0, 6), []),
  liveUrl: z.optional(httpsUrl),
  /** Cards show the first three. */
  features: list(line(60, 'Busca com mapa'), 1, 8),
  /** Earlier addresses of the page of a project with a text. */
  aliases: metaShape.aliases,
  case: z.optional(caseSchema),
});
export type Project = z.output<typeof projectSchema>;

export function projectClient({ client, title }: Project): string {
  return client ?? title;
}

export interface ProjectSummary extends Project {
  name: string;
  /** The address of its own page, or else of its group on the portfolio's page; '' on a site without that. */
  href: string;
  cover: Picture;
  /** The picture on telephones, for a project with a page whose cover is a drawing. */
  screens?: Picture | undefined;
}

/** The projects that a page names, in the order of the page. */
export function projectsNamed(
  names: readonly string[] = [],
  all: readonly ProjectSummary[],
): ProjectSummary[] {
  return names.flatMap((wanted) => all.find(({ name }) => name === wanted) ?? []);
}
