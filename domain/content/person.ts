// The shape of content/people.yaml: who works at the house, on the page about it and as authors.

import * as z from 'zod/mini';
import { line, list, oneOf, paragraph, wholeNumber, withHint } from './fields.ts';
import { imageShape } from './image.ts';
import { reference } from './reference.ts';

/** What a description may say, besides its skin; how each word looks is known in art/faces/. */
export const PORTRAIT_WORDS = {
  hair: [
    'none',
    'cropped',
    'short',
    'curly',
    'afro',
    'bob',
    'long',
    'wavy',
    'bun',
    'braids',
    'locs',
  ],
  hairColour: ['black', 'brown', 'chestnut', 'blond', 'red', 'grey', 'white'],
  beard: ['stubble', 'full', 'moustache'],
  glasses: ['round', 'square'],
  earrings: ['studs', 'hoops', 'seeds'],
  clothing: ['tee', 'shirt', 'blazer', 'turtleneck', 'cardigan', 'hoodie'],
  ground: ['calcada', 'mata', 'palha', 'pinhao', 'geada', 'salvia', 'basalto'],
} as const;

const words = PORTRAIT_WORDS;

/** What a person's portrait is drawn from. */
const portrait = withHint(
  z.strictObject({
    skin: wholeNumber(1, 7, {
      en: 'a skin tone, from the lightest to the darkest,',
      pt: 'um tom de pele, do mais claro ao mais escuro,',
    }),
    hair: oneOf(words.hair),
    /** Colour of brows and beard too, where there is no hair. */
    hairColour: oneOf(words.hairColour),
    beard: z.optional(oneOf(words.beard)),
    glasses: z.optional(oneOf(words.glasses)),
    earrings: z.optional(oneOf(words.earrings)),
    clothing: oneOf(words.clothing),
    /** A colour set of the covers, with its motif; the clothes take their colour from it too. */
    ground: oneOf(words.ground),
  }),
  {
    expected: {
      en: 'the description of a drawn portrait',
      pt: 'a descrição de um retrato desenhado',
    },
    example: '{ skin: 4, hair: wavy, hairColour: brown, clothing: shirt, ground: palha }',
  },
);

export const personSchema = z.strictObject({
  id: reference(
    {
      en: 'an id of lower-case words joined by hyphens',
      pt: 'um id de palavras minúsculas, ligadas por hifens',
    },
    'helena-tavares',
  ),
  name: line(60, 'Helena Tavares'),
  role: line(60, 'Fundadora'),
  /** What they care for at work, in a sentence. */
  line: paragraph(200),
  /** Above their articles: what they did, and what they write about. */
  bio: z.optional(paragraph(400)),
  /** Without it their initials stand in its place, unless they have a photograph. */
  portrait: z.optional(portrait),
  /** A photograph, shown in a square; `generated` is the portrait. */
  ...z.partial(z.strictObject(imageShape)).shape,
});
export const peopleSchema = list(personSchema, 1, 40);
export type Person = z.output<typeof personSchema>;
