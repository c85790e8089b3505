// Where the forms are sent: how a destination is written, and what the pages make of it.

import { expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/run.ts';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { metaOf, type Tag, tagsOf } from '../support/html.ts';
import { refuse } from '../support/refusals.ts';
import { tiny } from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const WRITTEN = '{ kind: http, url: https://forms.pinha.test/contato }';

/** The house with another destination of its contact form. */
const siteWith = (destination: string): string => tiny('content/site.yaml', WRITTEN, destination);

test('a destination in content/site.yaml that is none is refused with one that is', () => {
  const KINDS = 'one of formspree, web3forms, netlify, basin, http';
  const WHOLE =
    'expected kind and url; for web3forms also accessKey, for netlify kind alone, found';
  refuse(
    'content/site.yaml',
    siteWith,
    `
    { kind: formspre, url: https://formspree.io/f/a }
      17:20  forms.contact.kind » expected ${KINDS}, found formspre
      fix: write kind: formspree
    { url: https://formspree.io/f/a }
      17:12  forms.contact.kind » expected a key "kind" with ${KINDS}, found none
      fix: add kind: formspree between the braces of forms.contact
    { kind: ¤ }
      17:12  forms.contact » ${WHOLE} a group of keys
      fix: write contact: { kind: ¤ }
      ¤ http | http, url: https://forms.exemplo.com.br/contato
      ¤ netlify, url: https://forms.pinha.test/a | netlify
      ¤ web3forms, url: https://api.web3forms.com/submit | web3forms, url: https://api.web3forms.com/submit, accessKey: a1b2c3d4-e5f6-7890-abcd-ef1234567890
      ¤ basin, url: https://usebasin.com/f/a, accessKey: b | basin, url: https://usebasin.com/f/a
    https://formspree.io/f/a
      17:12  forms.contact » ${WHOLE} https://formspree.io/f/a
      fix: write contact: { kind: formspree, url: https://formspree.io/f/a }
    { kind: http, url: ¤ }
      17:31  forms.contact.url » expected a complete https address, found ¤
      fix: write url: ¤
      ¤ http://forms.pinha.test/a | https://forms.pinha.test/a
      ¤ "javascript:alert(1)" | https://formspree.io/f/abcdwxyz (an example)
    { kind: http, url: https://forms.pinha.test/a, acesskey: b }
      17:59  forms.contact.acesskey » unknown key "acesskey"
      fix: did you mean "accessKey"? Known keys: kind, url, accessKey
    `,
  );
});

test.each([
  ['https://api.web3forms.com/submit?access_key=abc', 'https://api.web3forms.com/submit', ''],
  ['https://forms.pinha.test/b?c=d&e', 'https://forms.pinha.test/b?c=d&e', 'redirect'],
  ['http://127.0.0.1:8080/b', 'http://127.0.0.1:8080/b', 'redirect'],
  ['', 'https://forms.pinha.test/contato', 'redirect'],
])('CONTACT_ENDPOINT=%s wins over the file unless it is empty', async (endpoint, action, field) => {
  const { form, fields } = await contactForm(WRITTEN, { env: { CONTACT_ENDPOINT: endpoint } });
  expect(form).toMatchObject({ method: 'post', action });
  expect(fields).toMatchObject(field ? { [field]: expect.anything() } : { access_key: 'abc' });
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
    '{ kind: web3forms, url: https://api.web3forms.com/submit, accessKey: "<chave & co>" }',
    { action: 'https://api.web3forms.com/submit' },
    { access_key: '<chave & co>', subject, redirect: THANKS, botcheck: '' },
  ],
  [
    '{ kind: basin, url: https://usebasin.com/f/abc }',
    { action: 'https://usebasin.com/f/abc' },
    { subject, _gotcha: '' },
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
    expect(site.notices.includes('forms without a destination: contact')).toBe(own === MAIL);
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

interface BuiltForm {
  site: BuiltSite;
  form: Tag['attributes'];
  /** Name to value of what the visitor neither sees nor fills in. */
  fields: Record<string, string | undefined>;
  policy: string[];
}

/** The contact form of a tiny site. */
async function contactForm(
  destination: string,
  options: Partial<BuildOptions> = {},
): Promise<BuiltForm> {
  const tree = {
    'content/pages/contato.yaml': pageWith('contato'),
    'content/pages/obrigado-contato.yaml': pageWith('obrigado-contato'),
    'content/site.yaml': siteWith(destination).replace(
      '- /contato',
      '- /agendamento\n  - /politica-privacidade',
    ),
  };
  const site = await buildSite(tree, options);
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
