// How a term of the glossary is shown, and the list of all of them.

import type { Picture } from '../../../domain/post.ts';

export interface ShownTerm {
  route: string;
  term: string;
  meaning: string;
}

export function TermPage({
  term,
  html,
  picture,
}: {
  term: string;
  html: string;
  picture: Picture;
}) {
  return (
    <article className="prose">
      <h1>{term}</h1>
      <img src={picture.src} width={picture.width} height={picture.height} alt="" />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

export function GlossaryPage({ title, terms }: { title: string; terms: ShownTerm[] }) {
  return (
    <>
      <h1>{title}</h1>
      <dl>
        {terms.map(({ route, term, meaning }) => (
          <div key={route}>
            <dt>
              <a href={route}>{term}</a>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
