// What people ask, each with its answer, beside the title of all and who answers the rest.

import type { AskedQuestions } from '../../domain/content/pages/shared.ts';
import { Answerer } from './face.tsx';

interface Props extends AskedQuestions {
  /** The section's id on its page. */
  id?: string;
}

export function Questions({ title, items, person, id = 'perguntas' }: Props) {
  return (
    <section className="section section-after wrap" aria-labelledby={id}>
      <div className="beside faq">
        <div>
          <h2 id={id}>{title}</h2>
          {person && <Answerer {...person} />}
        </div>
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
