// The first thing in every page: a way past the header for whoever goes by keyboard.

import type { DocumentFrame } from '../frame.ts';

export function SkipLink({ labels }: Pick<DocumentFrame, 'labels'>) {
  return (
    <a className="skip-link" href="#conteudo">
      {labels.skipLink}
    </a>
  );
}
