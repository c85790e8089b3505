// The table of contents of a long text.

import { Island } from './island.tsx';

/** A heading of the text. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** The table of contents; nothing for a text with one heading. */
export function Contents({
  title,
  sections,
}: {
  title: string;
  sections: readonly ContentsEntry[];
}) {
  if (sections.length < 2) return null;
  return (
    <Island name="contents" props={{}} when="visible">
      <nav className="contents box" aria-labelledby="sumario">
        <h2 id="sumario">{title}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </Island>
  );
}
