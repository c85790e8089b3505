// What people ask, each with its answer, beside the title of all.

import type { Point } from '../../domain/content/pages/shared.ts';

interface Props {
  title: string;
  items: readonly Point[];
  /** The section's id on its page. */
  id?: string;
}

export function Questions({ title, items, id = 'perguntas' }: Props) {
  return (
    <section className="section section-after wrap" aria-labelledby={id}>
      <div className="beside faq">
        <h2 id={id}>{title}</h2>
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
