// The band of mosaic, or of a picture: at most one on a page.

import { useFrame } from '../frame.ts';
import { Picture } from './picture.tsx';

export function Frieze() {
  const { frieze } = useFrame().art.places;
  if (frieze === 'none') return undefined;
  if (frieze !== 'drawn') {
    return (
      <div className="picture-band">
        <Picture picture={frieze} sizes="100vw" />
      </div>
    );
  }
  return <div className="frieze page-frieze" aria-hidden="true" />;
}
