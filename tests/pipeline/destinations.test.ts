// Where the forms are sent: how a destination is written, and what the pages make of it.

import { describe, expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/run.ts';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { metaOf, type Tag, tagsOf } from '../support/html.ts';
import { TINY_SITE, type Tree } from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const WRITTEN = '{ kind: http, url: https://forms.pinha.test/contato }';

/** The tiny site with another destination of its contact form. */
function siteWith(destination: string): string {
  const text = String(TINY_SITE['content/site.yaml']);
  if (!text.includes(WRITTEN)) throw new Error('the tiny site has another destination');
  return text.replace(WRITTEN, () => destination);
}

describe('a destination in content/site.yaml', () => {
  const EXPECTED = 'expected kind and url; for web3forms also accessKey, for netlify kind alone';
  const KINDS = 'one of formspree, web3forms, netlify, basin, http';

  test.each([
    {
      written: '{ kind: formspre, url: https://formspree.io/f/a }',
      place: '17:20  forms.contact.kind',
      message: `expected ${KINDS}, found formspre`,
      fix: 'write kind: formspree',
    },
    {
      written: '{ url: https://formspree.io/f/a }',
      place: '17:12  forms.contact.kind',
      message: `expected a key "kind" with ${KINDS}, found none`,
      fix: 'add kind: formspree between the braces of forms.contact',
    },
    {
      written: '{ kind: http }',
      place: '17:12  forms.contact',
      message: `${EXPECTED}, found a group of keys`,
      fix: 'write contact: { kind: http, url: https://forms.exemplo.com.br/contato }',
    },
    {
      written: '{ kind: netlify, url: https://forms.pinha.test/a }',
      place: '17:12  forms.contact',
      message: `${EXPECTED}, found a group of keys`,
      fix: 'write contact: { kind: netlify }',
    },
    {
      written: '{ kind: web3forms, url: https://api.web3forms.com/submit }',
      place: '17:12  forms.contact',
      message: `${EXPECTED}, found a group of keys`,
      fix: 'write contact: { kind: web3forms, url: https://api.web3forms.com/submit, accessKey: a1b2c3d4-e5f6-7890-abcd-ef1234567890 }',
    },
    {
      written: '{ kind: basin, url: https://usebasin.com/f/a, accessKey: b }',
      place: '17:12  forms.contact',
      message: `${EXPECTED}, found a group of keys`,
      fix: 'write contact: { kind: basin, url: https://usebasin.com/f/a }',
    },
    {
      written: 'https://formspree.io/f/a',
      place: '17:12  forms.contact',
      message: `${EXPECTED}, found https://formspree.io/f/a`,
      fix: 'write contact: { kind: formspree, url: https://formspree.io/f/a }',
    },
    {
      written: '{ kind: http, url: http://forms.pinha.test/a }',
      place: '17:31  forms.contact.url',
      message: 'expected a complete https address, found http://forms.pinha.test/a',
      fix: 'write url: https://forms.pinha.test/a',
    },
    {
      written: '{ kind: http, url: "http://127.0.0.1@forms.pinha.test/" }',
      place: '17:31  forms.contact.url',
      message: 'expected a complete https address, found "http://127.0.0.1@forms.pinha.test/"',
      fix: 'write url: https://formspree.io/f/abcdwxyz (an example)',
    },
    {
      written: '{ kind: http, url: "javascript:alert(1)" }',
      place: '17:31  forms.contact.url',
      message: 'expected a complete https address, found "javascript:alert(1)"',
      fix: 'write url: https://formspree.io/f/abcdwxyz (an example)',
    },
    {
      written: '{ kind: http, url: https://forms.pinha.test/a, acesskey: b }',
      place: '17:59  forms.contact.acesskey',
      message: 'unknown key "acesskey"',
      fix: 'did you mean "accessKey"? Known keys: kind, url, accessKey',
    },
  ])('written as $written', async ({ written, place, message, fix }) => {
    const line = `  contact: ${written}`;
    const column = Number(/:(\d+) /.exec(place)?.[1]);
    expect(await problemsOf({ 'content/site.yaml': siteWith(written) })).toEqual([
      [
        `content/site.yaml:${place}`,
        `  ${message}`,
        `  17 | ${line}`,
        `     | ${' '.repeat(column - 1)}^`,
        `  fix: ${fix}`,
      ].join('\n'),
    ]);
  });
});

describe('a destination in the environment', () => {
  const FORMSPREE = 'https://formspree.io/f/abcdwxyz';
  const KEY = 'a1b2c3d4-e5f6-7890-abcd-ef1234567890';

  test.each([
    ['CONTACT_ENDPOINT', 'abc', FORMSPREE],
    ['CONTACT_ENDPOINT', 'http://forms.pinha.test/a', 'https://forms.pinha.test/a'],
    ['CAREERS_ENDPOINT', 'formspree.io/f/a', 'https://formspree.io/f/a'],
    ['CAREERS_ENDPOINT', 'javascript:alert(1)', FORMSPREE],
    [
      'NEWSLETTER_ENDPOINT',
      'https://api.web3forms.com/submit',
      `https://api.web3forms.com/submit?access_key=${KEY}`,
    ],
  ])('%s=%s is refused', async (variable, value, mended) => {
    expect(await problemsOf({}, { env: { [variable]: value } })).toEqual([
      [
        `environment  ${variable}`,
        `  expected a complete https address, with ?access_key= for web3forms, found "${value}"`,
        `  fix: set ${variable}=${mended}, or unset it to use content/site.yaml`,
      ].join('\n'),
    ]);
  });

  test.each([
    ['https://formspree.io/f/abc', 'https://formspree.io/f/abc', '_next'],
    [
      'https://api.web3forms.com/submit?access_key=abc',
      'https://api.web3forms.com/submit',
      'access_key',
    ],
    ['https://usebasin.com/f/abc', 'https://usebasin.com/f/abc', 'subject'],
    ['https://forms.pinha.test/b?c=d&e', 'https://forms.pinha.test/b?c=d&e', 'redirect'],
    ['http://127.0.0.1:8080/b', 'http://127.0.0.1:8080/b', 'redirect'],
    ['http://localhost/b', 'http://localhost/b', 'redirect'],
  ])('CONTACT_ENDPOINT=%s wins over the file', async (endpoint, action, field) => {
    const { form, fields } = await contactForm(WRITTEN, { env: { CONTACT_ENDPOINT: endpoint } });
    expect(form).toMatchObject({ method: 'post', action });
    expect(Object.keys(fields)).toContain(field);
    if (field === 'access_key') expect(fields.access_key).toBe('abc');
  });

  test('an empty variable leaves the file’s word', async () => {
    const { form } = await contactForm(WRITTEN, { env: { CONTACT_ENDPOINT: '' } });
    expect(form.action).toBe('https://forms.pinha.test/contato');
  });
});

const THANKS = 'https://www.pinha.test/obrigado-contato';
const SUBJECT = 'Pedido de orçamento pelo site';
const FORM_ACTION = "form-action 'self' mailto:";

describe('the contact page', () => {
  test.each([
    {
      kind: 'formspree',
      destination: '{ kind: formspree, url: https://formspree.io/f/abc }',
      action: 'https://formspree.io/f/abc',
      hidden: { _subject: SUBJECT, _next: THANKS },
      honeypot: '_gotcha',
    },
    {
      kind: 'web3forms',
      destination:
        '{ kind: web3forms, url: https://api.web3forms.com/submit, accessKey: "<chave & co>" }',
      action: 'https://api.web3forms.com/submit',
      hidden: { access_key: '<chave & co>', subject: SUBJECT, redirect: THANKS },
      honeypot: 'botcheck',
    },
    {
      kind: 'basin',
      destination: '{ kind: basin, url: https://usebasin.com/f/abc }',
      action: 'https://usebasin.com/f/abc',
      hidden: { subject: SUBJECT },
      honeypot: '_gotcha',
    },
    {
      kind: 'http',
      destination: '{ kind: http, url: https://forms.pinha.test/a?b=c&d }',
      action: 'https://forms.pinha.test/a?b=c&d',
      hidden: { form: 'contato', subject: SUBJECT, redirect: THANKS },
      honeypot: '_gotcha',
    },
  ])('for $kind', async ({ destination, action, hidden, honeypot }) => {
    const { form, fields, policy } = await contactForm(destination);
    expect(form).toEqual({ class: 'form', id: 'contato', method: 'post', action });
    expect(fields).toEqual({ ...hidden, [honeypot]: '' });
    const { origin } = new URL(action);
    expect(policy).toContain(`connect-src 'self' ${origin}`);
    expect(policy).toContain(`${FORM_ACTION} ${origin}`);
  });

  test('for Netlify, which takes forms at the site itself', async () => {
    const { form, fields, policy } = await contactForm('{ kind: netlify }');
    expect(form).toEqual({
      class: 'form',
      id: 'contato',
      method: 'post',
      action: '/obrigado-contato',
      name: 'contato',
      'data-netlify': 'true',
      'netlify-honeypot': 'bot-field',
    });
    expect(fields).toEqual({ 'form-name': 'contato', subject: SUBJECT, 'bot-field': '' });
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain(FORM_ACTION);
  });

  test.each(['', 'null'])('without a destination ("%s") writes an e-mail', async (destination) => {
    const { form, fields, policy, site } = await contactForm(destination);
    expect(form).toEqual({
      class: 'form',
      id: 'contato',
      method: 'post',
      action: 'mailto:oi@pinha.test',
      enctype: 'text/plain',
    });
    expect(fields).toEqual({});
    expect(policy).toContain(FORM_ACTION);
    expect(policy).toContain("connect-src 'self'");
    expect(site.report.notices.map(({ message }) => message)).toContain(
      'forms without a destination: contact',
    );
  });

  test('keeps the honeypot from people: out of sight, out of the tab order, not filled in', async () => {
    const { site } = await contactForm(WRITTEN);
    const html = site.read('contato.html');
    const box = /<div class="form-hidden" aria-hidden="true">.*?<\/div>/s.exec(html)?.[0] ?? '';
    expect(box).toContain('Deixe este campo em branco:');
    expect(tagsOf(box).find(({ attributes }) => attributes.name === '_gotcha')?.attributes).toEqual(
      {
        type: 'text',
        name: '_gotcha',
        tabindex: '-1',
        autocomplete: 'off',
        'data-1p-ignore': '',
        'data-bwignore': '',
        'data-lpignore': 'true',
        'data-form-type': 'other',
      },
    );
  });
});

test('the page after a form was sent is kept from search engines', async () => {
  const { site } = await contactForm(WRITTEN);
  const tags = tagsOf(site.read('obrigado-contato.html'));
  expect(metaOf(tags, 'robots')).toBe('noindex, nofollow');
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
  const site = await buildSite(
    {
      'content/pages/contato.yaml': pageWith('contato'),
      'content/pages/obrigado-contato.yaml': pageWith('obrigado-contato'),
      'content/site.yaml': siteWith(destination).replace(
        '- /contato',
        '- /agendamento\n  - /politica-privacidade',
      ),
    } satisfies Tree,
    options,
  );
  expect(site.problems).toEqual([]);
  const html = site.read('contato.html');
  const form = /<form[^>]*id="contato".*?<\/form>/s.exec(html)?.[0] ?? '';
  const tags = tagsOf(form);
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
