// The seal of a version, for the eye: its code stands beside it in words.

import { versionSealSvg } from '../../art/version.ts';

export function Seal({ code }: { code: string }) {
  const drawing = { __html: versionSealSvg(code) };
  return <div className="seal" aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}
