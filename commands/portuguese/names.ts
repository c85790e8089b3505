// What content may name, in Portuguese: a line each, `English => Portuguese`.

export const NAMES = `
the name of a preset => o nome de uma mensagem
the name of a group => o nome de um grupo
a category of the portfolio => uma categoria do portfólio
a category => uma categoria
a name of letters without accents, digits, hyphens and underscores, from a letter on => um nome de letras sem acentos, números, hifens e sublinhados, que comece com uma letra
`;
