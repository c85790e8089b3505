// What the pages of the preview itself look like: colours of styles/tokens.css, and nothing that a build makes.

/** `body` is HTML that is safe already, and so is `title`. */
export function ownPage(title: string, body: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>
:root{color-scheme:light dark;--ink:light-dark(oklch(.225 .018 165),oklch(.945 .01 100));
--slab:light-dark(oklch(.988 .004 100),oklch(.265 .017 165));--accent:light-dark(oklch(.705 .187 45),oklch(.735 .17 48))}
body{margin:0 auto;max-width:70rem;padding:clamp(1rem,4vw,2rem);font:1.0625rem/1.5 system-ui,sans-serif;
overflow-wrap:anywhere;background:light-dark(oklch(.962 .008 100),oklch(.205 .014 165));color:var(--ink)}
pre,article{padding:1.25rem;margin:1rem 0;border-left:.5rem solid var(--accent);background:var(--slab)}
pre{overflow-x:auto;font:.9375rem/1.5 ui-monospace,monospace;white-space:pre-wrap}
article.settled{border-color:currentColor}
h2,article p,dl{margin:0 0 .5rem}h2{font-size:1.25rem}article p::first-letter{text-transform:uppercase}
dl{display:grid;grid-template-columns:minmax(5rem,auto) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}
@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}
a{color:light-dark(oklch(.525 .168 38),oklch(.765 .15 50))}a:focus-visible{outline:.1875rem solid;outline-offset:.125rem}
</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
