// The real site against its specification: every page, price, limit, label and message that it asks for.

import { beforeAll, describe, expect, test } from 'vitest';
import { readingMinutes } from '../../domain/text/reading-time.ts';
import { authorOf, contentOf, recordsOf } from '../support/content.ts';
import { chatTexts, type Tag, tagsOf, visibleText } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';

const ROUTES = [
  '/',
  '/servicos',
  '/servicos/websites',
  '/servicos/mobile',
  '/servicos/sistemas',
  '/servicos/ecommerce',
  '/servicos/automacao-ia',
  '/evolution-api',
  '/n8n',
  '/portfolio',
  '/sobre',
  '/contato',
  '/blog',
  '/blog/porque-contratar-software-house',
  '/blog/o-que-e-software-house',
  '/blog/wordpress-vs-codigo-personalizado',
  '/blog/software-sob-medida-vs-solucoes-prontas',
  '/blog/automacao-processos-integracoes',
  '/carreiras',
  '/agendamento',
  '/politica-privacidade',
  '/termos-uso',
];
const STANDALONE = ['/proposta', '/obrigado'];
const JOBS = ['/carreiras/desenvolvedor', '/carreiras/qa'];

const presets: Record<string, string> = contentOf('presets.yaml');
const projects = [...recordsOf('portfolio').values()];
let site: RealSite;

beforeAll(async () => {
  site = await buildRealSite();
}, 60_000);

const textOf = (route: string): string => site.page(route).text;

/** The parts of a page that begin with a tag of this class and end before the next one. */
function partsOf(html: string, opening: string): string[] {
  return html.split(opening).slice(1);
}

function mainOf(html: string): string {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
}

/** The labels of links to the chat, with what each would send. */
function chatButtons(html: string): [string, string][] {
  const links = html.matchAll(/<a\b[^>]*href="https:\/\/wa\.me\/[^"]*"[^>]*>.*?<\/a>/gs);
  return [...links].map(([link]) => [
    visibleText(link).replace(' (abre em nova aba)', ''),
    chatTexts(link)[0] ?? '',
  ]);
}

describe('the routes', () => {
  test('that the specification lists all exist', () => {
    const routes = site.pages.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining([...ROUTES, ...STANDALONE, '/404']));
  });

  test('are all that there is, with the openings and the proposals', () => {
    // What the law and forms without a script ask for besides.
    const added = ['/acessibilidade', '/obrigado-contato', '/404'];
    const known = [...ROUTES, ...STANDALONE, ...JOBS, ...added];
    const others = site.pages.map(({ route }) => route).filter((route) => !known.includes(route));
    expect(others.filter((route) => !/^\/proposta-[a-z0-9-]+$/.test(route))).toEqual([]);
  });

  test('share a header and a footer, but for the standalone ones', () => {
    for (const { route, tags } of site.pages) {
      const isShared = !/^\/(?:proposta|obrigado$)/.test(route);
      const classes = tags.map(({ attributes }) => attributes.class);
      expect(classes.includes('site-header'), route).toBe(isShared);
      expect(classes.includes('site-footer'), route).toBe(isShared);
    }
  });
});

describe('the header and the footer', () => {
  const linksIn = (html: string): string[] =>
    tagsOf(html)
      .filter(({ name }) => name === 'a')
      .map(({ attributes }) => attributes.href ?? '');
  const part = (name: string): string =>
    new RegExp(`<${name}\\b.*?</${name}>`, 's').exec(site.page('/sobre').html)?.[0] ?? '';

  test('the header leads to the six main pages and opens the general quote', () => {
    const header = part('header');
    expect(linksIn(header)).toEqual(
      expect.arrayContaining(['/', '/servicos', '/portfolio', '/sobre', '/blog', '/contato']),
    );
    for (const button of chatButtons(header)) {
      expect(button).toEqual(['Solicitar Orçamento', presets.GENERAL]);
    }
    expect(chatButtons(header)).not.toEqual([]);
  });

  test('the footer leads to all fourteen pages that it has to', () => {
    const links = linksIn(part('footer'));
    for (const route of [
      '/servicos/websites',
      '/servicos/sistemas',
      '/servicos/mobile',
      '/servicos/ecommerce',
      '/evolution-api',
      '/n8n',
      '/servicos/automacao-ia',
      '/sobre',
      '/blog',
      '/portfolio',
      '/contato',
      '/carreiras',
      '/politica-privacidade',
      '/termos-uso',
    ]) {
      expect(
        links.filter((href) => href === route),
        route,
      ).toHaveLength(1);
    }
    expect(links).toContain('mailto:contato@grimpa.example');
    expect(links).toContain('tel:+5541900000000');
    expect(links.filter((href) => /instagram|linkedin|youtube/.test(href))).toHaveLength(3);
    const text = visibleText(part('footer'));
    for (const words of [
      'contato@grimpa.example',
      '+55 41 90000-0000',
      'Curitiba/PR',
      '2015-2025',
    ]) {
      expect(text).toContain(words);
    }
  });
});

describe('the home page', () => {
  test('has its two buttons, its figures and its three steps', () => {
    const { html, text } = site.page('/');
    for (const words of [
      'projetos entregues 500+ anos de mercado 10+ países atendidos 8',
      ...['Iniciar Projeto', 'Ver Trabalhos', 'Começar Projeto', 'Conversar'],
      ...['Descoberta', 'Criação', 'Entrega'],
    ]) {
      expect(text).toContain(words);
    }
    const works = /<a\b[^>]*href="([^"]*)"[^>]*>Ver Trabalhos/.exec(html)?.[1];
    expect(works).toBe('/portfolio');
    expect(chatButtons(mainOf(html))).toEqual([
      ['Iniciar Projeto', presets.GENERAL],
      ['Começar Projeto', presets.GENERAL],
      ['Conversar', presets.FREE_QUOTE],
    ]);
  });

  test('leads to four services, each with the price that its page begins at', () => {
    const cards = partsOf(site.page('/').html, '<li class="service-card"');
    const found = cards.map((card) => [
      tagsOf(card).find(({ name }) => name === 'a')?.attributes.href,
      /A partir de (R\$ [\d.]+)/.exec(visibleText(card))?.[1],
    ]);
    expect(found).toEqual([
      ['/servicos/websites', 'R$ 2.999'],
      ['/servicos/sistemas', 'R$ 8.999'],
      ['/servicos/mobile', 'R$ 15.999'],
      ['/servicos/automacao-ia', 'R$ 4.999'],
    ]);
  });

  test('has six testimonials of five stars, with the initials of who said them', () => {
    const quotes = partsOf(site.page('/').html, '<figure class="testimonial"');
    expect(quotes).toHaveLength(6);
    for (const quote of quotes) {
      const tags = tagsOf(quote.split('</figure>')[0] ?? '');
      expect(tags.filter(({ attributes }) => attributes['data-lit'])).toHaveLength(5);
      const stars = tags.find(({ attributes }) => attributes.role === 'img');
      expect(stars?.attributes['aria-label']).toBe('5 de 5 estrelas');
      expect(visibleText(quote)).toMatch(/” [A-ZÀ-Ú]{2} /);
    }
  });
});

describe('the packages', () => {
  interface Package {
    name: string;
    price: string;
    words?: string[];
    badge?: string;
  }
  const areas: [string, Package[]][] = [
    [
      '/servicos/websites',
      [
        { name: 'Essencial', price: 'R$ 2.999', words: ['até 5 páginas'] },
        {
          name: 'Profissional',
          price: 'R$ 5.999',
          words: ['até 15 páginas'],
          badge: 'Mais popular',
        },
        { name: 'Enterprise', price: 'R$ 12.999' },
      ],
    ],
    [
      '/servicos/mobile',
      [
        { name: 'MVP', price: 'R$ 15.999' },
        { name: 'Completo', price: 'R$ 35.999', badge: 'Mais popular' },
        { name: 'Enterprise', price: 'R$ 75.999' },
      ],
    ],
    [
      '/servicos/sistemas',
      [
        { name: 'Básico', price: 'R$ 8.999', words: ['3 módulos', '5 usuários'] },
        {
          name: 'Avançado',
          price: 'R$ 19.999',
          words: ['8 módulos', '20 usuários'],
          badge: 'Mais popular',
        },
        { name: 'Enterprise', price: 'R$ 39.999' },
      ],
    ],
    [
      '/servicos/ecommerce',
      [
        { name: 'Starter', price: 'R$ 4.999', words: ['até 100 produtos'] },
        { name: 'Professional', price: 'R$ 9.999', badge: 'Mais Vendido' },
        { name: 'Enterprise', price: 'R$ 19.999' },
      ],
    ],
    [
      '/servicos/automacao-ia',
      [
        { name: 'Starter AI', price: 'R$ 4.999' },
        { name: 'Business AI', price: 'R$ 12.999', badge: 'Mais popular' },
        { name: 'Enterprise AI', price: 'R$ 29.999' },
      ],
    ],
    [
      '/evolution-api',
      [
        {
          name: 'Plano único',
          price: 'R$ 15 por mês',
          words: ['1 instância', 'até 30 conexões'],
          badge: 'Mais popular',
        },
      ],
    ],
    ['/n8n', [{ name: 'n8n gerenciado', price: 'R$ 15 por mês', words: ['menos de 24 horas'] }]],
  ];

  test.each(areas)('of %s are those of the price list', (route, expected) => {
    const html = site.page(route).html;
    const list = /<ul class="packages".*?(?=<div class="packages-after")/s.exec(html)?.[0] ?? '';
    const found = partsOf(list, '<li class="package"');
    expect(found).toHaveLength(expected.length);
    expected.forEach(({ name, price, words = [], badge }, index) => {
      const text = visibleText(`<li class="package"${found[index]}`);
      expect(text).toContain(badge ? `${name} ${badge} ${price} ` : `${name} ${price} `);
      for (const word of words) expect(text).toContain(word);
    });
    expect(visibleText(list).match(/Mais popular|Mais Vendido/g)?.length ?? 0).toBe(
      expected.filter(({ badge }) => badge).length,
    );
  });

  test('of websites come with a way of six steps and a list of technologies', () => {
    const { html } = site.page('/servicos/websites');
    expect(contentOf('services/websites.yaml').process.steps).toHaveLength(6);
    for (const { title } of contentOf('services/websites.yaml').process.steps) {
      expect(textOf('/servicos/websites')).toContain(title);
    }
    expect(tagsOf(mainOf(html)).map(({ attributes }) => attributes.href)).toContain('/portfolio');
  });

  test('of n8n ask for no setup fee and no lock-in, support included', () => {
    const text = textOf('/n8n').toLowerCase();
    for (const words of ['sem taxa de instalação', 'sem fidelidade', 'suporte incluído']) {
      expect(text).toContain(words);
    }
  });

  test('promise what the house claims: 300 %, 80 %, 5× and under three seconds', () => {
    expect(textOf('/servicos/websites')).toContain('300%');
    expect(textOf('/servicos/websites')).toMatch(/< 3 s|três segundos/);
    expect(textOf('/servicos/automacao-ia')).toContain('80%');
    expect(textOf('/servicos/mobile')).toContain('5×');
  });
});

describe('a quote button', () => {
  const expected: [string, string, string[]][] = [
    ['/servicos/websites', 'de sites', ['WEBSITE', 'FREE_QUOTE']],
    ['/servicos/mobile', 'de aplicativos', ['MOBILE']],
    ['/servicos/sistemas', 'de sistemas web', ['SYSTEM']],
    ['/servicos/ecommerce', 'de lojas virtuais', ['ECOMMERCE']],
    ['/servicos/automacao-ia', 'de automação com IA', []],
  ];

  test.each(expected)('of %s asks for a quote of its package, %s', (route, what, allowed) => {
    const buttons = chatButtons(mainOf(site.page(route).html));
    const { packages } = [...recordsOf('services').values()].find((data) => data.route === route);
    const chosen = buttons.slice(0, packages.length);
    expect(chosen).toEqual(
      packages.map(({ name }: { name: string }) => [
        `Escolher ${name}`,
        `Olá! Quero um orçamento do pacote ${name} ${what}.`,
      ]),
    );
    const said = new Set(buttons.slice(packages.length).map(([, text]) => text));
    if (allowed.length > 0) expect(said).toEqual(new Set(allowed.map((name) => presets[name])));
  });

  test('of any page asks for a quote', () => {
    const shared = site.pages.filter(({ route }) => !route.startsWith('/proposta'));
    for (const { route, html } of shared) {
      for (const [label, text] of chatButtons(mainOf(html))) {
        if (/WhatsApp/.test(label)) continue;
        expect(text, `${route}: ${label}`).toMatch(/orçamento/);
      }
    }
  });

  test('of n8n asks how its hosting works', () => {
    const buttons = chatButtons(mainOf(site.page('/n8n').html));
    expect(new Set(buttons.map(([, text]) => text))).toEqual(new Set([presets.N8N]));
  });

  test.each([
    ['/servicos/automacao-ia', /automa(?:ção com IA|tizar)/],
    ['/evolution-api', /Evolution API/],
  ])('of %s has a sentence of its own', (route, subject) => {
    const buttons = chatButtons(mainOf(site.page(route).html));
    expect(buttons.length).toBeGreaterThanOrEqual(4);
    for (const [, text] of buttons) {
      if (text === presets.FREE_QUOTE) continue;
      expect(text).toMatch(/^Olá! .*[.?]$/);
      expect(text).toMatch(subject);
      expect(Object.values(presets)).not.toContain(text);
    }
  });

  test('of /servicos asks about its block, and one asks for a free quote', () => {
    const { html } = site.page('/servicos');
    expect(chatButtons(mainOf(html))).toEqual([
      ['Solicitar Orçamento', presets.WEBSITE],
      ['Solicitar Orçamento', presets.SYSTEM],
      ['Solicitar Orçamento', presets.MOBILE],
      ['Pedir orçamento grátis', presets.FREE_QUOTE],
    ]);
    expect(tagsOf(mainOf(html)).map(({ attributes }) => attributes.href)).toContain('/portfolio');
  });

  test('of n8n also leads to the booking page', () => {
    const links = tagsOf(mainOf(site.page('/n8n').html)).map(({ attributes }) => attributes.href);
    expect(links).toContain('/agendamento');
  });

  test('has one of eight messages, each asking for a quote', () => {
    expect(Object.keys(presets)).toEqual([
      'GENERAL',
      'WEBSITE',
      'MOBILE',
      'SYSTEM',
      'ECOMMERCE',
      'PORTFOLIO',
      'FREE_QUOTE',
      'N8N',
    ]);
    for (const text of Object.values(presets)) expect(text).toContain('orçamento');
    expect(presets.N8N).toMatch(/[Cc]omo funciona a hospedagem de n8n\?/);
  });
});

describe('the portfolio', () => {
  const groups = [
    ['websites', 'Websites', 11],
    ['sistemas', 'Sistemas', 5],
    ['landing-pages', 'Landing Pages', 6],
  ] as const;
  const cardsOf = (category: string): string[] => {
    const [section = ''] = partsOf(site.page('/portfolio').html, `id="${category}"`);
    const end = section.indexOf('</section>');
    return partsOf(section.slice(0, end), '<article class="project-card"');
  };

  test('has three tabs, in this order', () => {
    const [tabs = ''] = partsOf(site.page('/portfolio').html, 'class="tabs wrap"');
    expect(visibleText(`<nav${tabs.split('</nav>')[0]}`)).toBe(
      'Websites 11 Sistemas 5 Landing Pages 6',
    );
  });

  test.each(groups)('has in %s (%s) %i projects', (category, title, count) => {
    expect(cardsOf(category)).toHaveLength(count);
    expect(textOf('/portfolio')).toContain(title);
    expect(projects.filter((project) => project.category === category)).toHaveLength(count);
  });

  const byTitle = new Map(projects.map((project) => [project.title, project]));

  test.each(groups)(
    'shows in %s what each project is, with three of its six features',
    (category) => {
      for (const card of cardsOf(category)) {
        const title = visibleText(/<h3>(.*?)<\/h3>/s.exec(card)?.[1] ?? '');
        const project = byTitle.get(title);
        const text = visibleText(`<article${card}`);
        expect(project?.features, title).toHaveLength(6);
        for (const words of [project.description, project.sector, ...project.technologies]) {
          expect(text, title).toContain(words);
        }
        const shown = project.features.filter((feature: string) => text.includes(feature));
        expect(shown, title).toEqual(project.features.slice(0, 3));
      }
    },
  );

  test.each(groups)(
    'in %s leads to sites that are live, and asks for something like each',
    (category) => {
      for (const card of cardsOf(category)) {
        const title = visibleText(/<h3>(.*?)<\/h3>/s.exec(card)?.[1] ?? '');
        const visits = [...card.matchAll(/<a\b([^>]*)>Ver Site/g)].map(
          ([, attributes = '']) => tagsOf(`<a${attributes}>`)[0]?.attributes,
        );
        const { liveUrl } = byTitle.get(title);
        expect(visits.map((link) => [link?.href, link?.target, link?.rel])).toEqual(
          liveUrl ? [[liveUrl, '_blank', 'noopener']] : [],
        );
        const similar = chatButtons(card).filter(([label]) => label.startsWith('Projeto Similar'));
        expect(similar, title).toHaveLength(1);
        expect(similar[0]?.[1]).toContain(title);
        expect(similar[0]?.[1]).toMatch(/^Olá! .*orçamento/);
      }
    },
  );

  test('has projects with and without a live site', () => {
    const live = projects.filter(({ liveUrl }) => liveUrl);
    expect(live.length).toBeGreaterThan(0);
    expect(live.length).toBeLessThan(projects.length);
  });

  test('asks for quotes in the words of the portfolio', () => {
    expect(chatTexts(mainOf(site.page('/portfolio').html))).toContain(presets.PORTFOLIO);
  });
});

test('the page about the house has its history, mission, four values and three fields', () => {
  const text = textOf('/sobre');
  const { values, expertise, mission } = contentOf('pages/sobre.yaml');
  expect(values.items).toHaveLength(4);
  expect(expertise.items.map(({ title }: { title: string }) => title)).toEqual([
    'Websites',
    'Sistemas',
    'SaaS',
  ]);
  const points = [...values.items, ...expertise.items].flatMap(({ title, text }) => [title, text]);
  for (const words of ['2015', '400+', 'Missão', mission.text, ...points]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('anos de mercado 10 projetos entregues 400+');
});

interface Control {
  kind: string;
  type: string | undefined;
  required: boolean;
}

/** The fields of a page's form by name; what visitors never see is left out. */
function controlsOf(route: string, form: string): Map<string, Control> {
  const [body = ''] = partsOf(site.page(route).html, `id="${form}"`);
  const controls = tagsOf(body.split('</form>')[0] ?? '').filter(
    ({ name, attributes }) =>
      /^(?:input|select|textarea)$/.test(name) &&
      attributes.type !== 'hidden' &&
      !attributes.name?.startsWith('_'),
  );
  return new Map(
    controls.map(({ name, attributes }: Tag) => [
      attributes.name ?? '',
      {
        kind: name,
        type: attributes.type ?? (name === 'input' ? 'text' : undefined),
        required: 'required' in attributes,
      },
    ]),
  );
}

function optionsOf(route: string, select: string): [string, string][] {
  const list = new RegExp(`<select[^>]*name="${select}".*?</select>`, 's');
  const [body = ''] = list.exec(site.page(route).html) ?? [];
  return [...body.matchAll(/<option([^>]*)>(.*?)<\/option>/gs)].map(
    ([, attributes, label = '']) => [
      tagsOf(`<option${attributes}>`)[0]?.attributes.value ?? '',
      visibleText(label),
    ],
  );
}

/** The radio buttons of a group, each with its label. */
function chipsOf(route: string, name: string): [string, string][] {
  const labels = [...site.page(route).html.matchAll(/<label class="chip">(.*?)<\/label>/gs)];
  return labels
    .map(([, inner = '']) => ({ inner, attributes: tagsOf(inner)[0]?.attributes }))
    .filter(({ attributes }) => attributes?.name === name && attributes.type === 'radio')
    .map(({ inner, attributes }) => [attributes?.value ?? '', visibleText(inner)]);
}

describe('the contact page', () => {
  test('asks in its form for seven things, and only the company is optional', () => {
    expect([...controlsOf('/contato', 'contato')]).toEqual([
      ['name', { kind: 'input', type: 'text', required: true }],
      ['email', { kind: 'input', type: 'email', required: true }],
      ['phone', { kind: 'input', type: 'tel', required: true }],
      ['company', { kind: 'input', type: 'text', required: false }],
      ['service', { kind: 'select', type: undefined, required: true }],
      ['budget', { kind: 'input', type: 'radio', required: true }],
      ['message', { kind: 'textarea', type: undefined, required: true }],
    ]);
  });

  test('offers the six services and the five budgets, under these values', () => {
    expect(optionsOf('/contato', 'service').map(([value]) => value)).toEqual([
      '',
      'website',
      'sistema',
      'mobile',
      'ecommerce',
      'automacao',
      'consultoria',
    ]);
    expect(chipsOf('/contato', 'budget')).toEqual([
      ['5k-10k', 'R$ 5 mil a R$ 10 mil'],
      ['10k-25k', 'R$ 10 mil a R$ 25 mil'],
      ['25k-50k', 'R$ 25 mil a R$ 50 mil'],
      ['50k+', 'Mais de R$ 50 mil'],
      ['nao-sei', 'Ainda não sei'],
    ]);
  });

  test('says where and when the house is reached, and three reasons to write', () => {
    for (const words of [
      ...['contato@grimpa.example', '+55 41 90000-0000', 'Curitiba/PR', 'Segunda a sexta, 9h-18h'],
      ...['Consultoria gratuita', 'Equipe especializada', 'até 2 horas úteis'],
    ]) {
      expect(textOf('/contato')).toContain(words);
    }
    expect(contentOf('pages/contato.yaml').reasons.items).toHaveLength(3);
  });

  test('answers four questions', () => {
    const [faq = ''] = partsOf(site.page('/contato').html, 'class="faq"');
    const answers = [...faq.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, answer = '']) =>
      visibleText(answer),
    );
    expect(answers).toHaveLength(4);
    expect(answers[0]).toMatch(/2 a 4 semanas.*2 a 4 meses/);
    expect(answers[1]).toMatch(
      /3 meses de suporte gratuito depois da entrega.*6 ou 12 meses.*90 dias/,
    );
    expect(answers[2]).toContain('ágil');
    expect(answers[3]).toMatch(/área.*retorno/);
  });
});

describe('the openings', () => {
  test.each([
    ['/carreiras/desenvolvedor', 'Desenvolvedor Full Stack', 'R$ 4.000', 'R$ 8.000'],
    ['/carreiras/qa', 'Quality Assurance (QA)', 'R$ 3.000', 'R$ 6.000'],
  ])('%s is shown on its page and on the list of both', (route, title, min, max) => {
    for (const page of [route, '/carreiras']) {
      const text = textOf(page);
      for (const words of [title, 'Curitiba/PR - Remoto', 'CLT']) expect(text).toContain(words);
      expect(text).toMatch(new RegExp(`${min} a ${max}`.replaceAll('$', '\\$')));
    }
    for (const words of ['Vale-refeição', 'Plano de saúde', 'Home office', 'Auxílio-educação']) {
      expect(textOf(route)).toContain(words);
    }
    const links = tagsOf(site.page('/carreiras').html).map(({ attributes }) => attributes.href);
    expect(links).toContain(route);
    expect(textOf('/carreiras')).toContain('Candidatar-se');
  });

  test.each(['/carreiras', ...JOBS])('%s asks in its form for seven things', (route) => {
    expect([...controlsOf(route, 'formulario-candidatura')]).toEqual([
      ['name', { kind: 'input', type: 'text', required: true }],
      ['email', { kind: 'input', type: 'email', required: true }],
      ['phone', { kind: 'input', type: 'tel', required: true }],
      ['position', { kind: 'select', type: undefined, required: true }],
      ['experience', { kind: 'textarea', type: undefined, required: true }],
      ['linkedin', { kind: 'input', type: 'url', required: false }],
      ['portfolio', { kind: 'input', type: 'url', required: false }],
    ]);
    expect(optionsOf(route, 'position').slice(1)).toEqual([
      ['Desenvolvedor Full Stack', 'Desenvolvedor Full Stack'],
      ['Quality Assurance (QA)', 'Quality Assurance (QA)'],
    ]);
  });
});

describe('the blog', () => {
  const posts = [...recordsOf('blog')];

  test('has five cards with title, excerpt, date, minutes and category', () => {
    const cards = partsOf(site.page('/blog').html, '<article class="post-card"');
    expect(cards).toHaveLength(5);
    for (const [name, data] of posts) {
      const card = cards.find((text) => text.includes(`href="/blog/${name}"`)) ?? '';
      const text = visibleText(`<article${card}`);
      for (const words of [data.title, data.excerpt, data.category, `${data.readMinutes} min`]) {
        expect(text).toContain(words);
      }
      expect(text).toMatch(/\d{1,2}º? de [a-zç]+ de 20\d\d/);
      expect(data.readMinutes).toBeGreaterThanOrEqual(5);
      expect(data.readMinutes).toBeLessThanOrEqual(10);
    }
    const minutes = posts.map(([, { readMinutes }]) => readMinutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([5, 10]);
    expect(new Set(posts.map(([, { category }]) => category))).toEqual(
      new Set(['Automação', 'Estratégia', 'Tecnologia', 'Conceitos']),
    );
    expect(textOf('/blog')).toContain('Assinar');
  });

  test.each(posts)(
    'has the article %s, with an honest reading time and its way back and on',
    (name, data) => {
      const { html, text } = site.page(`/blog/${name}`);
      const [body = ''] = partsOf(html, '<div class="prose">');
      const words = visibleText(body.split('<aside')[0] ?? '').split(' ').length;
      expect(readingMinutes(words)).toBe(data.readMinutes);
      for (const shown of [data.title, data.excerpt, authorOf(data), `${data.readMinutes} min`]) {
        expect(text).toContain(shown);
      }
      expect(html).toMatch(/<a\b[^>]*class="back-link"[^>]*href="\/blog"/);
      expect(/<a\b[^>]*href="([^"]*)"[^>]*>Fale Conosco/.exec(html)?.[1]).toBe('/contato');
      expect(html).not.toContain('href="/contact"');
    },
  );
});

describe('the booking page', () => {
  test('says what to expect, when, for how long, and that the first meeting is free', () => {
    for (const words of [
      ...['Análise detalhada do projeto', 'tecnologias e soluções', 'prazo e investimento'],
      ...['parceria ou orçamento', 'Próximos passos e cronograma'],
      ...['Segunda a sexta, 9h-18h', '60 minutos', 'Primeira reunião gratuita!'],
      ...['Análise gratuita do projeto', 'Proposta personalizada', 'Sem compromisso'],
    ]) {
      expect(textOf('/agendamento')).toContain(words);
    }
  });
});

describe('the legal pages', () => {
  test.each([
    ['/politica-privacidade', 14],
    ['/termos-uso', 19],
  ])('%s has %i sections, the month of its last change and a way home', (route, count) => {
    const { html, text } = site.page(route);
    const [body = ''] = partsOf(mainOf(html), '<div class="prose">');
    expect(body.match(/<h2\b/g)).toHaveLength(count);
    expect(text).toContain('janeiro de 2025');
    expect(tagsOf(mainOf(html)).map(({ attributes }) => attributes.href)).toContain('/');
  });

  test('the privacy policy covers what the law and the specification ask for', () => {
    const text = textOf('/politica-privacidade').toLowerCase();
    for (const words of [
      ...['lgpd', 'acesso', 'correção', 'exclusão', 'portabilidade', 'oposição', 'revoga'],
      ...['bases legais', 'compartilha', 'segurança', 'cookies', 'transferência internacional'],
      ...['menores', 'anpd', 'contato@grimpa.example'],
    ]) {
      expect(text).toContain(words);
    }
  });

  test('the terms name their figures and end with a notice', () => {
    const { html, text } = site.page('/termos-uso');
    for (const words of [
      ...['multa de 2% e juros de 1% ao mês', 'transferência bancária, Pix e boleto bancário'],
      ...['até 5 anos depois do fim', '18 anos', 'pelo menos 30 dias de antecedência'],
      ...['atrasar mais de 30 dias', '90 dias'],
    ]) {
      expect(text).toContain(words);
    }
    expect(html).toMatch(/<blockquote[^>]*>.*?<\/blockquote>\s*<\/div>/s);
  });
});

test('the page after a payment says what follows, within which time', () => {
  const { html, text } = site.page('/obrigado');
  for (const words of [
    ...['Pagamento Confirmado!', 'E-mail de confirmação', 'Contato em até 24h'],
    ...['Websites', 'Sistemas', 'Mobile', 'Automação IA', 'contato@grimpa.example'],
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toMatch(/Reunião para definir.*desenvolvimento/);
  const links = tagsOf(html).map(({ attributes }) => attributes.href);
  expect(links).toEqual(
    expect.arrayContaining([
      '/',
      '/servicos/websites',
      '/servicos/sistemas',
      '/servicos/mobile',
      '/servicos/automacao-ia',
      'mailto:contato@grimpa.example',
    ]),
  );
});

test('the page for unknown addresses leads home, to the contact page and to the popular ones', () => {
  const { html, text } = site.page('/404');
  expect(text).toContain('404');
  expect(text).toContain('Página não encontrada');
  const links = tagsOf(mainOf(html)).map(({ attributes }) => attributes.href);
  expect(links).toEqual(
    expect.arrayContaining(['/', '/servicos', '/portfolio', '/sobre', '/contato']),
  );
});

test('the sample proposal has the figures of the specification', () => {
  const text = textOf('/proposta');
  for (const words of ['R$ 5.000', '30 dias', '30%', '40%', '98%', '24/7', '400+']) {
    expect(text).toContain(words);
  }
  for (const days of [
    'dias 1 a 3',
    'dias 4 a 10',
    'dias 11 a 25',
    'dias 26 a 28',
    'dias 29 a 30',
  ]) {
    expect(text.toLowerCase()).toContain(days);
  }
});

describe('the five proposals to clients have the figures of the specification', () => {
  const halves = ['50% + 50%', 'no início', 'na entrega', '15 dias', '10×'];
  test.each([
    [
      '/proposta-doces-da-araci',
      [
        ...['R$ 600', 'R$ 400', 'R$ 200', 'R$ 800', 'Prazo: 30 dias', 'vale por 30 dias'],
        ...['2× R$ 300', '3× R$ 200', '50% + 50%'],
      ],
    ],
    [
      '/proposta-clube-gralha',
      [
        ...['Opção 1', 'PWA e web app', 'R$ 1.250', 'R$ 8.000', '45 dias'],
        ...['Opção 2', 'Aplicativos nativos', 'R$ 2.500', 'R$ 12.000', '60 dias'],
        ...[...halves, '+500', '+10', '+8'],
      ],
    ],
    [
      '/proposta-cantina-bepe',
      [
        ...['R$ 3.500', 'R$ 2.000', '43%', 'R$ 1.800', 'R$ 3.600', 'Prazo: 35 dias'],
        ...[...halves, '400+', '98%', '24/7'],
      ],
    ],
    [
      '/proposta-vale-do-iguacu',
      [
        ...['Módulo 1', 'Módulo 2', 'R$ 1.250', 'R$ 2.000', 'R$ 3.000', 'R$ 2.500', 'R$ 5.000'],
        ...['Prazo: 25 dias', '10× R$ 250', '2025-048', 'Rafael Andrade', ...halves],
      ],
    ],
    [
      '/proposta-marcenaria-taipa',
      [
        ...['R$ 1.500', 'R$ 2.500', 'Prazo: 20 dias', 'Suporte básico por 30 dias', '10× R$ 150'],
        ...['Desconto Black November (20%)', 'Desconto do clube (20%)', '(40%)', ...halves],
        ...['+500', '+10', '+8'],
      ],
    ],
  ])('%s', (route, figures) => {
    const text = textOf(route);
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
    for (const words of ['até 2 horas', 'grátis por 12 meses', 'Garantia de 90 dias', '30 dias']) {
      expect(text).toContain(words);
    }
  });

  test('and no day of issue, so that none of them ends', () => {
    const routes = site.pages.filter(({ route }) => route.startsWith('/proposta'));
    expect(routes).toHaveLength(6);
    for (const { route, text } of routes) expect(text, route).not.toMatch(/Válida até|Venceu em/);
  });
});

test('every promise of a reply says two hours, from Monday to Friday, 9h to 18h', () => {
  const promises = site.pages.flatMap(
    ({ text }) => text.match(/[^.]*até \d+ horas?\b[^.]*/g) ?? [],
  );
  expect(promises.length).toBeGreaterThan(10);
  expect(promises.filter((promise) => !promise.includes('até 2 horas'))).toEqual([]);
});
