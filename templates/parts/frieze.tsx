// A band of the theme's pattern between sections.

export function Frieze() {
  return <div className="frieze" aria-hidden="true" />;
}
