// The glossary as a kind of content: a page a term, and a page that lists them.

import * as z from 'zod/mini';
import { line, paragraph } from '../../../domain/content/fields.ts';
import { image } from '../../../domain/content/image.ts';
import { metaShape } from '../../../domain/content/pages/shared.ts';
import { CALLED, reference } from '../../../domain/content/reference.ts';
import type { Picture } from '../../../domain/post.ts';
import { compareText } from '../../../domain/problem.ts';
import { pictureOf, withPictures } from '../../../pipeline/assets/find-picture.ts';
import type { Entry } from '../../../pipeline/kinds/collections.ts';
import type { Kind } from '../../../pipeline/kinds/kind.ts';
import { headOf } from '../../../pipeline/kinds/pages/head-of.ts';
import type { Page, Text, Tools, View } from '../../../pipeline/page.ts';
import type { Source } from '../../../pipeline/source.ts';

const termSchema = z.strictObject({
  ...metaShape,
  term: line(40, 'API'),
  meaning: paragraph(200),
  /** Where the word was of use. */
  project: z.optional(reference(CALLED.project, 'trem-da-serra', 'works')),
  image,
});
type Term = z.output<typeof termSchema>;

type ShownTerm = Record<'route' | 'term' | 'meaning', string>;

const TermPage = (shown: { term: string; html: string; picture: Picture }) => (
  <article className="prose">
    <h1>{shown.term}</h1>
    <img src={shown.picture.src} width={shown.picture.width} height={shown.picture.height} alt="" />
    <div dangerouslySetInnerHTML={{ __html: shown.html }} />
  </article>
);

const GlossaryPage = ({ title, terms }: { title: string; terms: ShownTerm[] }) => (
  <>
    <h1>{title}</h1>
    <ul>
      {terms.map(({ route, term, meaning }) => (
        <li key={route}>
          <a href={route}>{term}</a>: {meaning}
        </li>
      ))}
    </ul>
  </>
);

export const glossary: Kind<Term> = {
  name: 'term',
  folder: 'glossary',
  extensions: ['.md'],
  schema: termSchema,
  routeOf: (name) => `/glossario/${name}`,
  compare: (a, b) => compareText(a.data.term, b.data.term),
  images: ({ data, source }) => [{ image: data.image, source, path: ['image'] }],
  pages: (entries, _, { pictures }) => {
    const terms = entries.map(({ route, data: { term, meaning } }) => ({ route, term, meaning }));
    const pages = entries.map((entry): Page<Inputs> => {
      const picture = pictureOf(entry.data.image, pictures);
      const { route, source } = entry;
      const text = withPictures(entry, pictures);
      return { route, source, inputs: { ...entry, text, picture }, render: renderTerm };
    });
    const [first] = entries;
    const list = first ? [listPage(terms, first.source)] : [];
    return [...list, ...pages];
  },
};

interface Inputs extends Pick<Entry<Term>, 'route' | 'data'> {
  text: Text;
  picture: Picture;
}

function renderTerm({ route, data, text, picture }: Inputs, { frame, renderText }: Tools): View {
  const { html } = renderText(text);
  return {
    head: headOf(frame, route, data),
    body: <TermPage term={data.term} html={html} picture={picture} />,
  };
}

function listPage(terms: ShownTerm[], source: Source): Page<ShownTerm[]> {
  return { route: '/glossario', source, inputs: terms, render: renderTerms };
}

function renderTerms(terms: ShownTerm[], { frame }: Tools): View {
  const title = 'Glossário';
  const description = 'Palavras do ofício, explicadas.';
  return {
    head: headOf(frame, '/glossario', { title, description }),
    body: <GlossaryPage title={title} terms={terms} />,
  };
}
