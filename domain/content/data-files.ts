// The files of content/ with one list or group each: people, testimonials, guarantee, claims, navigation, presets.

import * as z from 'zod/mini';
import { internalLink } from './addresses.ts';
import { link } from './common.ts';
import {
  identifier,
  line,
  list,
  listOf,
  paragraph,
  REFERENCE_LABELS,
  reference,
  wholeNumber,
  withMeta,
} from './fields.ts';
import { focus, image } from './image.ts';

const ID = 'um id de palavras minúsculas, ligadas por hifens';

/** A person who works at the company, for the page about it and as an author. */
const personSchema = z.strictObject({
  id: reference(ID, 'helena-tavares'),
  name: line(60, 'Helena Tavares'),
  role: line(60, 'Fundadora'),
  /** A sentence about what they care for at work. */
  line: paragraph(200),
  /** Shown above their articles: what they did, and what they write about. */
  bio: z.optional(paragraph(400)),
  /** A portrait, displayed in a square; without it pages show their initials. */
  image: z.optional(image),
  focus: z.optional(focus),
});
export const peopleSchema = list(personSchema, 1, 40);
export type Person = z.output<typeof personSchema>;

/** The name of an author, whom an article names by the id of a person, or in words. */
export const authorName = (author: string, people: readonly Person[]): string =>
  people.find(({ id }) => id === author)?.name ?? author;

const testimonialSchema = withMeta(
  z
    .strictObject({
      /** The name by which pages and proposals refer to it. */
      id: z.optional(reference(ID, 'marina-kowalski')),
      name: line(60, 'Marina Kowalski'),
      role: z.optional(line(60, 'Diretora')),
      /** The project in content/portfolio/ that it is about, whose client is then its company. */
      project: z.optional(reference(REFERENCE_LABELS.project, 'clinica-agua-verde', 'projects')),
      company: z.optional(line(80, 'Clínica Água Verde')),
      content: paragraph(300),
      rating: z.optional(wholeNumber(1, 5, 'um número inteiro de estrelas,', '5')),
    })
    .check(z.refine(({ project, company }) => (project === undefined) !== (company === undefined))),
  {
    description: 'ou o projeto de que ele fala, ou a empresa de quem falou',
    example: '{ name: Ana, company: Casa Exemplo, content: "Uma ou duas frases.", rating: 5 }',
  },
);
export const testimonialsSchema = list(testimonialSchema, 0, 60);
export type WrittenTestimonial = z.output<typeof testimonialSchema>;

/** A testimonial with its company filled in from the project, and the address of the project's page, if any. */
export type Testimonial = WrittenTestimonial & { company: string; href?: string | undefined };

/** The guarantee that the company gives wherever it sells. */
export const guaranteeSchema = z.strictObject({
  title: line(80, 'O que a gente garante, em contrato'),
  points: listOf(1, 4, {
    /** The short form, for a line of the first screen. */
    short: line(60, '90 dias de correção sem custo'),
    title: line(60, 'Defeito, a gente corrige'),
    text: paragraph(240),
  }),
  more: z.optional(link),
});
export type Guarantee = z.output<typeof guaranteeSchema>;

const claimSchema = z.strictObject({
  value: line(12, '500+'),
  label: line(60, 'projetos entregues'),
  project: z.optional(reference(REFERENCE_LABELS.project, 'vale-do-iguacu', 'projects')),
});
/** Groups that pages name; the home page shows `home`, the page about the company `about`. */
export const claimsSchema = z.record(identifier(), z.record(identifier(), claimSchema));
/** A claim with the address of its project's page, if any. */
export type Claim = z.output<typeof claimSchema> & { href?: string };
export type Claims = Record<string, Record<string, Claim>>;

export type Link = z.output<typeof link>;

export const navigationSchema = z.strictObject({
  /** `includes`: further pages whose visitors see this link as current, with the pages below them. */
  header: list(z.extend(link, { includes: z.optional(list(internalLink, 0, 20)) }), 1, 8),
  footer: listOf(1, 4, { title: line(40, 'Serviços'), links: list(link, 1, 10) }),
  legal: list(link, 0, 4),
});
export type Navigation = z.output<typeof navigationSchema>;

/** Messages that buttons start a chat with, under names that the owner chooses. */
export const presetsSchema = z.record(identifier(), line(400, 'Olá! Quero pedir um orçamento.'));
export type Presets = z.output<typeof presetsSchema>;
/** The message of the button in the header of every page. */
export const HEADER_PRESET = 'GENERAL';
