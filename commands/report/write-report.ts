// The report of what visits weigh: one page that needs nothing else, in .cache/, where no host publishes it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { firstVisit, type PageWeight, weighPages } from './weigh-pages.ts';

const FILE = '.cache/report.html';
/** In bytes: what fits into the first fourteen packets, and what a first visit may weigh. */
const HTML_BUDGET = 14 * 1024;
const HOME_BUDGET = 55 * 1024;
const ARTICLE_BUDGET = 42 * 1024;

/**
 * The Sustainable Web Design Model, version 4: kilowatt-hours a gigabyte in operation (0.055 in data
 * centres, 0.059 in networks, 0.080 in devices) and embodied (0.012, 0.013, 0.081), and 494 grams of
 * CO₂ a kilowatt-hour, the world's mean. https://sustainablewebdesign.org/estimating-digital-emissions/
 */
const GRAMS_A_BYTE = ((0.055 + 0.059 + 0.08 + 0.012 + 0.013 + 0.081) * 494) / 1e9;

const PARTS = ['html', 'style', 'script', 'fonts', 'pictures'] as const;

/** The path of the report from the project's root. */
export function writeReport(dist: string): string {
  mkdirSync(dirname(join(ROOT, FILE)), { recursive: true });
  writeFileSync(join(ROOT, FILE), reportPage(weighPages(dist)));
  return FILE;
}

export function reportPage(weights: readonly PageWeight[]): string {
  const heaviestFirst = [...weights].sort((a, b) => firstVisit(b) - firstVisit(a));
  const largest = Math.max(...weights.map(firstVisit));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>What visits weigh</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>What visits weigh</h1>
<p>First visits of ${weights.length} pages, before anything is touched, compressed with brotli. Pictures
that wait until they are near count as later. CO₂ by the Sustainable Web Design Model, version 4, for the
world's mean electricity: ${(GRAMS_A_BYTE * 1e6).toFixed(3)} g a megabyte.</p>
<p>${PARTS.map((name) => `<i class="key ${name}"></i> ${name}`).join(' ')}</p>
<table><thead><tr><th>Page</th><th>Parts</th><th>Visit</th><th>HTML</th><th>Later</th><th>Touched</th><th>CO₂</th><th>Heaviest</th></tr></thead>
<tbody>${heaviestFirst.map((weight) => row(weight, largest)).join('\n')}</tbody></table>
</body></html>
`;
}

function row(weight: PageWeight, largest: number): string {
  const { file, html, style, script, fonts, pictures, heaviest } = weight;
  const visit = firstVisit(weight);
  const parts = {
    html: html - style - script.inPage,
    ...{ style, script: script.untouched, fonts, pictures: pictures.atOnce },
  };
  const bars = PARTS.map((name) => {
    const label = `${name} ${kilobytes(parts[name])}`;
    return `<i class="${name}" style="width:${(100 * parts[name]) / largest}%" title="${label}"></i>`;
  });
  const cells = [
    `<th scope="row">${escapeHtml(file)}</th>`,
    `<td class="bars">${bars.join('')}</td>`,
    against(visit, budgetOf(file)),
    against(html, HTML_BUDGET),
    `<td>${kilobytes(pictures.later)}</td><td>${kilobytes(script.touched)}</td>`,
    `<td>${(visit * GRAMS_A_BYTE).toFixed(4)} g</td>`,
    `<td>${heaviest.map(({ path, bytes }) => `${escapeHtml(path.replace('/assets/', ''))} ${kilobytes(bytes)}`).join('<br>')}</td>`,
  ];
  return `<tr>${cells.join('')}</tr>`;
}

function budgetOf(file: string): number | undefined {
  if (file === 'index.html') return HOME_BUDGET;
  return file.startsWith('blog/') ? ARTICLE_BUDGET : undefined;
}

function against(bytes: number, budget: number | undefined): string {
  if (budget === undefined) return `<td>${kilobytes(bytes)}</td>`;
  const mark = bytes > budget ? ' class="over"' : '';
  return `<td${mark}>${kilobytes(bytes)} of ${kilobytes(budget)}</td>`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:90rem;padding:2rem}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.375rem .75rem;text-align:start;vertical-align:top;border-top:1px solid light-dark(#d5d9d2,#3a473f)}
td{white-space:nowrap}.bars{min-width:20rem}.bars i{display:inline-block;height:1.25rem}
.key{display:inline-block;width:1rem;height:1rem;margin-inline-start:1rem}
.html{background:#2f6b4f}.style{background:#7fae8f}.script{background:#e65909}.fonts{background:#8a6f4e}.pictures{background:#4a7fa5}
.over{color:light-dark(#a32020,#ff9d8a);font-weight:700}`;
