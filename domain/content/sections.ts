// The types of sections, one schema each. docs/escrever.md lists them, content/starters/sections.yaml has one of each.

import * as z from 'zod/mini';
import { internalLink } from './addresses.ts';
import {
  action,
  artShape,
  link,
  namedPerson,
  point,
  privacyNote,
  projectName,
  tone,
} from './common.ts';
import {
  flag,
  identifier,
  line,
  list,
  listOf,
  oneOf,
  paragraph,
  priceCents,
  REFERENCE_LABELS,
  reference,
  requiredUnlessFrom,
  textLike,
  withMeta,
} from './fields.ts';
import { image } from './image.ts';

const fieldWords = z.strictObject({
  label: line(60, 'Nome'),
  hint: z.optional(line(120, 'Com DDD')),
});

/** The choices of a field: the values to send, and labels. No value of digits alone: objects sort these first. */
const options = withMeta(
  z
    .record(
      textLike(/^(?!\d+$)[^\s"'<>&]{1,40}$/, {
        description: 'um nome sem espaços nem aspas, e não só de números',
        example: 'ate-10-mil',
      }),
      line(60, 'Até R$ 10 mil'),
    )
    .check(z.refine((record) => Object.keys(record).length > 0)),
  {
    description: 'uma opção ou mais, por exemplo website: Website',
    example: '{ website: Website }',
  },
);

const formShape = {
  title: line(60, 'Peça um orçamento'),
  lead: z.optional(paragraph(300)),
  optional: line(20, 'opcional'),
  submit: line(40, 'Enviar mensagem'),
  privacy: privacyNote,
  /** A note for visitors without scripts, while no destination is configured. */
  byMail: paragraph(240),
};

const contactForm = z.strictObject({
  ...formShape,
  name: fieldWords,
  email: fieldWords,
  /** The form has this field and the next three only if their words are written. */
  phone: z.optional(fieldWords),
  company: z.optional(fieldWords),
  service: z.optional(
    z.extend(fieldWords, { options, placeholder: line(40, 'Escolha um serviço') }),
  ),
  budget: z.optional(z.extend(fieldWords, { options })),
  message: fieldWords,
  /** The confirmation that stays on the page once the message is sent. */
  sent: z.strictObject({ title: line(60, 'Mensagem enviada.'), text: paragraph(240) }),
});

const applicationForm = z.strictObject({
  ...formShape,
  name: fieldWords,
  email: fieldWords,
  phone: fieldWords,
  position: z.extend(fieldWords, { placeholder: line(40, 'Escolha a vaga') }),
  experience: fieldWords,
  linkedin: fieldWords,
  portfolio: fieldWords,
  sentTitle: line(60, 'Candidatura Enviada!'),
  sentText: paragraph(240),
  again: line(40, 'Enviar Nova Candidatura'),
});

/** The id of a section, for links such as `/sobre#historia`; without one the section gets the id of its type. */
const anchor = textLike(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
  description: 'um nome de minúsculas, números e hifens',
  example: 'historia',
});

function section<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(type), id: z.optional(anchor), ...shape });
}

/** A section whose file cannot write an `id`: it has no heading to link to, or its id is fixed. */
function unnamed<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

const title = line(80, 'O que a gente faz');
const lead = paragraph(300);
const heading = { title, lead: z.optional(lead) };

/** The beginning of every page. `home` has the large drawing, `thanks` the lit tree. */
const opening = unnamed('opening', {
  variant: z.optional(oneOf(['home', 'thanks'])),
  kicker: z.optional(line(60, 'Criação de sites em Curitiba')),
  headline: line(80, 'Um site que trabalha no seu lugar.'),
  lead,
  primary: z.optional(action),
  secondary: z.optional(action),
  claims: z.optional(identifier('claims', 'home')),
  /** A line beside the figures that says what the drawing shows. */
  caption: z.optional(line(120, 'Uma pinha, 500 pinhões.')),
  person: z.optional(namedPerson),
});

/** Blocks of colour with a drawing each: in rows of one width, or `bento`, wide and narrow in turn. */
const cards = section('cards', {
  ...heading,
  variant: z.optional(oneOf(['bento'])),
  items: listOf(1, 12, {
    title: line(40, 'Websites'),
    text: z.optional(paragraph(240)),
    price: z.optional(line(40, '{price:websites}')),
    href: z.optional(internalLink),
    tone: z._default(tone, 'ink'),
    ...artShape,
  }),
});

/** Links to other pages, a line each; without `items` to those of content/businesses/. */
const links = section('links', {
  ...heading,
  variant: z.optional(oneOf(['beside', 'pictures'])),
  items: z.optional(
    listOf(1, 12, { title: line(40, 'n8n'), text: paragraph(200), href: internalLink }),
  ),
});

/** Services at length; text and drawing change sides from one to the next. */
const services = unnamed('services', {
  items: listOf(1, 12, {
    title: line(40, 'Websites'),
    href: internalLink,
    tone,
    ...artShape,
    price: z.optional(line(40, '{price:websites}')),
    description: paragraph(400),
    features: list(line(90, 'Layout exclusivo'), 1, 12),
    benefits: z._default(list(line(120, 'Abre em menos de três segundos'), 0, 8), []),
    technologies: z._default(list(line(30, 'TypeScript'), 0, 12), []),
    button: action,
    more: link,
  }),
});

/** A package; with `from`, an item of the proposals' library has the keys that it leaves out. */
const packageSchema = z
  .strictObject({
    from: z.optional(
      reference('um id de content/proposals/library/items.yaml', 'site-institucional', 'items'),
    ),
    name: z.optional(line(60, 'Essencial')),
    priceCents: z.optional(priceCents),
    period: z.optional(line(20, 'por mês')),
    /** True if the price is the lowest: the exact one is in the proposal. */
    isStartingPrice: z.optional(flag),
    note: z.optional(line(60, 'até 5 páginas')),
    description: z.optional(paragraph(240)),
    features: z.optional(list(line(120, 'Até 5 páginas'), 1, 16)),
    /** A cost that the price does not include, with its payee. */
    apart: z.optional(line(90, 'Fica à parte a hospedagem, paga ao provedor')),
    highlighted: z.optional(flag),
    badge: z.optional(line(20, 'Mais Vendido')),
    service: z.optional(link),
    button: action,
  })
  .check(requiredUnlessFrom('name', 'features'));

/** Packages with their prices; texts refer to the prices of a service by `{price:websites}`. */
const packages = section('packages', {
  ...heading,
  items: list(packageSchema, 1, 4),
  note: z.optional(paragraph(400)),
  between: z.optional(
    z.strictObject({ text: line(120, 'Precisa de algo entre um e outro?'), button: action }),
  ),
  /** The lowest price of upkeep a month, after the support; texts name it `{upkeep:websites}`. */
  upkeepCents: z.optional(priceCents),
});

/** Short titles with a few words each; `green` has a dark ground, `faces` also the faces of people. */
const points = section('points', {
  ...heading,
  variant: z.optional(oneOf(['green', 'faces'])),
  /** A drawing beside the title; `scene` is a picture behind the drawing. */
  picture: z.optional(z.strictObject({ ...artShape, tone, scene: z.optional(image) })),
  items: list(point, 1, 12),
  button: z.optional(action),
  person: z.optional(namedPerson),
});

/** The company's guarantee in content/guarantee.yaml. */
const guarantee = section('guarantee', {});

/** A group of content/claims.yaml: large figures with their labels. */
const stats = section('stats', {
  claims: identifier('claims', 'home'),
  /** An explanation of the figures and of their limits. */
  note: z.optional(paragraph(240)),
  image: z.optional(image),
});

/** The steps of a process; `growth` draws three as a growing tree, `years` is a history. */
const steps = section('steps', {
  ...heading,
  variant: z.optional(oneOf(['growth', 'years'])),
  items: listOf(2, 10, {
    title: line(60, 'Descoberta'),
    text: paragraph(320),
    when: line(40, 'Semana 1'),
  }),
});

/** Up to three projects of content/portfolio/. */
const works = section('works', {
  ...heading,
  show: list(projectName, 1, 3),
  more: z.optional(link),
});

/** Quotes of clients from content/testimonials.yaml; the first is large. */
const testimonials = section('testimonials', {
  title,
  /** The ids of testimonials in their order; without it all are displayed. */
  show: z.optional(
    list(reference(REFERENCE_LABELS.testimonial, 'marina-kowalski', 'testimonials'), 1, 12),
  ),
});

const row = z.strictObject({
  what: line(60, 'Domínio .com.br'),
  price: line(60, 'R$ 40 por ano'),
  note: line(160, 'Pago pela sua empresa, direto ao Registro.br'),
});

/** Costs with amounts and payees. */
const table = section('table', {
  ...heading,
  rows: list(row, 1, 12),
  /** The sum of the rows that every client pays. */
  sum: z.optional(row),
  note: z.optional(paragraph(240)),
});

/** Frequent questions, and the person who answers the rest. */
const questions = section('questions', {
  title,
  items: listOf(1, 20, { title: line(120, 'Quanto tempo leva?'), text: paragraph(600) }),
  person: z.optional(namedPerson),
  ask: z.optional(action),
});

/** A few sentences; `statement` is one large sentence on the dark ground. */
const text = section('text', {
  variant: z.optional(oneOf(['statement'])),
  title,
  text: paragraph(600),
  badges: z.optional(list(line(30, 'TypeScript'), 1, 20)),
  links: z.optional(list(action, 1, 6)),
});

/** The people of content/people.yaml, at length or in a `row` of faces. */
const people = section('people', { title, lead, variant: z.optional(oneOf(['row'])) });

/** The steps after a form is sent. */
const next = z.optional(
  z.strictObject({ title: line(60, 'O que acontece depois'), steps: list(paragraph(200), 2, 6) }),
);

/** The form for requests, and every other way to reach the company. */
const contact = section('contact', {
  form: contactForm,
  next,
  info: z.strictObject({
    title: line(60, 'Fale direto'),
    email: line(30, 'E-mail'),
    phone: line(30, 'Telefone'),
    city: line(30, 'Cidade'),
    hours: line(30, 'Horário'),
    meeting: z.optional(link),
    chat: z.optional(action),
    address: z.optional(line(30, 'Endereço')),
    person: z.optional(namedPerson),
  }),
});

/** The openings of content/jobs/. */
const vacancies = section('openings', { title, empty: paragraph(240) });

/** The form for candidates; every opening's own page has it too. */
const application = unnamed('application', { form: applicationForm, next });

/** A calendar to book a meeting in, and what to know before. */
const booking = section('booking', {
  expect: z.optional(
    z.strictObject({ title: line(60, 'O que esperar'), items: list(point, 1, 8) }),
  ),
  hours: z.optional(
    z.strictObject({
      title: line(60, 'Horário de atendimento'),
      facts: listOf(1, 6, { label: line(60, 'Duração'), value: line(120, '60 minutos') }),
    }),
  ),
  promo: z.optional(
    z.strictObject({
      title: line(60, 'Primeira reunião gratuita!'),
      items: list(line(80, 'Sem compromisso'), 1, 8),
    }),
  ),
  title: line(60, 'Escolha um horário'),
  /** A note above the calendar about the service behind it and its data. */
  notice: z.optional(paragraph(300)),
  privacy: z.optional(link),
  text: paragraph(300),
  open: line(60, 'Abrir a agenda'),
  chat: action,
  mail: line(60, 'Escrever um e-mail'),
});

/** The ways to ask for support, and a link to the rules. */
const support = unnamed('support', {
  text: paragraph(240),
  chat: z.optional(action),
  rules: z.optional(z.strictObject({ text: line(120, 'As regras estão nos'), link })),
});

/** The last block of a page, in the accent colour. */
const closing = section('closing', {
  title,
  text: paragraph(240),
  primary: action,
  secondary: z.optional(action),
  note: z.optional(line(120, 'Resposta em até 2 horas.')),
  meeting: z.optional(link),
});

/** A band of mosaic. */
const frieze = unnamed('frieze', {});

const sectionSchema = z.discriminatedUnion('type', [
  opening,
  cards,
  links,
  services,
  packages,
  points,
  guarantee,
  stats,
  steps,
  works,
  testimonials,
  table,
  questions,
  text,
  people,
  contact,
  vacancies,
  application,
  booking,
  support,
  closing,
  frieze,
]);
withMeta(sectionSchema, {
  description: 'uma seção: um grupo que começa com type:',
  example: '{ type: guarantee }',
});
export type Section = z.output<typeof sectionSchema>;
export type SectionType = Section['type'];
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

export const sectionsShape = { sections: list(sectionSchema, 1, 20) };

type WrittenPackage = SectionOf<'packages'>['items'][number];
/** A package with the keys of its library item filled in. */
export type Package = WrittenPackage & { name: string; features: string[] };
export type Closing = Omit<SectionOf<'closing'>, 'type'>;

/** The sections of one type, in the page's order. */
export function sectionsOf<Type extends SectionType>(data: object, type: Type): SectionOf<Type>[] {
  const { sections = [] } = data as { sections?: Section[] };
  return sections.filter((one): one is SectionOf<Type> => one.type === type);
}
