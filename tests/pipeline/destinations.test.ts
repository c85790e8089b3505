// Where the forms are sent: how a destination is written, and what the pages make of it.

import { describe, expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/run.ts';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { metaOf, type Tag, tagsOf } from '../support/html.ts';
import { expectRefusals, type Refusal } from '../support/refusals.ts';
import { TINY_SITE } from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const WRITTEN = '{ kind: http, url: https://forms.pinha.test/contato }';

/** The house with another destination of its contact form. */
function siteWith(destination: string): string {
  const text = String(TINY_SITE['content/site.yaml']);
  if (!text.includes(WRITTEN)) throw new Error('the tiny site has another destination');
  return text.replace(WRITTEN, () => destination);
}

test('a destination in content/site.yaml that is none is refused with one that is', () => {
  const KINDS = 'one of formspree, web3forms, netlify, basin, http';
  const KEY = 'accessKey: a1b2c3d4-e5f6-7890-abcd-ef1234567890';
  const ADDRESS = 'https://formspree.io/f/abcdwxyz (an example)';
  const whole: [written: string, better: string][] = [
    ['{ kind: http }', '{ kind: http, url: https://forms.exemplo.com.br/contato }'],
    ['{ kind: netlify, url: https://forms.pinha.test/a }', '{ kind: netlify }'],
    [
      '{ kind: web3forms, url: https://api.web3forms.com/submit }',
      `{ kind: web3forms, url: https://api.web3forms.com/submit, ${KEY} }`,
    ],
    [
      '{ kind: basin, url: https://usebasin.com/f/a, accessKey: b }',
      '{ kind: basin, url: https://usebasin.com/f/a }',
    ],
    ['https://formspree.io/f/a', '{ kind: formspree, url: https://formspree.io/f/a }'],
  ];
  const addresses: [written: string, better: string][] = [
    ['http://forms.pinha.test/a', 'https://forms.pinha.test/a'],
    ['"http://127.0.0.1@forms.pinha.test/"', ADDRESS],
    ['"javascript:alert(1)"', ADDRESS],
  ];
  expectRefusals('content/site.yaml', [
    [
      siteWith('{ kind: formspre, url: https://formspree.io/f/a }'),
      '17:20  forms.contact.kind',
      `expected ${KINDS}, found formspre`,
      'write kind: formspree',
    ],
    [
      siteWith('{ url: https://formspree.io/f/a }'),
      '17:12  forms.contact.kind',
      `expected a key "kind" with ${KINDS}, found none`,
      'add kind: formspree between the braces of forms.contact',
    ],
    ...whole.map(([written, better]): Refusal => {
      const found = written.startsWith('{') ? 'a group of keys' : written;
      return [
        siteWith(written),
        '17:12  forms.contact',
        `expected kind and url; for web3forms also accessKey, for netlify kind alone, found ${found}`,
        `write contact: ${better}`,
      ];
    }),
    ...addresses.map(
      ([written, better]): Refusal => [
        siteWith(`{ kind: http, url: ${written} }`),
        '17:31  forms.contact.url',
        `expected a complete https address, found ${written}`,
        `write url: ${better}`,
      ],
    ),
    [
      siteWith('{ kind: http, url: https://forms.pinha.test/a, acesskey: b }'),
      '17:59  forms.contact.acesskey',
      'unknown key "acesskey"',
      'did you mean "accessKey"? Known keys: kind, url, accessKey',
    ],
  ]);
});

describe('a destination in the environment', () => {
  test.each([
    ['https://formspree.io/f/abc', 'https://formspree.io/f/abc', '_next'],
    ['https://api.web3forms.com/submit?access_key=abc', 'https://api.web3forms.com/submit', ''],
    ['https://usebasin.com/f/abc', 'https://usebasin.com/f/abc', 'subject'],
    ['https://forms.pinha.test/b?c=d&e', 'https://forms.pinha.test/b?c=d&e', 'redirect'],
    ['http://127.0.0.1:8080/b', 'http://127.0.0.1:8080/b', 'redirect'],
    ['http://localhost/b', 'http://localhost/b', 'redirect'],
    ['', 'https://forms.pinha.test/contato', 'redirect'],
  ])(
    'CONTACT_ENDPOINT=%s wins over the file unless it is empty',
    async (endpoint, action, field) => {
      const { form, fields } = await contactForm(WRITTEN, { env: { CONTACT_ENDPOINT: endpoint } });
      expect(form).toMatchObject({ method: 'post', action });
      if (field === '') expect(fields.access_key).toBe('abc');
      else expect(Object.keys(fields)).toContain(field);
    },
  );
});

const THANKS = 'https://www.pinha.test/obrigado-contato';
const SUBJECT = 'Pedido de orçamento pelo site';
const FORM_ACTION = "form-action 'self' mailto:";
const FORM = { class: 'form', id: 'contato', method: 'post' };

describe('the contact page', () => {
  test.each([
    [
      '{ kind: formspree, url: https://formspree.io/f/abc }',
      'https://formspree.io/f/abc',
      { _subject: SUBJECT, _next: THANKS, _gotcha: '' },
    ],
    [
      '{ kind: web3forms, url: https://api.web3forms.com/submit, accessKey: "<chave & co>" }',
      'https://api.web3forms.com/submit',
      { access_key: '<chave & co>', subject: SUBJECT, redirect: THANKS, botcheck: '' },
    ],
    [
      '{ kind: basin, url: https://usebasin.com/f/abc }',
      'https://usebasin.com/f/abc',
      { subject: SUBJECT, _gotcha: '' },
    ],
    [
      '{ kind: http, url: https://forms.pinha.test/a?b=c&d }',
      'https://forms.pinha.test/a?b=c&d',
      { form: 'contato', subject: SUBJECT, redirect: THANKS, _gotcha: '' },
    ],
  ])('for %s', async (destination, action, hidden) => {
    const { form, fields, policy } = await contactForm(destination);
    expect(form).toEqual({ ...FORM, action });
    expect(fields).toEqual(hidden);
    const { origin } = new URL(action);
    expect(policy).toContain(`connect-src 'self' ${origin}`);
    expect(policy).toContain(`${FORM_ACTION} ${origin}`);
  });

  test.each([
    [
      '{ kind: netlify }',
      { action: '/obrigado-contato', name: 'contato', 'data-netlify': 'true' },
      { 'form-name': 'contato', subject: SUBJECT, 'bot-field': '' },
    ],
    ['', { action: 'mailto:oi@pinha.test', enctype: 'text/plain' }, {}],
    ['null', { action: 'mailto:oi@pinha.test', enctype: 'text/plain' }, {}],
  ])('for "%s" sends to the site itself, or writes an e-mail', async (destination, own, hidden) => {
    const { form, fields, policy, site } = await contactForm(destination);
    const isNetlify = destination !== '' && destination !== 'null';
    const honeypot = isNetlify ? { 'netlify-honeypot': 'bot-field' } : {};
    expect(form).toEqual({ ...FORM, ...own, ...honeypot });
    expect(fields).toEqual(hidden);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain(FORM_ACTION);
    const notices = site.report.notices.map(({ message }) => message);
    expect(notices.includes('forms without a destination: contact')).toBe(!isNetlify);
  });

  test('keeps the honeypot from people, and the page after it from search engines', async () => {
    const { site } = await contactForm(WRITTEN);
    const html = site.read('contato.html');
    const box = /<div class="form-hidden" aria-hidden="true">.*?<\/div>/s.exec(html)?.[0] ?? '';
    expect(box).toContain('Deixe este campo em branco:');
    const trap = tagsOf(box).find(({ attributes }) => attributes.name === '_gotcha');
    expect(trap?.attributes).toEqual({
      type: 'text',
      name: '_gotcha',
      tabindex: '-1',
      autocomplete: 'off',
      'data-1p-ignore': '',
      'data-bwignore': '',
      'data-lpignore': 'true',
      'data-form-type': 'other',
    });
    const thanks = tagsOf(site.read('obrigado-contato.html'));
    expect(metaOf(thanks, 'robots')).toBe('noindex, nofollow');
    expect(site.read('sitemap.xml')).toContain('https://www.pinha.test/contato<');
    expect(site.read('sitemap.xml')).not.toContain('obrigado-contato');
  });
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
  expect(site.problems).toEqual([]);
  const html = site.read('contato.html');
  const tags = tagsOf(/<form[^>]*id="contato".*?<\/form>/s.exec(html)?.[0] ?? '');
  const quiet = tags.filter(
    ({ attributes }) => attributes.type === 'hidden' || attributes.tabindex === '-1',
  );
  const meta = tagsOf(html).find(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  return {
    site,
    form: tags[0]?.attributes ?? {},
    fields: Object.fromEntries(
      quiet.map(({ attributes: { name = '', value = '' } }) => [name, value]),
    ),
    policy: meta?.attributes.content?.split('; ') ?? [],
  };
}
