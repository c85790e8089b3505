// Refuses texts of a proposal that name an item which the client may leave out, and would stay without it.

import type { Offered } from '../../../domain/content/proposal.ts';
import { partOf } from '../../../domain/proposal/choice/choice.ts';
import { agreedLine } from '../../../domain/proposal/promises.ts';
import type { Report } from './check-choice.ts';

interface Said {
  path: PropertyKey[];
  text: string;
  /** The item that it goes with. */
  of?: string | undefined;
}

export function checkTexts(data: Offered, report: Report): void {
  const open = data.items.filter((item) => partOf(item, data.choice).is !== 'fixed');
  for (const { path, text, of } of textsOf(data)) {
    const named = open.find(({ id, title }) => id !== of && names(text, title));
    if (!named) continue;
    report(path, {
      message: `esperado: um texto que valha com qualquer escolha; encontrado: "${named.title}", que o cliente pode deixar de fora`,
      fix: mendOf(path, named.id),
    });
  }
}

function mendOf([key]: PropertyKey[], id: string): string {
  if (key !== 'included' && key !== 'excluded' && key !== 'services' && key !== 'stages')
    return 'diga sem o nome';
  return `escreva of: ${id} ao lado, para sair junto com o item, ou diga sem o nome`;
}

function textsOf(data: Offered): Said[] {
  const lines = (['included', 'excluded'] as const).flatMap((key) =>
    data[key].map((written, index) => ({ path: [key, index], ...agreedLine(written) })),
  );
  const services = data.services.flatMap(({ title, description, of }, index) => [
    { path: ['services', index, 'title'], text: title, of },
    { path: ['services', index, 'description'], text: description, of },
  ]);
  const stages = data.stages.flatMap(({ title, description, of }, index) => [
    { path: ['stages', index, 'title'], text: title, of },
    { path: ['stages', index, 'description'], text: description, of },
  ]);
  const parts = data.items.flatMap(({ id, description, features, stages: own = [] }, index) => [
    ...(description ? [{ path: ['items', index, 'description'], text: description, of: id }] : []),
    ...features.map((text, line) => ({ path: ['items', index, 'features', line], text, of: id })),
    ...own.flatMap(({ title, description: said }, stage) => [
      { path: ['items', index, 'stages', stage, 'title'], text: title, of: id },
      { path: ['items', index, 'stages', stage, 'description'], text: said, of: id },
    ]),
  ]);
  const tranches = data.payment.tranches.flatMap(({ when }, index) =>
    when ? [{ path: ['payment', 'tranches', index, 'when'], text: when }] : [],
  );
  const { acceptance, conditions = [] } = data;
  const points =
    typeof acceptance === 'string'
      ? [{ path: ['acceptance'], text: acceptance }]
      : Object.entries(acceptance).map(([key, text]) => ({ path: ['acceptance', key], text }));
  const limits = conditions.map((text, index) => ({ path: ['conditions', index], text }));
  return [...lines, ...services, ...stages, ...parts, ...tranches, ...points, ...limits];
}

/** As a whole, however it is written. */
function names(text: string, title: string): boolean {
  const plain = (words: string): string => ` ${words.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  return plain(text).includes(plain(title));
}
