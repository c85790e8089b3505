// A band of the brand’s paving between sections.

/** A band of mosaic. */
export function Frieze() {
  return <div className="frieze" aria-hidden="true" />;
}
