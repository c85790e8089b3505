// How a term of the glossary is shown, and the list of all of them.

import type { Picture } from '../../../domain/post.ts';

export type ShownTerm = Record<'route' | 'term' | 'meaning', string>;

export const TermPage = (shown: { term: string; html: string; picture: Picture }) => (
  <article className="prose">
    <h1>{shown.term}</h1>
    <img src={shown.picture.src} width={shown.picture.width} height={shown.picture.height} alt="" />
    <div dangerouslySetInnerHTML={{ __html: shown.html }} />
  </article>
);

export const GlossaryPage = ({ title, terms }: { title: string; terms: ShownTerm[] }) => (
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
