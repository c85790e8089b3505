// What people mean as Markdown and nobody would see as such: refused where it stands, with the line to write.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/files.ts';
import { refusalsOf, refuse } from '../support/refusals.ts';
import { POST, PROPOSAL, post } from '../support/tiny-site.ts';

const inPost = (body: string): string => post({}, `${body}\n`);
const saidOf = (body: string): string[] => refusalsOf(POST, inPost(body));

test('footnotes without a text, without a mark, doubled or inside of others are refused', () => {
  refuse(
    POST,
    inPost,
    `
    Um fato[^a].
      13:8 » esperada: uma linha [^a]: com o texto da nota; encontrada: nenhuma
      solução: escreva [^a]: e o texto em uma linha só dela, com uma linha vazia antes
    Um fato.\\n\\n[^a]: Fonte.
      15:1 » esperado: [^a] no texto; encontrada: só a nota
      solução: escreva [^a] onde a nota entra, ou apague a linha dela
    Um fato[^a].\\n\\n[^a]: Fonte.\\n\\n[^a]: Outra.
      17:1 » esperada: cada nota uma vez só; encontrada: [^a] de novo
      solução: dê outro nome a ela, aqui e no texto, ou apague uma das duas
    Um fato[^a].\\n\\n[^a]:
      15:1 » esperado: o texto da nota [^a]; encontrado: nada
      solução: escreva na mesma linha: [^a]: o texto
    Um[^a] e dois[^b].\\n\\n[^a]: Fonte[^b].\\n\\n[^b]: Fim.
      15:12 » esperada: uma nota sem outras notas dentro; encontrada: [^b] em uma delas
      solução: escreva tudo na mesma nota
    [Um fato[^a]](/blog) e[^a].\\n\\n[^a]: Fonte.
      13:9 » esperado: um link sem notas nas suas palavras; encontrada: [^a]
      solução: escreva [^a] depois do link
    `,
  );
});

test('a callout by an unknown name, without a text or outside of a quote is refused', () => {
  const known = 'NOTA, DICA, IMPORTANTE, ATENÇÃO, CUIDADO';
  refuse(
    POST,
    inPost,
    `
    > [!NOTTA]\\n> Texto.
      13:1 » esperado: o nome de um destaque; encontrado: [!NOTTA]
      solução: escreva [!NOTA]. Conhecidos: ${known}
    > [!XYZ]\\n> Texto.
      13:1 » esperado: o nome de um destaque; encontrado: [!XYZ]
      solução: escreva um destes: ${known}
    > [!NOTA]
      13:1 » esperado: um texto abaixo de [!NOTA]; encontrado: nenhum
      solução: escreva na linha seguinte, que também começa com >
    [!NOTA]\\nTexto.
      13:1 » esperado: [!NOTA] na primeira linha de uma citação; encontrado: no meio de um texto
      solução: escreva > [!NOTA], e > antes de cada linha do destaque
    `,
  );
});

test('videos, maps and sounds say what they are, where they are, and stand alone', () => {
  refuse(
    POST,
    inPost,
    `
    ¤
      13:1 » esperado: o que ¤ mostra; encontrado: só o endereço
      solução: escreva [o título](¤) em um parágrafo só dele
      ¤ https://youtu.be/aqz-KE-bpKQ | https://youtu.be/aqz-KE-bpKQ
      ¤ https://vimeo.com/123456789 | https://vimeo.com/123456789
      ¤ https://www.openstreetmap.org/#map=17/-25.4/-49.2 | https://www.openstreetmap.org/#map=17/-25.4/-49.2
    ![](/uploads/a.mp3)
      13:1 » esperado: o que /uploads/a.mp3 traz; encontrado: só o endereço
      solução: escreva [o título](/uploads/a.mp3) em um parágrafo só dele
    https://maps.app.goo.gl/abc123
      13:1 » esperado: o endereço de um mapa com o lugar nele; encontrado: https://maps.app.goo.gl/abc123
      solução: abra o link e copie o endereço longo da barra do navegador, como https://www.openstreetmap.org/#map=17/-25.42840/-49.27330
    Veja ![isto](https://youtu.be/aqz-KE-bpKQ) e siga.
      13:6 » esperado: vídeo, mapa ou áudio em um parágrafo só dele; encontrado: no meio de um texto
      solução: deixe uma linha vazia antes e outra depois, ou escreva um link: [isto](https://youtu.be/aqz-KE-bpKQ)
    `,
  );
  const inProposal = refusalsOf(
    PROPOSAL,
    '---\na: 1\n---\n\n![Isto](https://youtu.be/aqz-KE-bpKQ)\n',
  );
  expect(inProposal.join('\n')).toContain(
    'esperada: uma proposta sem vídeo, mapa ou áudio; encontrado: um deles',
  );
});

test('code that does not end, that nobody meant, or that is opened by something else is refused', () => {
  refuse(
    POST,
    inPost,
    `
    \`\`\`ts\\nconst a = 1;\\n\\nTexto.
      13:1 » esperada: uma linha de \`\`\` onde o código termina; encontrada: nenhuma, e o resto do texto viraria código
      solução: escreva \`\`\` em uma linha só dele, abaixo do código
    Texto.\\n\\n    recuado
      15:1 » esperada: uma linha que começa à esquerda; encontrados: quatro espaços ou mais, que fazem dela código
      solução: apague os espaços; para mostrar código, escreva uma linha de \`\`\` antes e outra depois
    \`\`\`ts {1,2}\\na\\n\`\`\`
      13:1 » esperados: uma linguagem e, no máximo, um título depois de \`\`\`; encontrado: "ts {1,2}"
      solução: escreva \`\`\`ts title="build.ts" (um exemplo)
    `,
  );
});

test('headings, lists, tables, bold, links and signs that are almost right are refused', () => {
  refuse(
    POST,
    inPost,
    `
    ##Título novo
      13:1 » esperado: um espaço depois dos sinais # de um título; encontrado: "##Título novo"
      solução: escreva ## Título novo (para mostrar o próprio sinal: \\#)
    #Título
      13:1 » esperado: um espaço depois dos sinais # de um título; encontrado: "#Título"
      solução: escreva ## Título (para mostrar o próprio sinal: \\#)
    Leve:\\n•\tpão
      14:1 » esperada: uma lista com hífen antes de cada item; encontrado: "•\tpão"
      solução: escreva - pão
    | A | B |\\n| 1 | 2 |
      13:1 » esperada: uma tabela com | --- | --- | na segunda linha; encontrada: nenhuma, ou outra, abaixo de "| A | B |"
      solução: escreva | --- | --- | abaixo da primeira linha; para mostrar a própria barra: \\|
    Texto.\\n\\nA | B\\n--- | --- | ---\\n1 | 2
      15:1 » esperada: uma tabela com | --- | --- | na segunda linha; encontrada: nenhuma, ou outra, abaixo de "A | B"
      solução: escreva | --- | --- | abaixo da primeira linha; para mostrar a própria barra: \\|
    Um ¤ aqui.
      13:4 » esperado: ** colado na primeira e na última das palavras em negrito; encontrado: ** solto
      solução: escreva **palavras**, com espaço por fora e sem espaço por dentro; para mostrar os próprios sinais: \\*\\*
      ¤ **negrito **texto |
      ¤ **sem fim |
    Veja [isto] (¤).
      13:6 » esperado: ( logo depois de [isto]; encontrado: um espaço entre os dois
      solução: escreva [isto](endereço), sem o espaço
      ¤ /blog | /blog
      ¤ https://a.test/x | https://a.test/x
    Veja [[isto]].
      13:6 » esperado: um link como [palavras](/endereço); encontrado: [[isto]]
      solução: escreva [isto](/ e o endereço da página)
    Que \`código e só.
      13:5 » esperado: código entre dois sinais \`; encontrado: um sozinho
      solução: escreva o outro, ou ’ se for um apóstrofo; para mostrar o próprio sinal: \\\`
    Tabela: Preços\\n\\n| A | B |\\n| - | - |\\n| 1 | 2 | 3 |
      17:1 » esperadas: no máximo 2 células, como na primeira linha da tabela; encontradas: 3
      solução: acrescente uma coluna às duas primeiras linhas, ou junte células; uma barra dentro da célula é \\|
    ![Foto](/uploads/foto.jpg ¤)
      13:1 » esperada: uma imagem sem tamanho; encontrado: "/uploads/foto.jpg ¤"
      solução: escreva /uploads/foto.jpg: a construção faz os tamanhos que cada tela pede
      ¤ =300x200 | =300x200
      ¤ =300x | =300x
      ¤ =x200 | =x200
    | A | B |\\n| - | - |\\n| 1 | 2 |\\nTexto colado.
      16:1 » esperada: uma linha com | entre as células; encontrado: "Texto colado."
      solução: deixe uma linha vazia abaixo da tabela, ou escreva | Texto colado. |
    Que bom :smile:!
      13:9 » esperado: um emoji ou palavras; encontrado: :smile:, que sairia assim mesmo
      solução: cole o próprio emoji, como 🙂, ou escreva \\:smile:
    `,
  );
});

test.each([
  'Cliente #1 do mês.',
  '`**a` e `:b:` e `[[c]]` e `[x] (/y)`',
  '\\*\\* e \\:smile: e \\#tag',
  'Às 10:30:45, em https://a.test/:id:/x.',
  'Veja [isto] (e aquilo).',
  '5 * 3 | 2',
  '| A | B |\n| - | - |\n| 1 \\| 2 | `a \\| b` |\n| só uma |',
  '- item\n\n  continua\n\n1. um\n   dois',
])('text with the same signs is left alone: %s', (body) => {
  expect(saidOf(body)).toEqual([]);
});

test('what the documentation shows to copy is sound', () => {
  const guide = readFileSync(join(REPOSITORY, 'docs/escrever.md'), 'utf8');
  const [, section = ''] = /^## O texto$(.*?)^## Preços/ms.exec(guide) ?? [];
  const blocks = [...section.matchAll(/^(```|~~~)md\n(.*?)\n\1$/gms)];
  const example = blocks.map(([, , block]) => block).join('\n\n');
  expect(example).toContain('[!DICA]');
  expect(saidOf(example)).toEqual([]);
});

test('a text that YAML would cut at a sign # is refused, and a comment is not', () => {
  const titled = (title: string): string[] => refusalsOf(POST, post({ title }));
  expect(titled('Cliente #1 do mês').join('\n')).toContain(
    `:2:16\n  esperado: o texto inteiro entre aspas; encontrado: um sinal # que faz o YAML deixar de fora "#1 do mês"`,
  );
  expect(titled('Cliente #1 do mês').join('\n')).toContain(
    'solução: escreva "Cliente #1 do mês"; se for um comentário, deixe um espaço depois de #',
  );
  for (const title of ['Cliente # do mês', 'Cliente  #um', '"Cliente" #um', '"Cliente #1"']) {
    expect(titled(title)).toEqual([]);
  }
  expect(
    refusalsOf(POST, post({ readMinutes: '7 #sete', publishedOn: '2025-05-12 #dia' })),
  ).toEqual([]);
});
