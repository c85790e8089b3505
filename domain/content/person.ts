// The shape of content/people.yaml: who works at the house, on the page about it and as authors.

import * as z from 'zod/mini';
import { line, list, paragraph } from './fields.ts';
import { image } from './image.ts';
import { reference } from './reference.ts';

export const personSchema = z.strictObject({
  id: reference('um id de palavras minúsculas, ligadas por hifens', 'helena-tavares'),
  name: line(60, 'Helena Tavares'),
  role: line(60, 'Fundadora'),
  /** What they care for at work, in a sentence. */
  line: paragraph(200),
  /** Above their articles: what they did, and what they write about. */
  bio: z.optional(paragraph(400)),
  /** A portrait, shown in a square; their initials stand in its place. */
  image: z.optional(image),
});
export const peopleSchema = list(personSchema, 1, 40);
export type Person = z.output<typeof personSchema>;
