// The report of what visits weigh, as one page that needs nothing else.

import { firstVisit, type PageWeight } from './weigh-pages.ts';

/** In bytes: what fits into the first fourteen packets, and what a first visit may weigh. */
const HTML_BUDGET = 14 * 1024;
const VISIT_BUDGETS: readonly (readonly [pattern: RegExp, bytes: number])[] = [
  [/^index\.html$/, 55 * 1024],
  [/^blog\//, 42 * 1024],
];

/**
 * The Sustainable Web Design Model, version 4: kilowatt-hours a gigabyte in operation (0.055 in data
 * centres, 0.059 in networks, 0.080 in devices) and embodied (0.012, 0.013, 0.081), and 494 grams of
 * CO₂ a kilowatt-hour, the world's mean. https://sustainablewebdesign.org/estimating-digital-emissions/
 */
const GRAMS_A_BYTE = ((0.055 + 0.059 + 0.08 + 0.012 + 0.013 + 0.081) * 494) / 1e9;

const PARTS: readonly (readonly [name: string, of: (weight: PageWeight) => number])[] = [
  ['html', ({ html, style, script }) => html - style - script.inPage],
  ['style', ({ style }) => style],
  ['script', ({ script }) => script.untouched],
  ['fonts', ({ fonts }) => fonts],
  ['pictures', ({ pictures }) => pictures.atOnce],
];

export function reportPage(weights: readonly PageWeight[]): string {
  const largest = Math.max(...weights.map(firstVisit));
  const heaviestFirst = [...weights].sort((a, b) => firstVisit(b) - firstVisit(a));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>What visits weigh</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>What visits weigh</h1>
<p>First visits of ${weights.length} pages, before anything is touched, compressed with brotli. Pictures
that wait until they are near count as later. CO₂ by the Sustainable Web Design Model, version 4, for the
world's mean electricity: ${(GRAMS_A_BYTE * 1e6).toFixed(3)} g a megabyte.</p>
<p>${PARTS.map(([name]) => `<span class="key"><i class="${name}"></i>${name}</span>`).join(' ')}</p>
<table><thead><tr><th>Page</th><th>Parts</th><th>Visit</th><th>HTML</th><th>Later</th><th>Touched</th><th>CO₂</th><th>Heaviest</th></tr></thead>
<tbody>${heaviestFirst.map((weight) => row(weight, largest)).join('\n')}</tbody></table>
</body></html>
`;
}

function row(weight: PageWeight, largest: number): string {
  const { file, html, pictures, script, heaviest } = weight;
  const visit = firstVisit(weight);
  const budget = VISIT_BUDGETS.find(([pattern]) => pattern.test(file))?.[1];
  const bars = PARTS.map(([name, of]) => {
    const share = (100 * of(weight)) / largest;
    return `<i class="${name}" style="width:${share.toFixed(2)}%" title="${name} ${kilobytes(of(weight))}"></i>`;
  });
  const mark = budget
    ? `<b class="budget" style="left:${Math.min(100, (100 * budget) / largest).toFixed(2)}%" title="budget ${kilobytes(budget)}"></b>`
    : '';
  const list = heaviest.map(
    ({ path, bytes }) => `<li>${escapeHtml(path.replace('/assets/', ''))} ${kilobytes(bytes)}</li>`,
  );
  return (
    `<tr><th scope="row">${escapeHtml(file)}</th><td class="bars">${bars.join('')}${mark}</td>` +
    cell(visit, budget) +
    cell(html, HTML_BUDGET) +
    `<td>${kilobytes(pictures.later)}</td><td>${kilobytes(script.touched)}</td>` +
    `<td>${(visit * GRAMS_A_BYTE).toFixed(4)} g</td><td><ul>${list.join('')}</ul></td></tr>`
  );
}

function cell(bytes: number, budget: number | undefined): string {
  if (budget === undefined) return `<td>${kilobytes(bytes)}</td>`;
  const over = bytes > budget ? ' class="over"' : '';
  return `<td${over}>${kilobytes(bytes)} of ${kilobytes(budget)}</td>`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:90rem;padding:2rem}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.375rem .75rem;text-align:start;vertical-align:top;border-top:1px solid light-dark(#d5d9d2,#3a473f)}
th[scope]{font-weight:600}td{white-space:nowrap}td:last-child{white-space:normal}ul{margin:0;padding:0;list-style:none}
.bars{position:relative;min-width:20rem;height:1.25rem}.bars i{display:inline-block;height:1.25rem}
.budget{position:absolute;inset-block:.375rem;width:2px;background:light-dark(#000,#fff)}
.key{margin-inline-end:1rem}.key i{display:inline-block;width:1rem;height:1rem;margin-inline-end:.375rem;vertical-align:-.125rem}
.html{background:#2f6b4f}.style{background:#7fae8f}.script{background:#e65909}.fonts{background:#8a6f4e}.pictures{background:#4a7fa5}
.over{color:light-dark(#a32020,#ff9d8a);font-weight:700}`;
