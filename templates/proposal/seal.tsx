// The seal of a version, for the eye: its code stands beside it in words.

import { useFrame } from '../frame.ts';

export function Seal({ code }: { code: string }) {
  const { draw } = useFrame();
  const drawing = { __html: draw((family) => family.versionSeal(code)) };
  return <div className="seal" aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}
