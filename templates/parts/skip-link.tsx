// The first thing in every page: a way past the header for whoever goes by keyboard.

import { siteWords } from '../../domain/words.ts';

export function SkipLink() {
  return (
    <a className="skip-link" href="#conteudo">
      {siteWords.skipLink}
    </a>
  );
}
