// The label of each key of content in the editor at /admin, with hints. A key has one label, unless it names a place:
// `opening.person` is the key `person` of the section `opening`, or of a group or a file with that name.

const TABLE = `
brand Marca · wordmark Nome no logotipo · legalName Razão social · cnpj CNPJ · cpf CPF · url Endereço do site
email E-mail · phone Telefone · city Cidade · address Endereço · openingHours Horário de atendimento
address | Endereço físico, que a lei pede nas páginas legais (Decreto 7.962/2013).
dataOfficer Encarregado pelos dados | Quem responde por dados pessoais (LGPD, art. 41).
openingTimes Horário, para buscadores · priceRange Faixa de preço, para buscadores · foundedYear Ano de fundação
copyrightYears Anos no rodapé · social Redes sociais · network Rede · bookingLink Agenda do Cal.com
bookingLink:text Agenda · bookingLink:null Sem agenda · pix Pix · pix.key Chave · pix.name Nome no banco
pix.city Cidade no banco
site.pix | Quem recebe o Pix das propostas. O banco mostra o nome (até 25 letras) e a cidade (até 15).
asksTaxNumber Pedir CPF ou CNPJ no aceite
site.proposals O que toda proposta promete | Sem uma linha, nada. Os termos de uso têm de dizer o mesmo.
proposals.answer Resposta ao aceite | Depois de "O recebimento, na hora, pelo mesmo WhatsApp ou e-mail;".
proposals.contract O que o contrato dá | Além do escopo e do prazo. · proposals.ending Como encerrar
forms Formulários | Para onde cada um envia. Sem destino, escolha “Sem formulário”, e a página mostra WhatsApp e e-mail; a lista de e-mails fica como ainda não aberta.
contact Contato · careers Carreiras · newsletter Lista de e-mails · contact:none Sem formulário
contact:group Serviço que recebe · careers:none Sem formulário · careers:group Serviço que recebe
newsletter:none Sem lista · newsletter:group Serviço que recebe · kind Tipo
forms.url Endereço do serviço | Sem ele para netlify. · shareImage Imagem para links
alt Texto da imagem | O que a imagem mostra, para quem não a vê.
site.shareImage Imagem para links | O que mostra content/share.png, de 1200 × 630 pontos.
hosts Onde o site é publicado | A construção escreve a configuração de lá.
admin Editor publicado | O repositório em que este editor grava, quando aberto no site publicado.
service Serviço · repository Repositório · branch Ramo · signIn Serviço de entrada
analytics Contagem de visitas | Sem cookies, e nunca nas páginas de proposta. Sem isto, ninguém conta.
analytics.id Identificação do site · analytics.address Endereço próprio
allowedSampleWords Palavras do exemplo que também são suas · colours Cores · ground Fundo · ink Tinta dos textos
accent Destaque · second Cor escura · third Cor clara · accent | Botões, realces e o fim das páginas.
second | Faixas escuras e textos de cor. · fonts Letras · sans Sem serifa · serif Com serifa
motif Família de desenhos
fonts | Pacotes do Fontsource, que alguém instala: npm install @fontsource-variable/inter · header Cabeçalho
footer Rodapé · legal Links legais · includes Páginas que fazem parte · links Links
label Texto do link ou rótulo · href Endereço · facts.label Rótulo · claims.label Rótulo · _key Nome
_value Valor · presets Mensagens prontas · redirects Endereços antigos · presets._value Mensagem
redirects._key Endereço antigo · redirects._value Leva para · claims._value Números
groups._value Título da aba · options._value O que a pessoa lê · included._value Linha · excluded._value Linha
conditions._value Condição
id Identificador | Palavras minúsculas, ligadas por hifens. Quem o muda, muda também onde ele é citado.
name Nome · role Papel · line Frase · bio Apresentação · image Imagem · people.image Retrato · image:image Foto
focus Parte principal | O lado da imagem que um corte não pode tirar.
image:drawing Desenho · screens:image Foto · screens:drawing Desenho · shareImage:image Foto
shareImage:drawing Desenho · scene:image Foto · scene:drawing Desenho · project Projeto · company Empresa
content Depoimento · rating Estrelas · value Valor · points Pontos · short Em uma linha · more Saiba mais
text Texto · title Título · description Descrição · root.title Título para buscadores
root.description Descrição para buscadores · keywords Palavras-chave · jobs.title Cargo
jobs.description Descrição · portfolio.title Nome · portfolio.description Descrição · blog.title Título
case.title Título para buscadores · case.description Descrição para buscadores
aliases Endereços antigos | Onde a página estava antes: quem ainda chega por lá é trazido para cá.
route Endereço da página · parent Página acima · standalone Sem cabeçalho nem rodapé
route | Começa com /. Quem o muda escreve o antigo em Endereços antigos. · unlisted Fora dos buscadores
root.name Nome no caminho | Como a página aparece no caminho até ela e em listas.
sections.id Nome do lugar | Para um link que leva a esta seção, como /sobre#historia.
sections Seções | Na ordem em que aparecem. Cada uma tem um tipo. · type Tipo de contrato
draft Rascunho | Só a prévia mostra. Para publicar, desmarque. · position Lugar na lista · summary Resumo
articleCall Convite abaixo dos artigos · authorCall Convite na página de quem escreve
excerpt Resumo na lista · body Texto
body | Em Markdown. Valores pelo nome, como {price:websites}, nunca ficam velhos. · publishedOn Publicado em
updatedOn Atualizado em · document.updatedOn Mês da atualização · readMinutes Minutos de leitura · author Autor
author:reference Pessoa da equipe · author:text De fora · slug Outro endereço no blog · category Categoria
works Projetos · portfolio.category Aba do portfólio · sector Ramo · client Cliente · result Resultado
technologies Tecnologias · portfolio.client | Se o nome do projeto não é o do cliente. · liveUrl Site no ar
features O que inclui · portfolio.features O que ele tem | Os cartões mostram os três primeiros.
case Página do projeto · headline Chamada · lead Texto de abertura · facts Fatos · team Equipe
change O que mudou · what O que é · before Antes · after Depois · measured Como foi medido
screens Telas no celular | Duas vezes mais largas que altas. · similar Projetos parecidos · location Local
salaryMinReais Salário a partir de, em reais
salaryMaxReais Salário até, em reais | Os dois salários, ou nenhum. · validThrough Aberta até
requirements Requisitos · responsibilities Responsabilidades · benefits Vantagens · colleague Colega
colleague.id Pessoa · person Pessoa · person.id Pessoa · opening Abertura · cards Cartões · links.title Título
services Serviços · packages Pacotes e preços · sections.links Links · sections.points Pontos
guarantee Garantia · stats Números · steps Passos · sections.works Projetos · testimonials Depoimentos
table Tabela de custos · questions Perguntas · sections.text Texto · people Pessoas
sections.contact Formulário de contato · openings Vagas · application Formulário de candidatura · booking Agenda
support Ajuda · closing Fecho da página · frieze Faixa de mosaico · variant Variação · kicker Acima da chamada
primary Botão principal · secondary Segundo botão · preset Mensagem pronta · message Mensagem própria
preset | Um botão tem só um destino: o endereço, uma mensagem pronta ou uma própria. · claims Grupo de números
caption Legenda do desenho · items Itens · price Preço, em texto · tone Tom · art Desenho · button Botão
priceCents Preço em centavos | 299900 é R$ 2.999,00. · library.from Da biblioteca
from Da biblioteca | Traz o que está lá; o que for escrito aqui vale no lugar. · period Período
isStartingPrice É um preço inicial (a partir de) · note Nota · apart O que fica à parte
highlighted Em destaque · badge Selo · between Entre um e outro
upkeepCents Manutenção por mês, em centavos | 19900 é R$ 199,00. · picture Imagem do título
scene Atrás do desenho · when Quando · show Quais aparecem · rows Linhas · sum Soma · ask Botão para perguntar
badges Selos · form Formulário · form.optional Palavra para campo opcional · submit Botão de enviar
privacy Aviso de privacidade · byMail Sem JavaScript, diz · form.name Campo do nome · form.email Campo do e-mail
form.phone Campo do telefone · form.company Campo da empresa · form.service Campo do serviço
form.message Campo da mensagem · form.position Campo da vaga · experience Campo da experiência
linkedin Campo do LinkedIn · form.portfolio Campo do portfólio · hint Dica · options Opções
placeholder Antes de escolher · options | Os nomes são o que o formulário envia. · budget Campo do orçamento
sent Depois do envio · next O que acontece depois · info Dados para contato · info.email Palavra para e-mail
info.phone Palavra para telefone · info.city Palavra para cidade · hours Horário
info.hours Palavra para horário · info.address Palavra para endereço · meeting Link da agenda
chat Botão de conversa · empty Se não houver nenhum · sentTitle Título depois do envio
sentText Texto depois do envio · again Botão de nova candidatura · expect O que esperar · facts.value Valor
promo Chamada ao lado · notice Aviso antes do calendário · open Botão que abre · mail Botão de e-mail
booking.text Depois do calendário · rules Regras · link Link
subjects Assuntos | Projetos que nenhuma aba reúne, pelo que têm em comum. · groupsLabel Nome das abas
groups Abas · counted O que o número da aba conta · visit Botão do site no ar
root.similar Botão de projeto parecido
similarMessage Mensagem de projeto parecido | {title} é o nome do projeto. · root.open Botão que abre o projeto
root.result Antes do resultado · categories Categorias · code Código · attempted Antes do endereço procurado
suggestion Antes da sugestão · back Botão de voltar · home Botão do início · root.contact Link de contato
popularTitle Título dos links · popular Links · protected Com senha | Publicada só depois do envio, e cifrada.
number Número · version Versão · issuedOn Emitida em | Sem ela, o dia do envio.
proposals.headline O que é oferecido · headline:text Em uma linha · headline:list Em partes, uma por item
client.name Pessoa · client.company Empresa · validDays Dias de validade
validUntil Vale até | Os dias de validade, ou o último dia. · deliveryDays Dias até a entrega
items.id Identificador · proposals.services Serviços
normalPriceCents Preço normal, em centavos | Aparece riscado. 299900 é R$ 2.999,00.
unitPriceCents Preço de cada um, em centavos | 89000 é R$ 890,00. · quantity Quantidade · min Mínimo
max Máximo | Com um dos dois, o cliente escolhe quantos. · items.optional Opcional · recurring.optional Opcional
selected Marcado no começo · group Grupo de opções · group | De um grupo, o cliente escolhe exatamente um item.
items.kind Rótulo do item · stages Etapas · days Dias · colour Cor
of Item | Sai junto com este item. É o identificador dele. · defaultChoice Escolha do começo
bundle Preço do conjunto · reason Por quê · discounts Descontos · cents Valor, em centavos | 50000 é R$ 500,00.
on Só destes itens · recurring Mensalidades · every A cada · times Quantas vezes · recurring.from A partir de
ending Como termina · payment Pagamento · cardInstalments Parcelas no cartão · tranches Partes
percent Porcentagem · due Vence em · by Por onde · tranches | Com porcentagem, somam 100; sem nada, são iguais.
percentOff Desconto, em % · acceptance Aceite · acceptance:text Só o que se segue · acceptance:group Por ponto
accepts O que se aceita · follows O que se segue · limits O que limita · withdraws Como se desiste
included Incluído · excluded Não incluído · conditions Condições · preparedBy Preparada por
included:text Linha · included:group Da biblioteca, ou com item · excluded:text Linha
excluded:group Da biblioteca, ou com item · conditions:text Condição · conditions:group Da biblioteca
why Por que este · testimonial Depoimento · testimonials.author Quem disse · proposals.portfolio Projetos
portfolio.image Imagem · tone=ink Tinta · tone=light Claro · tone=soft Suave · tone=deep Escuro
colour=ink Tinta · colour=light Claro · colour=soft Suave · colour=deep Escuro · every=month Mês
every=year Ano · by=pix Pix · by=transfer Transferência · by=boleto Boleto · by=card Cartão
kind=http Servidor próprio (http) · variant=home Da página inicial · variant=thanks De agradecimento
variant=bento Largos e estreitos · variant=beside Ao lado · variant=pictures Com imagens · variant=green Verde
focus=top Em cima · focus=bottom Embaixo · focus=left À esquerda · focus=right À direita
variant=faces Com rostos · variant=growth Da semente à árvore · variant=years Linha do tempo
variant=statement Uma frase grande · variant=row Rostos em fila
`;

export interface Label {
  label: string;
  hint?: string | undefined;
}

const LABELS = new Map<string, Label>();
for (const entry of TABLE.split(/\n| · /)) {
  const [, name, label, hint] = /^(\S+)(?: ([^|]+?))?(?: ?\| (.+))?$/.exec(entry) ?? [];
  if (name)
    LABELS.set(name, {
      label: '',
      hint,
      ...LABELS.get(name),
      ...(label && { label }),
      ...(hint && { hint }),
    });
}

/** The label of a key; `places` are the groups, sections or files around it, the nearest first. */
export function labelOf(key: string, ...places: readonly string[]): Label | undefined {
  const names = [...places.map((place) => `${place}.${key}`), key];
  const found = names.flatMap((name) => LABELS.get(name) ?? []);
  const label = found.find((one) => one.label)?.label;
  return label ? { label, hint: found.find((one) => one.hint)?.hint } : undefined;
}
