// The page of the preview that lists the proposals as `npm run proposal list` does; it is read anew for each request.

import { shortDate } from '../domain/dates.ts';
import { escapeHtml } from '../domain/text.ts';
import { runOf } from '../pipeline/options.ts';
import type { ListedProposal } from '../pipeline/proposal/status.ts';
import { PROTECTED, readList } from './proposal/find.ts';

/** States in which nothing is left to do. */
const CLOSED: readonly string[] = ['accepted', 'declined', 'withdrawn'];

export function proposalsPage(root: string): string {
  const run = runOf({ root, env: process.env, drafts: true });
  const { listed, isComplete } = readList(run);
  const missing =
    '<p>Há arquivos com problemas, e deles nada aparece aqui: <a href="/">a prévia diz quais</a>.</p>';
  const none = '<p>Nenhuma proposta ainda: <code>npm run new proposal</code></p>';
  return documentOf(`<p>Em ${shortDate(run.today)}. Só a prévia mostra esta página, e só neste computador.</p>
${isComplete ? '' : missing}
${listed.map(block).join('\n') || none}`);
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
  return `<article${CLOSED.includes(state) ? ' class="closed"' : ''}><h2>${title}</h2>
<p>${escapeHtml(text)}</p><dl>${rows.join('')}</dl></article>`;
}

/** A document with the colours of styles/tokens.css that needs no asset of a build. `body` is escaped HTML. */
function documentOf(body: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Propostas</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>
:root{color-scheme:light dark;--ink:light-dark(oklch(.225 .018 165),oklch(.945 .01 100));
--slab:light-dark(oklch(.988 .004 100),oklch(.265 .017 165));--accent:light-dark(oklch(.705 .187 45),oklch(.735 .17 48))}
body{margin:0 auto;max-width:70rem;padding:clamp(1rem,4vw,2rem);font:1.0625rem/1.5 system-ui,sans-serif;
overflow-wrap:anywhere;background:light-dark(oklch(.962 .008 100),oklch(.205 .014 165));color:var(--ink)}
pre,article{padding:1.25rem;margin:1rem 0;border-left:.5rem solid var(--accent);background:var(--slab)}
pre{overflow-x:auto;font:.9375rem/1.5 ui-monospace,monospace;white-space:pre-wrap}
article.closed{border-color:currentColor}
h2,article p,dl{margin:0 0 .5rem}h2{font-size:1.25rem}article p::first-letter{text-transform:uppercase}
dl{display:grid;grid-template-columns:minmax(5rem,auto) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}
@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}
a{color:light-dark(oklch(.525 .168 38),oklch(.765 .15 50))}a:focus-visible{outline:.1875rem solid;outline-offset:.125rem}
</style></head><body><main><h1>Propostas</h1>${body}</main></body></html>`;
}
