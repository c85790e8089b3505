// What a house that is no longer the sample still has of it, in Portuguese: lines as those of the messages.

export const OWNER_MESSAGES = `
left of the sample: {1} => ainda é do exemplo: {1}
left of starters: {1} => ainda está como o modelo escreveu: {1}
left of another founding year: {1} => anos que não batem com foundedYear: {1}
{1} and {2} more: npm run build -- --all names all => {1} e mais {2}: npm run build -- --all diz todos
1 to {1} services with commas between them, none of them twice => de 1 a {1} serviços, com vírgula entre eles e sem repetir
a colour, as #rrggbb or oklch(lightness chroma hue) => uma cor, como #rrggbb ou oklch(claridade croma matiz)
a Brazilian phone written as {1} => um telefone brasileiro, escrito como {1}
a year from {1} to {2} => um ano de {1} a {2}
scheme and host only, without a slash at the end => só https:// e o nome do site, sem barra no fim
expected words of your house, found {1} of the sample => esperado: palavras da sua casa; encontrado: {1}, do exemplo
write yours; what is true of your house too goes out of sample: in content/site.yaml => escreva as suas; o que vale também para a sua casa sai de sample: em content/site.yaml
expected your own words, found a sentence of the starter as it came => esperado: palavras suas; encontrado: uma frase do modelo, como veio
write what is true here, or remove it => escreva o que vale aqui, ou tire
expected the years since foundedYear ({1}), found {2} => esperado: os anos desde foundedYear ({1}); encontrado: {2}
write value: {1}, or remove the line => escreva value: {1}, ou tire a linha
expected {1}: a contrast of {2}:1, found {3} with {4}:1 => esperado: {1}, com contraste de {2}:1; encontrado: {3}, com {4}:1
write {1}: {2}, the nearest that can be read => escreva {1}: {2}, a mais próxima que dá para ler
write ink darker, and ground lighter => escureça ink e clareie ground
expected letters or a file, found {1} => esperado: letras ou um arquivo; encontrado: {1}
write mark: { letters: CL }, or mark: { file: /uploads/marca.svg } => escreva mark: { letters: CL } ou mark: { file: /uploads/marca.svg }
expected a picture that can be opened, found none in {1} => esperado: uma imagem que abra; não há nenhuma em {1}
copy it to {1}, at 1200 pixels of width and 630 of height => copie para {1}, com 1200 pixels de largura e 630 de altura
expected a mark of shapes alone, found {1} => esperado: uma marca só de formas; encontrado: {1}
turn text and effects into outlines with colours of their own in the drawing program, and export it again => converta textos e efeitos em formas com cor própria no programa de desenho e exporte de novo
expected the SVG file of the mark, found none => esperado: o arquivo SVG da marca; não existe
copy it to {1}, or correct mark in content/theme.yaml => copie para {1} ou corrija mark em content/theme.yaml
expected an SVG file with {1}, found none => esperado: um arquivo SVG com {1}; não há
export the mark as plain SVG, and copy it there => exporte a marca como SVG simples e copie para lá
expected a font file of this project, found no {1} => esperado: um arquivo de fonte deste projeto; {1} não existe
expected an installed package with a font of variable weight, found no {1} => esperado: um pacote instalado com uma fonte de peso variável; {1} não está instalado
copy the file there, or correct its name => copie o arquivo para lá ou corrija o nome
run npm install {1} => rode npm install {1}
`;
