// What content may name, and what forms may ask, in Portuguese: a line each, `English => Portuguese`.

export const NAMES = `
the name of a preset => o nome de uma mensagem
a colour, as #rrggbb or as oklch(lightness to 1, chroma to 0.4, hue to 360) without commas => uma cor, como #rrggbb ou oklch(claridade até 1 croma até 0.4 matiz até 360), sem vírgulas
one or two letters => uma ou duas letras
an SVG file in public/, such as /uploads/marca.svg => um arquivo SVG de public/, por exemplo /uploads/marca.svg
a package such as @fontsource-variable/inter, or a .woff2 file such as fonts/nossa.woff2 => um pacote, por exemplo @fontsource-variable/inter, ou um arquivo .woff2, por exemplo fonts/nossa.woff2
a picture in public/ of 1200 by 630 pixels, such as /uploads/compartilhar.jpg => uma imagem de public/ com 1200 por 630 pixels, por exemplo /uploads/compartilhar.jpg
the name of a group => o nome de um grupo
a category of the portfolio => uma categoria do portfólio
a category => uma categoria
a name of letters without accents, digits, hyphens and underscores, from a letter on => um nome de letras sem acentos, números, hifens e sublinhados, que comece com uma letra
expected a name of its own, found "{1}", {2} => esperado: um nome só deste campo; encontrado: "{1}", {2}
which every form has => que todo formulário tem
which another field has => que outro campo tem
write another name, such as {1} => escreva outro nome, por exemplo {1}
expected options to select from, found none => faltam as opções da lista, em options
add the line options: { sim: Sim, nao: Não } with what the form sends and what is read => acrescente a linha options: { sim: Sim, nao: Não }, com o que o formulário envia e o que se lê
expected options only with type: select, found them with type: {1} => esperado: options só com type: select; encontrado: options com type: {1}
write type: select, or remove the options => escreva type: select, ou tire as opções
one option or more, such as website: Website => uma opção ou mais, por exemplo website: Website
a name without spaces and quotation marks, and not of digits alone => um nome sem espaços nem aspas, e não só de números
a name of lower-case words without accents, joined by hyphens => um nome de palavras minúsculas, sem acentos, ligadas por hifens
a key of lower-case words joined by hyphens => uma chave de palavras minúsculas, ligadas por hifens
`;
