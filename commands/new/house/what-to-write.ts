// Says what is to be written in a new house's content, as its files say it themselves.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellWriter } from '../../terminal/language.ts';

const TO_WRITE = /^\s*# A escrever: (.*)$/;

/** What the files themselves say is to be written, each with its place. */
export function tellHouse(root: string): string {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const places = files.flatMap((file) =>
    readFileSync(join(root, 'content', file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, words] = TO_WRITE.exec(line) ?? [];
        return words ? `  content/${file}:${index + 1}  ${words}` : [];
      }),
  );
  return [
    tellWriter({
      en: 'The house is in content/. What to write now, in the order of docs/new-house.md:',
      pt: 'A casa está em content/. O que escrever agora, na ordem de docs/new-house.md:',
    }),
    ...places,
    tellWriter({
      en: '  content/site.yaml  the example values that are left: npm run build says which',
      pt: '  content/site.yaml  os valores de exemplo que sobraram: npm run build diz quais',
    }),
    tellWriter({
      en: '  content/pages/*.md  the legal pages: periods, guarantees and fines are those of the sample until you decide yours (docs/antes-de-publicar.md)',
      pt: '  content/pages/*.md  as páginas legais: prazos, garantias e multas são do exemplo até você decidir os seus (docs/antes-de-publicar.md)',
    }),
    '',
    tellWriter({
      en: 'To see it: npm run dev. To go back to what was: git restore . && git clean -fd content',
      pt: 'Para ver: npm run dev. Para voltar ao que era: git restore . && git clean -fd content',
    }),
  ].join('\n');
}
