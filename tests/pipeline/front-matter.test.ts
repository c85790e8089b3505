// Front matter and YAML that cannot be read: each with its place and a way out.

import { expect, test } from 'vitest';
import { postSchema } from '../../domain/content/post.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { expectRefusals, refusalsOf, refuse } from '../support/refusals.ts';
import { NAVIGATION, POST, post, SITE, tiny } from '../support/tiny-site.ts';

const TAB = `esperado: espaços no começo da linha; encontrado: uma tabulação
      solução: troque cada tabulação do começo da linha por dois espaços`;
const LINES =
  'escreva uma linha "chave: valor" para cada chave, ou um "- " para cada item de uma lista';

test('front matter that cannot be read is shown at its place, with a way out', () => {
  refuse(
    POST,
    (text) => (text.startsWith('>') ? text.slice(1) : `---\n${text}\n---\n\nTexto.\n`),
    `
    title: Olá: mundo
      2:8 » esperado: texto sem dois-pontos, ou texto entre aspas; encontrado: dois-pontos em texto sem aspas
      solução: ponha o texto entre aspas: "Olá: mundo"
    só um texto solto
      2:1 » esperado: um grupo de chaves (${Object.keys(postSchema.shape).join(', ')}); encontrado: só um texto solto
      solução: ${LINES}
    author: "Ana"\\ntitle: "aberta\\nexcerpt: "x"
      3:8 » esperado: aspas onde o texto termina; encontrado: nada
      solução: escreva " no fim do texto, como no começo
    >---\\n---\\n\\nTexto.\\n
      1:1 » esperado: chaves entre as duas linhas ---; encontrado: nada
      solução: acrescente ao menos title: e as outras chaves deste tipo de arquivo
    >Só o texto.\\n
      1:1 » esperado: o bloco de dados no começo do arquivo; encontrado: texto
      solução: comece o arquivo com linhas "chave: valor" entre duas linhas ---
    >---\\ntitle: Olá\\n\\nTexto.\\n
      1:1 » esperado: uma segunda linha --- onde o bloco de dados termina; encontrado: nada
      solução: escreva --- sozinho em uma linha abaixo da última chave
    >---\\ntitle: Olá\\n--- fim\\nexcerpt: x\\n---\\n\\nTexto.\\n
      3:1 » esperado: --- sozinho na linha; encontrado: mais
      solução: escreva --- sozinho na linha em que o bloco de dados termina
    title: Olá\\nkeywords: \\n\t- um
      4:1 » ${TAB}
    title: Olá\\ntitle: Outra vez
      3:1 » a mesma chave aparece duas vezes
      solução: fique com uma das duas linhas
    title: *Promoção
      2:8 » esperado: um valor; encontrado: *Promoção, que o YAML lê como referência a outro valor
      solução: ponha entre aspas o texto que começa com *, e repita os valores por extenso
    `,
  );
  expect(refusalsOf(POST, '')).toEqual([
    `content/blog/ola.md
  esperado: o bloco de dados no começo do arquivo; encontrado: um arquivo vazio
  solução: comece o arquivo com linhas "chave: valor" entre duas linhas ---`,
  ]);
});

test('front matter in a language that runs code is refused, and no code in it is run', () => {
  const code = 'globalThis.frontMatterRan = true;\nmodule.exports = { title: "Olá" };';
  const first = ['---js', '--- javascript'];
  expectRefusals(
    POST,
    first.map((line) => [
      `${line}\n${code}\n---\n\nTexto.\n`,
      '1:1',
      `esperado: o bloco de dados em YAML; encontrado: a linguagem "${line.replace(/^--- ?/, '')}"`,
      'escreva --- sozinho na primeira linha, e YAML abaixo; nenhum código é executado',
    ]),
  );
  expect(globalThis).not.toHaveProperty('frontMatterRan');
});

test('an article is the same whatever marks its editor leaves around its lines', async () => {
  const site = await buildSite();
  const written: [what: string, text: string][] = [
    ['a byte order mark', `\ufeff${post()}`],
    ['Windows line breaks', post().replaceAll('\n', '\r\n')],
    ['spaces behind its delimiters', post().replaceAll('---\n', '---  \n')],
    ['no line break at its end', post().trimEnd()],
  ];
  for (const [what, text] of written) {
    const again = await site.rebuild({ [POST]: text });
    expect([what, again.problems, again.report.changed]).toEqual([what, [], 0]);
  }
  const wrong = post({ category: 'Conceito' }).replaceAll('\n', '\r\n');
  expect((await problemsOf({ [POST]: wrong }))[0]).toContain('content/blog/ola.md:9:11  category');
});

test('a YAML file with a slip says what it is, in the words of whoever wrote it', async () => {
  refuse(
    NAVIGATION,
    (text) => (text === '(nothing)' ? '' : `${text}\n`),
    `
    header: []\\nlegal: d'água\\nfooter: 'aberta
      3:9 » esperado: aspas onde o texto termina; encontrado: nada
      solução: escreva ' no fim do texto, como no começo
    header: "o "novo" site"
      1:13 » esperado: o fim da linha depois das aspas que fecham; encontrado: mais texto
      solução: ponha o texto inteiro entre aspas, e uma \\ antes de cada aspa de dentro: "o \\"novo\\" site"
    header:Blog\\nlegal: []
      1:1 » esperado: um espaço depois dos dois-pontos; encontrado: nada
      solução: escreva header: Blog
    header:\\n  - a\\n - b
      3:2 » esperado: a coluna 3, onde começam os outros itens da lista; encontrado: a coluna 2
      solução: mova uma coluna para a direita
    header:\\n  label: a\\n href: b
      3:2 » esperado: a coluna 3, onde começam as outras chaves do grupo; encontrado: a coluna 2
      solução: mova uma coluna para a direita
    header: a\\n  legal: b
      2:3 » esperado: a coluna 1, onde começam as outras chaves do grupo; encontrado: a coluna 3
      solução: mova duas colunas para a esquerda; texto com dois-pontos vai entre aspas
    header:\\n  - label: a\\n   href: b
      3:4 » esperado: a coluna 5, onde começam as outras chaves do grupo; encontrado: a coluna 4
      solução: mova uma coluna para a direita
    header:\\n  - um\\n  dois
      3:3 » esperado: um item que começa com "- ", como os de cima; encontrado: só texto
      solução: escreva   - dois
    header: [\\n  - a\\n]
      2:3 » esperado: itens separados por vírgulas entre os colchetes; encontrado: um "- " ou dois-pontos
      solução: escreva a lista como [a, b] ou com uma linha "- " para cada item, e ponha entre aspas o texto com dois-pontos
    header: [a, b\\nlegal: []
      2:1 » esperado: "]" antes desta linha; encontrado: nada
      solução: escreva ] onde os colchetes de cima terminam
    header: @a
      1:9 » o YAML não pôde ser lido: Plain value cannot start with reserved character @
      solução: escreva linhas "chave: valor"; ponha entre aspas o texto com dois-pontos, # ou aspas
    (nothing)
      1:1 » esperado: um grupo de chaves (header, footer, legal); encontrado: nada
      solução: ${LINES}
    `,
  );
  refuse(
    'content/testimonials.yaml',
    (text) => text,
    `
    name: Marina
      1:1 » esperado: uma lista de 0 a 60 itens; encontrado: um grupo de chaves
      solução: ${LINES}
    `,
  );
  // Once, not for every line after it.
  refuse(SITE, () => tiny(SITE, '  contact:', '\tcontact:'), `a tab\n17:1 » ${TAB}`);
});

test('a YAML file that multiplies itself by references is refused without being unfolded', () => {
  const rows = 'bcdefghij'.split('').map((name, index) => {
    const before = `*${'abcdefghij'[index]},`;
    return `${name}: &${name} [${before.repeat(9)}]`;
  });
  const text = ['a: &a [x,x,x,x,x,x,x,x,x]', ...rows].join('\n');
  expect(refusalsOf('content/claims.yaml', text)).toEqual([
    expect.stringMatching(/^content\/claims\.yaml:2:8\n.*encontrado: \*a,/),
  ]);
});
