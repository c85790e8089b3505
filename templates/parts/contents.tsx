// The table of contents of a long text.

import { Island } from './island.tsx';

export interface ContentsEntry {
  id: string;
  text: string;
}

export function Contents({ title, sections }: { title: string; sections: ContentsEntry[] }) {
  if (sections.length < 2) return null;
  return (
    <Island name="contents" props={{}} when={{ media: '(width >= 64rem)' }}>
      <nav className="contents" aria-labelledby="sumario">
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
