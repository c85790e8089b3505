// The fixed words of the interface, which templates and islands show besides the texts of content/.
// Each group is an export, so that a script contains only the groups that its island uses.

import type { Closing } from './content/sections.ts';

/** Read out after every link that opens a tab. */
export const newTab = 'abre em nova aba';

/** An alert after a press on a button of a proposal whose script does not load. */
export const notLoaded = 'Não carregou. Tente de novo.';

/** Words of the header, the footer and breadcrumbs. */
export const siteWords = {
  skipLink: 'Ir para o conteúdo',
  /** Said after a press on a control whose script is still loading. */
  loading: 'Carregando…',
  quoteButton: 'Solicitar Orçamento',
  menu: 'Menu',
  mainNavigation: 'Principal',
  footerNavigation: 'Rodapé',
  breadcrumb: 'Você está em',
  homeCrumb: 'Início',
  blogCrumb: 'Blog',
  feed: 'Artigos do blog (RSS)',
  contactTitle: 'Fale com a gente',
  accessibility: 'Acessibilidade deste site',
  copyright: (years: string | undefined, name: string, cnpj: string | undefined) =>
    ['©', years, name, cnpj && `CNPJ ${cnpj}`].filter(Boolean).join(' '),
};

/** Words beside offers and testimonials. */
export const offerWords = {
  mostPopular: 'Mais popular',
  fromPrice: 'A partir de',
  /** Shown instead of a price that only a proposal can state. */
  unpriced: 'Preço na proposta',
  rating: (stars: number) => `${stars} de 5 estrelas`,
  monthly: { what: 'O que se paga', price: 'Quanto', note: 'A quem e quando' },
  services: {
    included: 'O que está incluído',
    benefits: 'O que muda para você',
    technologies: 'Tecnologias',
  },
};

export const jobWords = {
  pageTitle: (title: string, type: string, isRemote: boolean) =>
    `Vaga de ${title}, ${type}${isRemote ? ' e remota' : ''}`,
  place: 'Local',
  type: 'Contrato',
  salary: 'Salário por mês',
  salaryRange: (min: string, max: string) => `${min} a ${max}`,
  until: (date: string) => `Inscrições até ${date}`,
  about: 'A vaga',
  requirements: 'Requisitos',
  responsibilities: 'Responsabilidades',
  benefits: 'Benefícios',
  details: 'Ver a vaga',
  apply: 'Candidatar-se',
  colleague: 'Com quem você vai trabalhar',
};

export const bookingWords = {
  loading: 'Abrindo o calendário…',
  failed: 'O calendário não abriu nesta página. Abra em outra aba, ou marque por mensagem.',
  frameTitle: 'Calendário para marcar uma reunião',
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
};

/** Words that are added to texts in Markdown. */
export const textWords = {
  notes: 'Notas',
  note: (number: number) => `Nota ${number}`,
  backToText: (number: number) => `Voltar ao texto da nota ${number}`,
  table: 'Tabela',
  callouts: {
    note: 'Nota',
    tip: 'Dica',
    important: 'Importante',
    warning: 'Atenção',
    caution: 'Cuidado',
  },
  openIn: (service: string) => `Abrir no ${service}`,
  video: {
    load: 'Assistir aqui',
    privacy: (service: string) =>
      `Nada é carregado antes do seu clique. Ao assistir aqui, você mostra ao ${service} o endereço IP do seu aparelho.`,
  },
};

export const articleWords = {
  backToBlog: 'Voltar ao blog',
  backToHome: 'Voltar ao início',
  /** Followed by a date, as is the next one. */
  updatedOn: 'Última atualização em',
  articleUpdated: 'Atualizado em',
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  onThisPage: 'Nesta página',
  inThisArticle: 'Neste artigo',
  navigation: 'Outros artigos',
  previous: 'Artigo anterior',
  next: 'Próximo artigo',
  relatedTitle: 'Leia também',
  call: {
    title: 'Quer falar sobre o seu caso?',
    text: 'Conte o que você precisa resolver. A gente responde com perguntas e com um caminho.',
    button: 'Fale Conosco',
  },
  pages: {
    navigation: 'Páginas do blog',
    place: (number: number, count: number) => `Página ${number} de ${count}`,
    newer: 'Artigos mais novos',
    older: 'Artigos mais antigos',
  },
};

export const authorWords = {
  title: (name: string) => `Artigos de ${name}`,
  description: (name: string, role: string) =>
    `Textos de ${name} no blog, do mais novo ao mais antigo. ${role}.`,
  articles: 'O que escreveu',
  works: 'O que ajudou a fazer',
  closing: (name: string): Closing => ({
    title: `${name} no seu projeto?`,
    text: 'Conte o que precisa resolver. Quem responde é a mesma equipe que faz.',
    // A message of its own, since the names of presets are the company's choice.
    primary: { label: 'Conversar', message: 'Olá! Quero um orçamento para o meu projeto.' },
  }),
};

export const projectWords = {
  subjects: 'Por assunto',
  facts: 'Sobre o projeto',
  client: 'Cliente',
  sector: 'Setor',
  technologies: 'Feito com',
  team: 'Equipe',
  changeTitle: 'Antes e depois',
  what: 'O que foi contado',
  before: 'Antes',
  after: 'Depois',
  measured: 'Como foi medido:',
  featuresTitle: 'O que ficou pronto',
  similarTitle: 'Trabalhos parecidos',
  navigation: 'Outros projetos',
  previous: 'Projeto anterior',
  next: 'Próximo projeto',
  inArticles: 'Trabalhos em que isso aconteceu',
};

export const newsletterBox = {
  title: 'Artigos novos',
  text: 'Um e-mail a cada artigo, sem propaganda e com um link para sair.',
  /** Replaces `text` as long as the list has no destination. */
  closedText:
    'A lista por e-mail abre em breve. Por enquanto, os artigos novos aparecem nesta página e no feed RSS, para quem usa leitor de notícias.',
};

export const newsletterWords = {
  field: 'Seu e-mail',
  button: 'Assinar',
  closedTitle: 'A lista ainda não está aberta.',
  closedText: 'Seu e-mail não foi enviado nem guardado. Enquanto isso, acompanhe os artigos pelo',
  feed: 'feed RSS',
  sentTitle: 'Inscrição feita.',
  sentText: 'O próximo artigo chega ao seu e-mail.',
};

/** Texts in the place of a form that the owner left out. */
export const insteadOfForm = {
  contact: {
    text: 'Conte o que você quer resolver, com as suas palavras, por WhatsApp ou por e-mail. Quem lê e responde é gente da equipe.',
    message: 'Olá! Quero pedir um orçamento.',
  },
  careers: (job: string | undefined) => ({
    text: 'Conte a sua experiência por WhatsApp ou por e-mail, com as suas palavras, e diga a qual vaga se candidata. Quem lê é gente da equipe.',
    message: `Olá! Quero me candidatar ${job ? `à vaga de ${job}` : 'a uma vaga'}.`,
  }),
  chat: 'Conversar no WhatsApp',
  mail: 'Escrever um e-mail',
};

/** The subjects of the messages of each form, which the company reads. */
export const formSubjects = {
  contact: 'Pedido de orçamento pelo site',
  careers: 'Candidatura pelo site',
  newsletter: 'Inscrição na lista de artigos pelo site',
};

/** Texts of forms while they send, and if sending fails. */
export const formWords = {
  sending: 'Enviando...',
  sent: 'Mensagem enviada com sucesso! Entraremos em contato em breve.',
  errorPrefix: 'Erro:',
  errorTitle: 'Falta pouco para enviar',
  errorCount: (count: number) => `Corrija ${count} campos:`,
  honeypot: 'Deixe este campo em branco:',
  offline:
    'Você está sem internet. A mensagem será enviada assim que a conexão voltar; deixe esta página aberta.',
  waiting: (seconds: number) => `Ainda sem confirmação do envio. Nova tentativa em ${seconds} s.`,
  failedTitle: 'Não foi possível confirmar o envio',
  failedText:
    'Seu texto continua aqui, nada se perdeu. Tente de novo daqui a pouco, ou mande o mesmo texto por outro caminho.',
  refusedTitle: 'A mensagem não foi aceita',
  refusedText:
    'Seu texto continua aqui. Confira os campos e tente de novo, ou mande o mesmo texto por outro caminho.',
  serverSays: (words: string) => `Resposta recebida: “${words}”`,
  suspectedTitle: 'O formulário ainda não foi enviado',
  suspectedText: (button: string) =>
    `Um campo que as pessoas não veem chegou preenchido, e por isso o envio pareceu automático. Às vezes é o navegador que completa sozinho. Se foi você quem escreveu, use “${button}” ou mande o mesmo texto por outro caminho. Nada se perdeu.`,
  sendAnyway: 'Enviar mesmo assim',
  viaChat: 'Mandar por WhatsApp',
  viaMail: 'Mandar por e-mail',
  copy: 'Copiar o texto',
  copied: 'Texto copiado.',
  notCopied: 'O navegador não deixou copiar. Mande pelo WhatsApp ou por e-mail.',
  tooLong: 'O texto inteiro não cabe no link. Copie-o do formulário e cole na conversa.',
};

export const toastWords = { notices: 'Avisos', close: 'Fechar aviso' };

/** Texts in the place of a protected proposal. */
export const lockedWords = {
  title: 'Proposta protegida',
  description: 'Esta proposta abre com a senha que o cliente recebeu.',
  lead: 'Só quem tem a senha consegue ler. Digite a que você recebeu da nossa equipe.',
  field: 'Senha da proposta',
  hint: 'Letras e números. Espaços, traços e maiúsculas não fazem diferença.',
  button: 'Abrir proposta',
  opening: 'Abrindo…',
  errors: {
    empty: 'Digite a senha da proposta.',
    wrong: 'Senha incorreta. Confira se ela está completa, sem letras trocadas, e tente de novo.',
    unable:
      'A proposta só abre em uma conexão segura. Confira se o endereço começa com https e abra de novo.',
  },
  withoutScript:
    'Para abrir esta proposta, o navegador precisa de JavaScript. A senha é conferida no seu aparelho e não é enviada a ninguém. Ative o JavaScript ou peça a proposta em PDF pelo WhatsApp.',
  help: 'Não tem a senha ou ela não funciona?',
  helpLink: 'Fale com a gente pelo WhatsApp',
  helpMessage: 'Olá! Recebi uma proposta protegida por senha e preciso de ajuda para abrir.',
};

/** Texts at the address of a proposal that was withdrawn. */
export const withdrawnWords = {
  title: 'Proposta indisponível',
  description: 'Esta proposta foi retirada. Fale com a gente para receber uma atualizada.',
  headline: 'Esta proposta não está mais disponível',
  lead: 'Ela foi retirada e deixou de valer. Se o projeto continua nos seus planos, é só chamar que a gente prepara uma nova.',
  chat: 'Falar pelo WhatsApp',
  chatMessage:
    'Olá! Abri o link da minha proposta e ela não está mais disponível. Podemos conversar sobre uma nova?',
  mail: 'Prefere escrever? Mande um e-mail para',
};

interface SentVersion {
  name: string;
  number: string;
  version: number;
  title: string;
  address: string;
  /** The last day, in words. */
  until: string;
}

/** The message to a client when a proposal is sent. */
export const clientMessages = {
  first: ({ name, number, title, address, until }: SentVersion) =>
    `Olá, ${name}! A proposta ${number} (${title}) está pronta: ${address}
Dá para conferir a conta, tirar dúvidas e aceitar por lá mesmo. Ela vale até ${until}.
Qualquer dúvida, é só responder por aqui.`,
  again: ({ name, number, version, title, address, until }: SentVersion, changes?: string) =>
    `Olá, ${name}! A proposta ${number} (${title}) está na versão ${version}, no mesmo lugar: ${address}
${changes ? `O que mudou: ${changes}.\n` : ''}Ela vale até ${until}. Qualquer dúvida, é só responder por aqui.`,
  subject: ({ number, title }: Pick<SentVersion, 'number' | 'title'>) =>
    `Proposta ${number}: ${title}`,
  passphrase: (name: string, number: string, passphrase: string) =>
    `Olá, ${name}! A senha que abre a proposta ${number} é: ${passphrase}`,
  followUp: (number: string, address: string) =>
    `Olá! Você conseguiu ver a proposta ${number}? Ela está em ${address} e, se ficou alguma dúvida, é só responder por aqui.`,
  added: (items: string, count: number) => `${count > 1 ? 'entraram' : 'entrou'} ${items}`,
  removed: (items: string, count: number) => `${count > 1 ? 'saíram' : 'saiu'} ${items}`,
  prices: (items: string) => `mudou o valor de ${items}`,
  total: (before: string, after: string) => `o total passou de ${before} para ${after}`,
  days: (before: string, after: string) => `o prazo passou de ${before} para ${after}`,
  parts: {
    payment: 'mudaram as formas ou as datas de pagamento',
    fees: 'mudou o que se paga por mês ou por ano',
    counts: 'mudaram as quantidades',
    stages: 'mudaram as etapas',
  },
  /** Used if none of the above differs. */
  texts: 'mudaram só os textos, que vale conferir; os itens, os valores e o prazo são os mesmos',
};

/** Texts of a proposal that no choice changes. */
export const proposalWords = {
  preparedFor: (company: string, name: string) => `Para ${company}, aos cuidados de ${name}`,
  /** For a client without a company. */
  preparedForPerson: (name: string) => `Para ${name}`,
  versionCode: (code: string) => `Código da versão: ${code}`,
  deliverTitle: 'O que vamos entregar',
  each: 'cada',
  notChosen: 'Fora da escolha atual',
  /** Above an item that is not in the default choice. */
  optional: 'Opcional',
  agreedTitle: 'Combinado',
  included: 'Está incluído',
  excluded: 'Fica de fora',
  worksTitle: 'Trabalhos parecidos',
  clientsTitle: 'Quem já trabalhou com a gente',
  acceptanceTitle: 'Aceite',
  preparedBy: 'Preparada por',
  placeAndDate: 'Local e data',
  /** Replaces the signatures after the last day. */
  lapsed: (date: string) => `Vencida em ${date}`,
  validFor: (days: number) => `A proposta vale por ${days} dias a partir do recebimento.`,
  validThrough: (date: string) => `A proposta vale até ${date}.`,
  afterTitle: 'Depois do aceite',
  /** `answer`: when the first answer comes, if the company promises it. `end`: when all is paid, if that is at the end. */
  afterSteps: (answer = 'depois, a data da primeira conversa', end?: string) => [
    {
      title: 'A gente confirma',
      text: `O recebimento, na hora, pelo mesmo WhatsApp ou e-mail; ${answer}.`,
    },
    { title: 'Você assina o contrato', text: 'Pelo celular ou no papel, como preferir.' },
    end === undefined
      ? {
          title: 'A primeira parcela abre o trabalho',
          text: 'Você paga da forma que marcou, e a gente começa.',
        }
      : { title: 'A gente começa', text: `Você paga da forma que marcou, ${end}.` },
  ],
};

/** The points that a client signs; `terms` is added if the company has terms of use. */
export const acceptancePoints = {
  accepts: {
    title: 'O que você aceita',
    text: (number: string, version: number, code: string) =>
      `O escopo, o prazo e os valores da proposta ${number}, versão ${version}, código ${code}, com o que está marcado nela. Assinar ou enviar a mensagem de aceite vale o mesmo.`,
    /** The words before the link, its label, and the words behind it. */
    terms: 'Fazem parte dela os',
    termsLink: 'Termos de uso',
    termsOf: (address: string, month: string) => `(${address}, regras de ${month}).`,
  },
  follows: {
    title: 'O que vem depois',
    text: (gives?: string) =>
      `O contrato, com este escopo${gives ? `, este prazo e ${gives}` : ' e este prazo'}, para assinar antes da primeira parcela.`,
  },
  limits: { title: 'O que limita' },
  withdraws: {
    title: 'Como desistir',
    text: 'O consumidor pode desistir em até 7 dias, sem explicar e sem pagar nada, por mensagem ou e-mail.',
    fees: 'O que se paga por mês ou por ano se cancela do mesmo jeito, com o prazo e o aviso escritos em cada linha; sem eles, a qualquer dia e sem multa.',
  },
};

interface NamedVersion {
  number: string;
  version: number;
  fingerprint: string;
}

/** Values in messages about a choice besides its items, all in words. */
interface Chosen extends NamedVersion {
  headline: string;
  company: string;
  total: string;
  payment: string;
  validity: string;
}

const named = ({ number, version, headline, company }: Chosen): string =>
  `proposta ${number}, versão ${version} (${headline}), para ${company}`;

const chosen = ({ total, payment, validity, fingerprint }: Chosen, items: string): string =>
  `Itens: ${items}
Total: ${total}
Pagamento: ${payment}
${validity}
Código da versão: ${fingerprint}`;

/** The messages that a proposal's buttons prepare in the chat. */
export const proposalMessages = {
  /** The last lines may still be empty when a client accepts. */
  acceptWith:
    ({ address, name, role }: Record<'address' | 'name' | 'role', string>) =>
    (offer: Chosen, items: string) =>
      `Olá! Aceito a ${named(offer)}.
${chosen(offer, items)}
Escolha: ${address}
Nome: ${name}
Cargo: ${role}`,
  ask: (offer: Chosen, items: string) =>
    `Olá! Tenho uma dúvida sobre a ${named(offer)}.\n${chosen(offer, items)}`,
  renew: (offer: Chosen, items: string) =>
    `Olá! A ${named(offer)}, passou da validade. Vocês podem me mandar uma atualizada?\n${chosen(offer, items)}`,
  subject: ({ number, version }: Pick<NamedVersion, 'number' | 'version'>) =>
    `Aceite da proposta ${number}, versão ${version}`,
  askAbout: ({ number, version }: Pick<NamedVersion, 'number' | 'version'>, part: string) =>
    `Olá! Tenho uma dúvida sobre a proposta ${number}, versão ${version}, na parte “${part}”:`,
  decline: ({ number, version, fingerprint }: NamedVersion, title: string, reason: string) =>
    `Olá! Por enquanto não vou seguir com a proposta ${number}, versão ${version} (${title}).
Motivo: ${reason}
Código da versão: ${fingerprint}`,
};

const lastOne = (isUneven: boolean): string =>
  isUneven ? ' Os centavos se acertam na última.' : '';

/** Texts that follow the client's choice on a proposal's page. */
export const choiceWords = {
  number: (number: string) => `Proposta ${number}`,
  version: (version: number) => `Versão ${version}`,
  validity: (days: number) => `Validade: ${days} dias`,
  validUntil: (date: string) => `Válida até ${date}`,
  expired: (date: string) => `Venceu em ${date}`,
  validUntilTitle: 'Válida até',
  expiredTitle: 'Venceu em',
  validityDays: 'Validade',
  bar: 'Ações da proposta',
  print: 'Salvar em PDF',
  accept: 'Aceitar proposta',
  renew: 'Pedir atualização',
  ask: 'Tirar dúvidas',
  askAbout: 'Perguntar sobre esta parte',
  acceptTitle: 'Aceitar esta proposta',
  acceptLead: 'Confira, escreva quem aceita e envie: a mensagem já vai pronta.',
  acceptItems: 'Itens',
  acceptPayment: 'Pagamento',
  acceptName: 'Seu nome completo',
  acceptRole: 'Seu cargo, ou “pessoa física”',
  acceptTaxNumber: 'Seu CPF, ou o CNPJ da empresa',
  /** Shown until the page is hydrated and can check the fields. */
  acceptLoading:
    'Preparando o envio. Se esta linha não sumir, use “Aceitar proposta”, no alto da página.',
  acceptMissing: 'Escreva seu nome e seu cargo para enviar o aceite.',
  acceptTaxMissing: 'Confira o CPF ou o CNPJ. Os últimos dígitos não fecham com os outros.',
  acceptByChat: 'Enviar o aceite pelo WhatsApp',
  acceptByMail: 'Enviar por e-mail',
  acceptByForm: 'Enviar por aqui',
  acceptSending: 'Enviando...',
  acceptSent: 'Aceite recebido. Obrigado! A resposta vem pelo contato que a gente já tem com você.',
  acceptFailed:
    'Não foi possível confirmar o envio. Tente de novo, ou envie pelo WhatsApp ou por e-mail: a mensagem é a mesma.',
  declineLead: 'Agora não dá?',
  declineReason: 'Motivo',
  declineReasons: [
    'O preço ficou alto',
    'O prazo não serve',
    'Faltou alguma coisa',
    'Outra empresa foi escolhida',
    'O projeto ficou para depois',
  ],
  declineSend: 'Dizer que agora não',
  partCount: (count: number) => `${count} parcelas`,
  moreItems: (names: string, count: number) => `${names} e mais ${count}`,
  itemCount: (count: number) => `${count} itens`,
  byCard: (count: number, amount: string) => `cartão de crédito em ${count}×\u00a0${amount}`,
  inParts: (ways: string, count: number, first: string) =>
    count > 1
      ? `${ways} em ${count} parcelas, a primeira de ${first}`
      : `${ways} em uma parcela de ${first}`,
  pixTitle: 'Primeira parcela por Pix',
  pixImage: (amount: string) => `QR Code do Pix de ${amount}`,
  pixSteps: (amount: string, when: string) =>
    `${amount}, ${when}. Com o contrato assinado, aponte a câmera do aplicativo do banco para o QR Code, ou copie o código.`,
  pixReceiver: (name: string, city: string) =>
    `Antes de confirmar, confira quem recebe: ${name}, ${city}.`,
  pixCode: 'Pix Copia e Cola',
  pixCopy: 'Copiar o código',
  pixCopied: 'Código copiado',
  pixConfirmation: 'Quem confirma o pagamento é o banco, não esta página. Guarde o comprovante.',
  investment: 'Investimento',
  investmentOf: (option: string) => `Investimento: ${option}`,
  investmentByPix: 'Investimento no Pix',
  delivery: 'Prazo',
  onCard: 'No cartão',
  instalments: (count: number, amount: string) => `${count}×\u00a0${amount}`,
  days: (days: number) => (days === 1 ? '1 dia' : `${days}\u00a0dias`),
  normally: 'normalmente',
  normallyColumn: 'Normalmente',
  thisProposal: 'Nesta proposta',
  /** Replaces `thisProposal` if discounts on items have rows of their own. */
  value: 'Valor',
  item: 'Item',
  total: 'Total',
  totalByCard: 'Total no cartão',
  totalByPix: 'Total no Pix',
  saving: 'Você economiza',
  pixSaving: 'No Pix, você economiza',
  savingAmount: (amount: string, percent: number) => `${amount}\u00a0(${percent}%)`,
  bundleDiscount: 'Desconto do pacote completo',
  feesTitle: 'Pagamentos que se repetem',
  per: {
    month: (amount: string) => `${amount}\u00a0por\u00a0mês`,
    year: (amount: string) => `${amount}\u00a0por\u00a0ano`,
  },
  feeFrom: (from: string) => `a partir ${from}`,
  feeTimes: {
    month: (count: number) => `por ${count}\u00a0meses`,
    year: (count: number) => `por ${count}\u00a0anos`,
  },
  withFees: (total: string, fees: string) => `${total}, mais ${fees}`,
  totalOnce: 'Total, pago uma vez',
  totalMonthly: 'Total por mês',
  totalYearly: 'Total por ano',
  firstYear: 'Tudo no primeiro ano',
  leftOut: 'fica de fora',
  chooseOne: 'Escolha uma opção. O prazo e a conta abaixo são da que está marcada.',
  chooseAny: 'Dá para levar tudo ou só uma parte. A conta abaixo diz o que fica de fora.',
  chooseExtras: 'Acrescente o que quiser. A conta abaixo acompanha.',
  chooseThis: 'Escolher esta',
  considered: 'É a opção da conta abaixo',
  quantity: 'Quantidade',
  quantityRange: (min: number, max: number) => `de ${min} a ${max}`,
  quantityRefused: (min: number, max: number, units: number) =>
    `de ${min} a ${max}, sem vírgula nem letras: ficou ${units}`,
  /** Shown for a link whose choice the proposal does not offer. */
  choiceRefused:
    'O link que você abriu pede algo que esta proposta não oferece. Confira abaixo o que ficou marcado.',
  units: (count: number, amount: string) => `${count}\u00a0×\u00a0${amount}`,
  countOf: (count: number, title: string) => `${count}\u00a0× ${title}`,
  /** Beside the last chosen module, which cannot be removed. */
  lastOne: '(é preciso ficar com pelo menos uma parte)',
  newTotal: (total: string, days: string) => `Novo total: ${total}. Prazo: ${days}.`,
  investmentTitle: 'Investimento',
  paymentTitle: 'Formas de pagamento',
  payThis: 'Pagar assim',
  chosenForm: 'Forma escolhida',
  instalmentCount: 'Número de parcelas:',
  cardTitle: 'Cartão de crédito',
  cardNote: (total: string, isUneven: boolean) =>
    `Sem juros. Total de ${total}.${lastOne(isUneven)}`,
  upTo: (plan: string) => `até ${plan}`,
  cardIn: (counts: string, total: string, isUneven: boolean) =>
    `Em ${counts} sem juros, sempre ${total} no total.${lastOne(isUneven)}`,
  dueOn: (date: string) => `em ${date}`,
  ways: { pix: 'por Pix', transfer: 'por transferência', boleto: 'por boleto', card: 'no cartão' },
  wayNames: { pix: 'PIX', transfer: 'transferência', boleto: 'boleto', card: 'cartão' },
  pixLess: (percent: number, amount: string, shares: string) =>
    `${percent}% a menos que no cartão: você economiza ${amount}. Pagamento em ${shares}:`,
  scheduleTitle: (days: string) => `Prazo: ${days}`,
  scheduleOptionsTitle: 'Prazo de cada opção',
  dayRange: (first: number, last: number) =>
    first === last ? `dia\u00a0${first}` : `dias\u00a0${first}\u00a0a\u00a0${last}`,
};

/** The start of licencas.txt, which lists the work of others that reaches browsers. */
export const licencesIntro = `Programas e fontes de outras pessoas que este site leva ao seu navegador.
De cada um: o nome, a versão, a licença e quanto dele vem, em bytes, antes de comprimir.
O resto foi escrito aqui. Nada disso registra quem você é.`;

/** The sentences of the privacy policy about counting visits. */
export const analyticsWords = {
  none: {
    summary: 'O site não grava cookies nem mede visitas.',
    sharing: 'Nenhuma outra página deste site carrega algo de terceiros.',
    cookies:
      'Também não têm medição de visitas nem pixel de anúncio, e por isso não há aviso de cookies para fechar.',
  },
  counted: (service: string, host: string) => ({
    summary: 'O site não grava cookies e conta as visitas sem identificar ninguém.',
    sharing: `Fora isso, o site só carrega de terceiros o contador de visitas do ${service}, que não está nas páginas de proposta. Ele recebe o seu endereço IP, o tipo de navegador, a página aberta e a página de origem, não grava cookies e não identifica você (legítimo interesse em saber o que é lido, art. 7º, IX). Para não ser contado, bloqueie o domínio ${host}.`,
    cookies: `As visitas são contadas pelo ${service}, sem cookies e sem identificar você. Não há pixel de anúncio, e por isso não há aviso de cookies para fechar.`,
  }),
};
