// The table of contents of a long text.

export interface ContentsEntry {
  id: string;
  text: string;
}

export function Contents({ title, sections }: { title: string; sections: ContentsEntry[] }) {
  if (sections.length < 2) return null;
  return (
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
  );
}
