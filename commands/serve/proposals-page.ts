// The page of the preview that says how each proposal stands: the same as `npm run proposal list`, read anew each time.

import { shortDate } from '../../domain/dates.ts';
import type { ListedProposal } from '../../pipeline/kinds/proposal/standing.ts';
import { escapeHtml } from '../../pipeline/markdown/escape.ts';
import type { Run } from '../../pipeline/run.ts';
import { PROTECTED, readList } from '../proposal/list-proposals.ts';
import { tellProblems } from '../terminal/complaint.ts';
import { ownPage } from './own-page.ts';

export const PROPOSALS = '/propostas';

/** Nothing is to be done about these. */
const SETTLED: readonly string[] = ['accepted', 'declined', 'withdrawn'];

export function proposalsPage(run: Run): string {
  const { listed, problems, isWhole } = readList(run);
  const wrong = problems.map((problem) => `<pre>${escapeHtml(tellProblems([problem]))}</pre>`);
  const missing =
    '<p>Há arquivos com problemas, e deles nada aparece aqui: <a href="/">a prévia diz quais</a>.</p>';
  const none = '<p>Nenhuma proposta ainda: <code>npm run new proposal</code></p>';
  const body = [
    `<p>Em ${shortDate(run.today)}. Só a prévia mostra esta página, e só neste computador.</p>`,
    ...wrong,
    ...(isWhole ? [] : [missing]),
    ...(listed.length > 0 ? listed.map(block) : [none]),
  ];
  return ownPage('Propostas', body.join('\n'));
}

function block({ number, version, client, total, state, text, ...one }: ListedProposal): string {
  const facts: [name: string, html: string | undefined][] = [
    ['Hoje', one.todo && `<strong>${escapeHtml(one.todo)}</strong>`],
    ['Total', total && escapeHtml(total)],
    ['Último dia', one.lastDay && shortDate(one.lastDay)],
    ['Endereço', `<a href="${escapeHtml(one.route)}">${escapeHtml(one.route)}</a>`],
    ['Antes', one.replaced.map(escapeHtml).join('<br>') || undefined],
  ];
  const rows = facts.flatMap(([name, html]) => (html ? `<dt>${name}</dt><dd>${html}</dd>` : []));
  const title = `${escapeHtml(client ?? PROTECTED)}, ${number} v${version}`;
  return `<article${SETTLED.includes(state) ? ' class="settled"' : ''}><h2>${title}</h2>
<p>${escapeHtml(text)}</p><dl>${rows.join('')}</dl></article>`;
}
