// The page of the preview that says how each proposal stands: the same as `npm run proposal list`, read anew each time.

import { shortDate } from '../../domain/dates.ts';
import { escapeHtml } from '../../pipeline/markdown/escape.ts';
import type { Run } from '../../pipeline/run.ts';
import { type ListedProposal, PROTECTED, readList } from '../proposal/list-proposals.ts';
import type { State } from '../proposal/standing.ts';
import { tellProblems, tellWriter } from '../terminal/language.ts';
import { ownPage } from './own-page.ts';

export const PROPOSALS = '/propostas';

/** Nothing is to be done about these. */
const SETTLED: readonly State[] = ['accepted', 'declined', 'withdrawn'];

export function proposalsPage(run: Run): string {
  const { listed, problems, isWhole } = readList(run);
  const wrong = problems.map((problem) => `<pre>${escapeHtml(tellProblems([problem]))}</pre>`);
  const missing = tellWriter({
    en: '<p>There are files with problems, and nothing of them is shown here: <a href="/">the preview says which</a>.</p>',
    pt: '<p>Há arquivos com problemas, e deles nada aparece aqui: <a href="/">a prévia diz quais</a>.</p>',
  });
  const none = tellWriter({
    en: '<p>No proposal yet: <code>npm run new proposal</code></p>',
    pt: '<p>Nenhuma proposta ainda: <code>npm run new proposal</code></p>',
  });
  const body = [
    tellWriter({
      en: `<p>On ${shortDate(run.today)}. Only the preview shows this page, and only on this computer.</p>`,
      pt: `<p>Em ${shortDate(run.today)}. Só a prévia mostra esta página, e só neste computador.</p>`,
    }),
    ...wrong,
    ...(isWhole ? [] : [missing]),
    ...(listed.length > 0 ? listed.map(block) : [none]),
  ];
  return ownPage(tellWriter({ en: 'Proposals', pt: 'Propostas' }), body.join('\n'));
}

function block({ number, version, client, total, state, says, ...one }: ListedProposal): string {
  const facts: [name: string, html: string | undefined][] = [
    [
      tellWriter({ en: 'Today', pt: 'Hoje' }),
      one.todo && `<strong>${escapeHtml(one.todo)}</strong>`,
    ],
    [tellWriter({ en: 'Total', pt: 'Total' }), total && escapeHtml(total)],
    [tellWriter({ en: 'Last day', pt: 'Último dia' }), one.lastDay && shortDate(one.lastDay)],
    [
      tellWriter({ en: 'Address', pt: 'Endereço' }),
      `<a href="${escapeHtml(one.route)}">${escapeHtml(one.route)}</a>`,
    ],
    [
      tellWriter({ en: 'Before', pt: 'Antes' }),
      one.replaced.map(escapeHtml).join('<br>') || undefined,
    ],
  ];
  const rows = facts.flatMap(([name, html]) => (html ? `<dt>${name}</dt><dd>${html}</dd>` : []));
  const title = `${escapeHtml(client ?? tellWriter(PROTECTED))}, ${number} v${version}`;
  return `<article${SETTLED.includes(state) ? ' class="settled"' : ''}><h2>${title}</h2>
<p>${escapeHtml(says)}</p><dl>${rows.join('')}</dl></article>`;
}
