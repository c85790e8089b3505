// What people ask, each with its answer, beside the title of all and who answers the rest.

import type { Action, AskedQuestions } from '../../domain/content/pages/shared.ts';
import { ActionLink } from './button.tsx';
import { Answerer } from './face.tsx';

interface Props extends AskedQuestions {
  /** How one asks who answers. */
  ask?: Action | undefined;
  /** The section's id on its page. */
  id?: string;
}

export function Questions({ title, items, person, ask, id = 'perguntas' }: Props) {
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section className="section section-after wrap" aria-labelledby={id}>
      <div className="beside faq">
        {person ? (
          <div className="faq-answered">
            {heading}
            <Answerer {...person} />
            {ask && <ActionLink action={ask} />}
          </div>
        ) : (
          heading
        )}
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
