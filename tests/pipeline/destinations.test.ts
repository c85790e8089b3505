// Where the forms are sent: how a destination is written, and what the pages make of it.

import { expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/run.ts';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { chatTexts, metaOf, type Tag, tagsOf } from '../support/html.ts';
import { expectProblems, refuse } from '../support/refusals.ts';
import { type Tree, tiny } from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const WRITTEN = '{ kind: http, url: https://forms.pinha.test/contato }';

/** The house with another destination of its contact form. */
const siteWith = (destination: string): string => tiny('content/site.yaml', WRITTEN, destination);

test('a destination in content/site.yaml that is none is refused with one that is', () => {
  const WHOLE = 'esperado: kind e url, ou só kind para netlify, ou none; encontrado:';
  refuse(
    'content/site.yaml',
    siteWith,
    `
    { ¤ }
      17:12  forms.contact » ${WHOLE} um grupo de chaves
      solução: escreva contact: { ¤ }
      ¤ kind: formspre, url: https://formspree.io/f/a | kind: formspree, url: https://formspree.io/f/a
      ¤ url: https://forms.pinha.test/a | kind: http, url: https://forms.pinha.test/a
      ¤ kind: http | kind: http, url: https://forms.exemplo.com.br/contato
      ¤ kind: netlify, url: https://forms.pinha.test/a | kind: netlify
    { kind: http, url: ¤ }
      17:31  forms.contact.url » esperado: um endereço https completo; encontrado: ¤
      solução: escreva url: ¤
      ¤ http://forms.pinha.test/a | https://forms.pinha.test/a
      ¤ "javascript:alert(1)" | https://formspree.io/f/abcdwxyz (um exemplo)
    { kind: http, url: https://forms.pinha.test/a, access: b }
      17:59  forms.contact.access » a chave "access" não existe aqui
      solução: tire a linha. As chaves daqui: kind, url
    https://formspree.io/f/a
      17:12  forms.contact » ${WHOLE} https://formspree.io/f/a
      solução: escreva contact: { kind: formspree, url: https://formspree.io/f/a }
    nenhum
      17:12  forms.contact » ${WHOLE} nenhum
      solução: escreva contact: { kind: formspree, url: https://formspree.io/f/abcdwxyz } (um exemplo)
    `,
  );
});

test.each([
  ['https://formspree.io/f/abc', 'https://formspree.io/f/abc', '_next'],
  ['https://forms.pinha.test/b?c=d&e', 'https://forms.pinha.test/b?c=d&e', 'redirect'],
  ['http://127.0.0.1:8080/b', 'http://127.0.0.1:8080/b', 'redirect'],
  ['', 'https://forms.pinha.test/contato', 'redirect'],
])('CONTACT_ENDPOINT=%s wins over the file unless it is empty', async (endpoint, action, field) => {
  const { form, fields } = await contactForm(WRITTEN, { env: { CONTACT_ENDPOINT: endpoint } });
  expect(form).toMatchObject({ method: 'post', action });
  expect(fields).toHaveProperty(field);
});

const THANKS = 'https://www.pinha.test/obrigado-contato';
const subject = 'Pedido de orçamento pelo site';
const MAIL = { action: 'mailto:oi@pinha.test', enctype: 'text/plain' };
const NETLIFY = {
  ...{ action: '/obrigado-contato', name: 'contato' },
  ...{ 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
};

test.each<[destination: string, own: Record<string, string>, fields: Record<string, string>]>([
  [
    '{ kind: formspree, url: https://formspree.io/f/abc }',
    { action: 'https://formspree.io/f/abc' },
    { _subject: subject, _next: THANKS, _gotcha: '' },
  ],
  [
    '{ kind: http, url: https://forms.pinha.test/a?b=c&d }',
    { action: 'https://forms.pinha.test/a?b=c&d' },
    { form: 'contato', subject, redirect: THANKS, _gotcha: '' },
  ],
  ['{ kind: netlify }', NETLIFY, { 'form-name': 'contato', subject, 'bot-field': '' }],
  ['', MAIL, {}],
])(
  'the contact page for "%s" sends there, and may send nowhere else',
  async (destination, own, hidden) => {
    const { form, fields, policy, site } = await contactForm(destination);
    expect(form).toEqual({ class: 'form', id: 'contato', method: 'post', ...own });
    expect(fields).toEqual(hidden);
    const origin = own.action?.startsWith('https:') ? ` ${new URL(own.action).origin}` : '';
    expect(policy).toContain(`connect-src 'self'${origin}`);
    expect(policy).toContain(`form-action 'self' mailto:${origin}`);
    expect(site.notices.includes('formulários sem destino: contact')).toBe(own === MAIL);
  },
);

test('the contact page keeps the honeypot from people, and the page after it from search engines', async () => {
  const { site } = await contactForm(WRITTEN);
  const html = site.read('contato.html');
  const box = /<div class="form-hidden" aria-hidden="true">.*?<\/div>/s.exec(html)?.[0] ?? '';
  expect(box).toContain('Deixe este campo em branco:');
  const trap = tagsOf(box).find(({ attributes }) => attributes.name === '_gotcha');
  expect(trap?.attributes).toEqual({
    ...{ type: 'text', name: '_gotcha', tabindex: '-1', autocomplete: 'off' },
    ...{ 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true' },
    'data-form-type': 'other',
  });
  const thanks = tagsOf(site.read('obrigado-contato.html'));
  expect(metaOf(thanks, 'robots')).toBe('noindex, nofollow');
  expect(site.read('sitemap.xml')).toContain('https://www.pinha.test/contato<');
  expect(site.read('sitemap.xml')).not.toContain('obrigado-contato');
});

const PUBLIC = { env: { SITE_URL: 'https://www.pinha.com.br' } };

test('where visitors come to, a form without a destination is a problem, and one with none is chat and e-mail', async () => {
  expectProblems(
    await problemsOf(contactTree(''), PUBLIC),
    `content/site.yaml:17:12  forms.contact » esperado: um destino ou none; encontrado: nada, e em https://www.pinha.com.br o formulário agradeceria por mensagens que ninguém recebe
    solução: escreva contact: { kind: formspree, url: https://formspree.io/f/abcdwxyz } com o seu endereço, ou defina CONTACT_ENDPOINT; ou escreva contact: none, que mostra WhatsApp e e-mail no lugar do formulário`,
  );
  const set = { env: { ...PUBLIC.env, CONTACT_ENDPOINT: 'https://forms.pinha.com.br/contato' } };
  expect((await contactForm('', set)).form.action).toBe('https://forms.pinha.com.br/contato');
  const { site, form } = await contactForm('none', PUBLIC);
  expect(form).toEqual({});
  const html = site.read('contato.html');
  expect(chatTexts(html)).toContain('Olá! Quero pedir um orçamento.');
  const links = tagsOf(html).map(({ attributes }) => attributes.href);
  expect(links).toEqual(expect.arrayContaining(['mailto:oi@pinha.test', 'tel:+5541912345678']));
  expect(site.notices.join()).not.toContain('sem destino');
});

interface BuiltForm {
  site: BuiltSite;
  form: Tag['attributes'];
  /** Name to value of what the visitor neither sees nor fills in. */
  fields: Record<string, string | undefined>;
  policy: string[];
}

/** The tiny site with a contact page, and this destination of its form. */
const contactTree = (destination: string): Tree => ({
  'content/pages/contato.yaml': pageWith('contato'),
  'content/pages/obrigado-contato.yaml': pageWith('obrigado-contato'),
  'content/site.yaml': siteWith(destination).replace(
    '- /contato',
    '- /agendamento\n  - /politica-privacidade',
  ),
});

/** The contact form of a tiny site. */
async function contactForm(
  destination: string,
  options: Partial<BuildOptions> = {},
): Promise<BuiltForm> {
  const site = await buildSite(contactTree(destination), options);
  const html = site.read('contato.html');
  const tags = tagsOf(/<form[^>]*id="contato".*?<\/form>/s.exec(html)?.[0] ?? '');
  const hidden = tags.flatMap(({ attributes: { type, tabindex, name = '', value = '' } }) =>
    type === 'hidden' || tabindex === '-1' ? [[name, value]] : [],
  );
  const meta = tagsOf(html).find(({ attributes }) => attributes['http-equiv']);
  return {
    site,
    form: tags[0]?.attributes ?? {},
    fields: Object.fromEntries(hidden),
    policy: meta?.attributes.content?.split('; ') ?? [],
  };
}
