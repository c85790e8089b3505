// The page of the preview that lists the proposals as `npm run proposal list` does; it is read anew for each request.

import { shortDate } from '../domain/dates.ts';
import { escapeHtml } from '../domain/text.ts';
import type { ListedProposal } from '../pipeline/proposal/status.ts';
import { resolveConfig } from '../pipeline/run/options.ts';
import { PROTECTED, readList } from './proposal/find.ts';

export function proposalsPage(root: string): string {
  const config = resolveConfig({ root, env: process.env, drafts: true });
  const { listed, isComplete } = readList(config);
  const missing =
    '<p>Há arquivos com problemas, e deles nada aparece aqui: <a href="/">a prévia diz quais</a>.</p>';
  const none = '<p>Nenhuma proposta ainda: <code>npm run new proposal</code></p>';
  return documentOf(`<p>Em ${shortDate(config.today)}. Só a prévia mostra esta página, e só neste computador.</p>
${isComplete ? '' : missing}
${listed.map(block).join('\n') || none}`);
}

function block({ number, version, client, total, text, ...one }: ListedProposal): string {
  const facts: [name: string, html: string | undefined][] = [
    ['Hoje', one.todo && `<strong>${escapeHtml(one.todo)}</strong>`],
    ['Total', total && escapeHtml(total)],
    ['Último dia', one.lastDay && shortDate(one.lastDay)],
    ['Endereço', `<a href="${escapeHtml(one.route)}">${escapeHtml(one.route)}</a>`],
    ['Antes', one.replaced.map(escapeHtml).join('<br>') || undefined],
  ];
  const rows = facts.flatMap(([name, html]) => (html ? `<dt>${name}</dt><dd>${html}</dd>` : []));
  const title = `${escapeHtml(client ?? PROTECTED)}, ${number} v${version}`;
  return `<article><h2>${title}</h2>
<p>${escapeHtml(text)}</p><dl>${rows.join('')}</dl></article>`;
}

/** A document in the colours of the system, which needs no asset of a build. `body` is escaped HTML. */
function documentOf(body: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Propostas</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>
:root{color-scheme:light dark}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
article{padding:0 1rem;margin:2rem 0;border-left:.25rem solid}
dt{font-weight:600}dd{margin:0 0 .5rem}
</style></head><body><main><h1>Propostas</h1>${body}</main></body></html>`;
}
