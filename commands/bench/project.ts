// A copy of this project with articles by chance, which measurements may change.

import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';

const LEFT_OUT = ['.git', '.cache', '.dev', 'dist', 'docs', 'node_modules', 'pdf', 'tests'];

const WORDS =
  'a o de em para com por sem entre sobre até site sistema página equipe cliente projeto prazo preço conversa proposta contrato parcela entrega semana mês dia manhã tarde casa loja padaria escola oficina mesa tela botão campo texto foto lista busca mapa agenda pedido estoque caixa nota imposto cadastro senha conta banco servidor cópia teste erro ajuste medida número meta resultado custo ganho tempo espera fila telefone recado mensagem resposta pergunta dúvida escolha caminho começo meio fim simples rápido claro honesto novo velho grande pequeno primeiro último melhor pior todo cada outro mesmo quem quando onde porque como quanto'.split(
    ' ',
  );

/** Its folder, inside `folder`. */
export function copyProject(folder: string): string {
  const project = join(folder, 'project');
  const filter = (path: string): boolean => !LEFT_OUT.includes(relative(ROOT, path));
  cpSync(ROOT, project, { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** The file of an article, from the project; `index` counts from 0. */
export function articleFile(index: number): string {
  return `content/blog/medida-${String(index).padStart(5, '0')}.md`;
}

export function writeArticles(project: string, count: number): void {
  mkdirSync(join(project, 'content/blog'), { recursive: true });
  for (let index = 0; index < count; index++) {
    writeFileSync(join(project, articleFile(index)), articleText(index));
  }
}

/** About a thousand words with links, lists, code, a quotation and a table: the same for everybody. */
function articleText(index: number): string {
  let state = index + 1;
  // Park and Miller’s minimal standard, Communications of the ACM 31 (10), 1988: from 0 up to below 1.
  const chance = (): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const word = (): string => WORDS[Math.floor(chance() * WORDS.length)] ?? '';
  const words = (count: number): string => Array.from({ length: count }, word).join(' ');
  const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
  const sentence = (): string => {
    const start = capital(words(8 + Math.floor(chance() * 12)));
    const ends = [`[${words(3)}](/contato)`, `**${words(2)}**`, `_${words(2)}_`, `\`${word()}()\``];
    const end = ends[Math.floor(chance() * 12)];
    return end ? `${start} ${end} ${words(2)}.` : `${start}.`;
  };
  const sentences = (count: number): string => Array.from({ length: count }, sentence).join(' ');
  const parts = [
    ['-', '-', '-', '-', '-'].map((mark) => `${mark} ${sentence()}`).join('\n'),
    `\`\`\`js\nconst ${word()} = await abrir('${word()}');\nif (a > 10 && b) mostrar(\`<b>\`);\n\`\`\``,
    ['1.', '2.', '3.', '4.'].map((mark) => `${mark} ${sentence()}`).join('\n'),
    `> ${sentences(2)}`,
    `| Item | Valor |\n| --- | ---: |\n| ${words(2)} | 12 |\n| ${words(2)} | 480 |`,
  ];
  const sections = parts.map(
    (part) => `## ${capital(words(4))}\n\n${sentences(4)}\n\n${part}\n\n${sentences(3)}`,
  );
  const day = new Date(Date.UTC(2016, 0, 1 + (index % 3500))).toISOString().slice(0, 10);
  return `---
title: ${capital(words(5))} ${index}
description: ${capital(words(16))}, em ${index}.
excerpt: ${capital(words(16))}.
publishedOn: ${day}
readMinutes: 5
author: Ana Lima
category: Tecnologia
image: generated
---

${[sentences(7), ...sections].join('\n\n')}
`;
}
