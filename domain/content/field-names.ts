// What the keys of content files are called in Portuguese, for editors that show a form or a hint.

const NAMES = `
title: Título; description: Descrição para buscadores; keywords: Palavras-chave; aliases: Endereços antigos
route: Endereço; template: Modelo da página; draft: Rascunho; slug: Endereço antigo
excerpt: Resumo da lista; publishedOn: Publicado em; updatedOn: Atualizado em; readMinutes: Minutos de leitura
author: Autor; category: Categoria; works: Projetos; image: Imagem; imageSize: Tamanho da imagem
width: Largura em pixels; height: Altura em pixels; picture: Imagem; alt: Descrição da imagem

headline: Chamada; kicker: Linha acima do título; lead: Texto de abertura; primary: Botão principal
secondary: Segundo botão; label: Rótulo; href: Link; preset: Mensagem pronta; message: Mensagem do botão
text: Texto; note: Observação; meeting: Link da reunião; closing: Fecho da página; hero: Abertura
artCaption: Legenda da ilustração; art: Ilustração; tone: Fundo; steps: Etapas; when: Quando
process: Como funciona; services: Serviços; testimonials: Depoimentos; businesses: Páginas por ramo; show: O que mostrar
cards: Cartões; moreTitle: Título dos outros serviços; more: Ver mais; price: Preço; period: Período
includedTitle: Título do que está incluído; benefitsTitle: Título das vantagens; technologiesTitle: Título das tecnologias
blocks: Blocos; features: O que vem; benefits: Vantagens; technologies: Tecnologias; button: Botão; items: Itens
parent: Página acima; packagesLabel: Rótulo dos pacotes; packages: Pacotes; between: Entre os pacotes e o resto
claims: Grupo de números; claimsNote: Nota sobre os números; monthly: Custos por mês; sum: Soma; upkeepCents: Manutenção por mês, em centavos
terms: Condições; priceCents: Preço, em centavos; isStartingPrice: É preço inicial; apart: À parte; highlighted: Em destaque; branch: Galho aceso
badge: Etiqueta; rows: Linhas; what: O que é; portfolio: Portfólio; subjects: Assuntos; groupsLabel: Rótulo dos grupos; counted: O que se conta
groups: Grupos; result: Resultado; visit: Texto do link para o site; open: Texto do link para o projeto; similar: Projetos parecidos
similarMessage: Mensagem do botão "algo parecido"; history: História; team: Equipe; mission: Missão; values: Valores
expertise: Especialidades; reasons: Razões; moments: Momentos; year: Ano; form: Formulário; next: O que acontece depois
info: Informações; faq: Perguntas frequentes; optional: Opcional; submit: Botão de envio; privacy: Privacidade
byMail: Por e-mail; paving: Sob a calçada; service: Serviço; budget: Faixa de orçamento; fields: Campos; sent: Depois do envio; hint: Dica
options: Opções; placeholder: Texto de exemplo; type: Tipo; required: Obrigatório; error: Mensagem de erro; hours: Horário
chat: Conversa; person: Pessoa; question: Pergunta; answer: Resposta; empty: Quando não há nada; categories: Categorias
why: Por quê; openingsTitle: Título das vagas; words: Palavras da página; pageTitle: Título da página da vaga; place: Lugar
salary: Salário; salaryRange: Faixa salarial; until: Até quando; about: Sobre a vaga; requirements: Requisitos
responsibilities: Responsabilidades; details: Detalhes; apply: Candidatura; colleague: Colega; position: Lugar na lista
experience: Experiência; linkedin: LinkedIn; sentTitle: Título depois do envio; sentText: Texto depois do envio
again: Enviar outra; expect: O que esperar; calendar: Agenda; promo: Preço promocional; notice: Aviso; loading: Enquanto carrega
failed: Quando não carrega; frameTitle: Nome do quadro; mail: E-mail; duration: Duração; durationValue: Quanto dura
placeValue: Onde é; home: Início; rules: Regras; tiles: Atalhos; link: Link; code: Código; attempted: Endereço que falhou
suggestion: Sugestão; back: Voltar; popularTitle: Título das mais vistas; popular: Mais vistas; blog: Blog
summary: Resumo; problems: Dores; offers: Ofertas; questions: Perguntas; from: Da biblioteca; points: Pontos; short: Em uma linha

location: Local; salaryMinReais: Salário a partir de, em reais; salaryMaxReais: Salário até, em reais; validThrough: Aberta até; id: Identificador
number: Número; version: Versão; issuedOn: Data de emissão; client: Cliente; name: Nome; company: Empresa; email: E-mail
phone: Telefone; cnpj: CNPJ; cpf: CPF; address: Endereço (rua); validDays: Dias de validade; validUntil: Válida até
deliveryDays: Prazo em dias; choice: Como o cliente escolhe; defaultChoice: Escolha inicial; bundleCents: Preço do conjunto, em centavos
discounts: Descontos; recurring: Mensalidades; payment: Pagamento; stages: Etapas do projeto; totals: Totais
acknowledges: Diferenças assumidas; acceptance: Aceite; passphrase: Protegida por senha; included: Incluído; excluded: Não incluído
conditions: Condições; preparedBy: Preparada por; of: Do item; normalPriceCents: Preço normal, em centavos
unitPriceCents: Preço de cada um, em centavos; quantity: Quantidade; min: Mínimo; max: Máximo; group: Grupo; days: Dias; colour: Cor
percent: Porcentagem; cents: Valor, em centavos; on: Sobre; every: A cada; times: Vezes; ending: Como termina
cardInstalments: Parcelas no cartão; tranches: Parcelas; due: Vencimento; by: Forma; percentOff: Desconto, em porcentagem; pix: PIX
totalCents: Total, em centavos; normalTotalCents: Total normal, em centavos; savingCents: Economia, em centavos
instalmentCents: Parcela, em centavos; difference: Diferença; reason: Motivo; accepts: O que aceita; follows: O que vem depois
limits: O que limita; withdraws: Como desistir; testimonial: Depoimento; project: Projeto; role: Papel
sector: Ramo; liveUrl: Site no ar; case: Página do projeto; facts: Fatos; change: O que mudou; measured: Como foi medido
before: Antes; after: Depois; value: Valor; kind: Serviço que recebe; key: Chave

brand: Marca; wordmark: Marca escrita; legalName: Razão social; url: Endereço do site; city: Cidade
dataOfficer: Encarregado de dados; openingHours: Horário de atendimento; openingTimes: Horário para buscadores
priceRange: Faixa de preço; foundedYear: Ano de fundação; copyrightYears: Anos do direito autoral; social: Redes sociais
bookingLink: Agenda; asksTaxNumber: Pede CPF ou CNPJ; forms: Formulários; shareImage: Imagem ao compartilhar; hosts: Hospedagens
placeholders: Valores de exemplo; sampleBrand: Marca do exemplo; sample: Nomes do exemplo; upcoming: Páginas que ainda virão
network: Rede; contact: Contato; careers: Vagas; newsletter: Novidades por e-mail; accessKey: Chave de acesso; line: Frase; bio: Apresentação
header: Menu do topo; footer: Rodapé; legal: Links legais; includes: Também destas páginas; links: Links; content: Depoimento
rating: Estrelas; portrait: Retrato; skin: Tom de pele; hair: Cabelo; hairColour: Cor do cabelo; beard: Barba; glasses: Óculos
earrings: Brincos; clothing: Roupa; ground: Fundo; colours: Cores; fonts: Fontes; mark: Símbolo; motif: Motivo
share: Imagem ao compartilhar; places: Lugares; ink: Tinta; accent: Destaque; second: Segunda cor; third: Terceira cor
sans: Sem serifa; serif: Com serifa; letters: Letras; file: Arquivo; small: Em tamanho pequeno; frieze: Friso
language: Idioma dos comandos; admin: Editor publicado; repository: Repositório; branch: Ramo do repositório; server: Servidor próprio; signIn: Serviço de entrada
application: Aplicativo registrado
`;

const BY_KEY = new Map(
  NAMES.split(/[;\n]/).flatMap((entry) => {
    const [key = '', name] = entry.trim().split(': ');
    return name === undefined ? [] : [[key, name] as const];
  }),
);

/** `publishedOn` gives `Publicado em`; a key without a name stands for itself. */
export function fieldName(key: string): string {
  return BY_KEY.get(key) ?? key;
}

/** Every key that has a name. */
export const NAMED_FIELDS: readonly string[] = [...BY_KEY.keys()];
