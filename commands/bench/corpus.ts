// Articles by chance for the benchmark: the same for everybody, of about a thousand words each.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS =
  'a o de em para com por sem entre sobre até site sistema página equipe cliente projeto prazo preço conversa proposta contrato parcela entrega semana mês dia manhã tarde casa loja padaria escola oficina mesa tela botão campo texto foto lista busca mapa agenda pedido estoque caixa nota imposto cadastro senha conta banco servidor cópia teste erro ajuste medida número meta resultado custo ganho tempo espera fila telefone recado mensagem resposta pergunta dúvida escolha caminho começo meio fim simples rápido claro honesto novo velho grande pequeno primeiro último melhor pior todo cada outro mesmo quem quando onde porque como quanto'.split(
    ' ',
  );

interface Article {
  /** Of its file, without an extension. */
  name: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  body: string;
}

/** Numbers from 0 up to below 1. Xorshift by George Marsaglia, Journal of Statistical Software 8 (14), 2003. */
function chanceFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

const pick = (chance: () => number): string => WORDS[Math.floor(chance() * WORDS.length)] ?? '';

function words(chance: () => number, count: number): string {
  return Array.from({ length: count }, () => pick(chance)).join(' ');
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

function sentence(chance: () => number): string {
  const start = capital(words(chance, 8 + Math.floor(chance() * 12)));
  const kind = chance();
  if (kind < 0.12) return `${start} [${words(chance, 3)}](/contato) ${words(chance, 3)}.`;
  if (kind < 0.2) return `${start} **${words(chance, 2)}** ${words(chance, 3)}.`;
  if (kind < 0.27) return `${start} _${words(chance, 2)}_ ${words(chance, 2)}.`;
  if (kind < 0.32) return `${start} \`${pick(chance)}()\` ${words(chance, 2)}.`;
  return `${start}.`;
}

function sentences(chance: () => number, count: number): string {
  return Array.from({ length: count }, () => sentence(chance)).join(' ');
}

function list(chance: () => number, marks: readonly string[]): string {
  return marks.map((mark) => `${mark} ${sentence(chance)}`).join('\n');
}

function table(chance: () => number): string {
  const rows = Array.from(
    { length: 4 },
    () => `| ${words(chance, 2)} | ${words(chance, 2)} | ${Math.floor(chance() * 1000)} |`,
  );
  return [`| Item | Parte | Valor |`, '| --- | --- | ---: |', ...rows].join('\n');
}

function section(chance: () => number, index: number, isFourth: boolean): string {
  const code = `\`\`\`js\nconst ${pick(chance)} = await abrir('${pick(chance)}');\nif (a > 10 && b) mostrar(\`<b>\${a}</b>\`);\n\`\`\``;
  const extras = [
    list(chance, ['-', '-', '-', '-', '-']),
    code,
    list(chance, ['1.', '2.', '3.', '4.']),
    `> ${sentences(chance, 2)}`,
    ...(isFourth ? [table(chance)] : []),
  ];
  return [
    `## ${capital(words(chance, 4))}`,
    sentences(chance, 4),
    ...(extras[index] ? [extras[index]] : []),
    sentences(chance, 3),
  ].join('\n\n');
}

/** `index` counts from 0. */
export function articleOf(index: number): Article {
  const chance = chanceFrom(index + 1);
  const number = String(index + 1).padStart(5, '0');
  const day = new Date(Date.UTC(2016, 0, 1 + (index % 3500))).toISOString().slice(0, 10);
  const parts = Array.from({ length: 5 }, (_, part) => section(chance, part, index % 4 === 0));
  return {
    name: `medida-${number}`,
    title: `${capital(words(chance, 5))} ${number}`,
    description: `${capital(words(chance, 16))}, em ${number}.`,
    date: day,
    body: [sentences(chance, 3), sentences(chance, 4), ...parts].join('\n\n'),
  };
}

/** As content/blog/ wants them. `author`: who is named as such. */
export function writeOwn(folder: string, count: number, author: string): void {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index++) {
    const { name, title, description, date, body } = articleOf(index);
    const matter = [
      `title: ${title}`,
      `description: ${description}`,
      `excerpt: ${description}`,
      `publishedOn: ${date}`,
      `readMinutes: 5`,
      `author: ${author}`,
      'category: Tecnologia',
      'image: generated',
    ];
    writeFileSync(join(folder, `${name}.md`), `---\n${matter.join('\n')}\n---\n\n${body}\n`);
  }
}
