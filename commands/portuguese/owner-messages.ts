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
`;
