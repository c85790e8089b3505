// The band of mosaic: at most one on a page.

export function Frieze({ onGreen = false }: { onGreen?: boolean }) {
  return <div className={onGreen ? 'frieze' : 'frieze page-frieze'} aria-hidden="true" />;
}
