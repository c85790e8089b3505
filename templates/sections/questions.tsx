// Frequent questions with their answers, and beside them the person who answers others.

import { ActionLink } from '../parts/button.tsx';
import { PersonQuote } from '../parts/person.tsx';
import { TitledItems } from '../parts/point-list.tsx';
import type { SectionProps } from '../section-props.ts';

export function Questions({ id, title, items, person, ask }: SectionProps<'questions'>) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div className="questions narrow-first split">
        <div className="sticky">
          <h2 id={id}>{title}</h2>
          {person && <PersonQuote {...person} />}
          {person && ask && <ActionLink action={ask} />}
        </div>
        <ul className="ruled">
          <TitledItems items={items} />
        </ul>
      </div>
    </section>
  );
}
