// The band of mosaic: at most one on a page.

export function Frieze() {
  return <div className="frieze page-frieze" aria-hidden="true" />;
}
