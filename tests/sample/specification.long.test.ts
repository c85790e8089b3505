// The real site against its specification: every page, price, limit, label and message that it asks for.

import { beforeAll, describe, expect, test } from 'vitest';
import { readingMinutes } from '../../domain/text/reading-time.ts';
import { authorOf, contentOf, recordsOf } from '../support/content.ts';
import { chatTexts, linksOf, mainOf, type Tag, tagsOf, visibleText } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';
import { rows } from '../support/rows.ts';

const JOBS = ['/carreiras/desenvolvedor', '/carreiras/qa'];
const ROUTES = [
  ...['/', '/servicos', '/servicos/websites', '/servicos/mobile', '/servicos/sistemas'],
  ...['/servicos/ecommerce', '/servicos/automacao-ia', '/evolution-api', '/n8n', '/portfolio'],
  ...['/sobre', '/contato', '/carreiras', ...JOBS, '/agendamento', '/blog'],
  ...['/blog/porque-contratar-software-house', '/blog/o-que-e-software-house'],
  ...['/blog/wordpress-vs-codigo-personalizado', '/blog/automacao-processos-integracoes'],
  ...['/blog/software-sob-medida-vs-solucoes-prontas', '/politica-privacidade', '/termos-uso'],
  ...['/proposta', '/obrigado'],
  // What the law and forms without a script ask for besides.
  ...['/acessibilidade', '/obrigado-contato', '/404'],
];

const presets: Record<string, string> = contentOf('presets.yaml');
let site: RealSite;

beforeAll(async () => {
  site = await buildRealSite();
});

const textOf = (route: string): string => site.page(route).text;
const mainAt = (route: string): string => mainOf(site.page(route).html);
const missing = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => !text.includes(word));

/** The parts of a page that begin with a tag of this class and end before the next one. */
function partsOf(html: string, opening: string): string[] {
  return html.split(opening).slice(1);
}

/** Where the links with this label lead. */
function waysOf(html: string, label: string): (string | undefined)[] {
  return linksOf(html).flatMap(({ text, href }) => (text.startsWith(label) ? [href] : []));
}

/** The labels of links to the chat, with what each would send. */
function chatButtons(html: string): [string, string][] {
  return linksOf(html)
    .filter(({ href }) => href?.startsWith('https://wa.me/'))
    .map(({ text, href = '' }) => [
      text.replace(' (abre em nova aba)', ''),
      new URL(href).searchParams.get('text') ?? '',
    ]);
}

describe('the routes', () => {
  test('have all those of the specification', () => {
    const routes = site.pages.map(({ route }) => route);
    expect(ROUTES.filter((route) => !routes.includes(route))).toEqual([]);
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

describe('of the header and the footer', () => {
  const part = (name: string): string =>
    new RegExp(`<${name}\\b.*?</${name}>`, 's').exec(site.page('/sobre').html)?.[0] ?? '';

  test('the header leads to the six main pages and opens the general quote', () => {
    const header = part('header');
    const main = ['/', '/servicos', '/portfolio', '/sobre', '/blog', '/contato'];
    expect(linksOf(header).map(({ href }) => href)).toEqual(expect.arrayContaining(main));
    const labels = new Set(chatButtons(header).map((button) => button.join(': ')));
    expect([...labels]).toEqual([`Solicitar Orçamento: ${presets.GENERAL}`]);
  });

  test('the footer leads once to each of the fourteen pages that it has to, and to the house', () => {
    const footer = part('footer');
    const links = linksOf(footer).map(({ href = '' }) => href);
    const wanted = [
      ...['/servicos/websites', '/servicos/sistemas', '/servicos/mobile', '/servicos/ecommerce'],
      ...['/evolution-api', '/n8n', '/servicos/automacao-ia', '/sobre', '/blog', '/portfolio'],
      ...['/contato', '/carreiras', '/politica-privacidade', '/termos-uso'],
    ];
    expect(links.filter((href) => wanted.includes(href)).toSorted()).toEqual(wanted.toSorted());
    expect(links).toContain('mailto:contato@grimpa.example');
    expect(links).toContain('tel:+5541900000000');
    expect(links.filter((href) => /instagram|linkedin|youtube/.test(href))).toHaveLength(3);
    const words = ['contato@grimpa.example', '+55 41 90000-0000', 'Curitiba/PR', '2015-2025'];
    expect(missing(visibleText(footer), words)).toEqual([]);
  });
});

const about = contentOf('pages/sobre.yaml');
const { steps } = contentOf('services/websites.yaml').process;
const titlesOf = (items: { title: string }[]): string[] => items.map(({ title }) => title);
const textsOf = (items: { text: string }[]): string[] => items.map(({ text }) => text);

const HOURS = 'Segunda a sexta, 9h-18h';
const ANSWERED = 'resposta com a data da primeira conversa, em até 2 horas';
const SENT = `${ANSWERED}; grátis por 12 meses; Garantia de 90 dias; 30 dias`;
const HALVES = `${SENT}; 50% + 50%; no início; na entrega; 15 dias; 10×`;
const COUNTS = '+500; +10; +8';

/** A route, the pages that its main part leads to, and below them what it says. */
const PAGES = `
/
  projetos entregues, com automações 500+ anos de mercado 10+
  países atendidos 8; Descoberta; Criação; Entrega
/servicos /portfolio
/servicos/websites /portfolio#websites
  300%; a mais de conversão; < 3 s; ${titlesOf(steps).join('; ')}
/servicos/automacao-ia
  80%; menos tempo no processo manual
/servicos/mobile
  5×
/n8n /agendamento
  sem taxa de instalação; sem fidelidade; Suporte incluído
/sobre
  2015; 400+; Missão; anos de mercado 10 projetos entregues: sites, sistemas e aplicativos 400+
  ${about.mission.text}
  ${[...titlesOf(about.values.items), ...textsOf(about.values.items)].join('; ')}
  ${[...titlesOf(about.expertise.items), ...textsOf(about.expertise.items)].join('; ')}
/contato
  contato@grimpa.example; +55 41 90000-0000; Curitiba/PR; ${HOURS}
  Consultoria gratuita; Equipe especializada; até 2 horas úteis
/carreiras ${JOBS.join(' ')}
  Candidatar-se
/blog
  Assinar
/agendamento
  Análise detalhada do projeto; tecnologias e soluções; prazo e investimento; ${HOURS}; 60 minutos
  parceria ou orçamento; Próximos passos e cronograma; Primeira reunião gratuita!
  Análise gratuita do projeto; Proposta personalizada; Sem compromisso
/politica-privacidade /
  LGPD; Acesso; Correção; Exclusão; Portabilidade; Oposição; Revoga; Bases legais; compartilha
  segurança; cookies; ransferência internacional; enores; ANPD; contato@grimpa.example
  janeiro de 2025
/termos-uso /
  multa de 2% e juros de 1% ao mês; transferência bancária, Pix e boleto bancário
  até 5 anos depois do fim; 18 anos; pelo menos 30 dias de antecedência; atrasar mais de 30 dias
  90 dias; janeiro de 2025
/obrigado / /servicos/websites /servicos/sistemas /servicos/mobile /servicos/automacao-ia
  Pagamento Confirmado!; E-mail de confirmação; Contato em até 24h; Websites; Sistemas; Mobile
  Automação IA; contato@grimpa.example; Reunião para definir
/404 / /servicos /portfolio /sobre /contato
  404; Página não encontrada
/proposta
  ${ANSWERED}; R$ 5.000; 10× R$ 500; 30 dias; 30% + 40% + 30%; 98%; 24/7; 400+
  dias 1 a 3; dias 4 a 10; dias 11 a 25; dias 26 a 28; dias 29 a 30
/proposta-doces-da-araci
  ${SENT}; R$ 600; R$ 400; R$ 200 (25%); somam R$ 800; Prazo: 30 dias; vale por 30 dias
  2× R$ 300 ou 3× R$ 200; 50% + 50%
/proposta-clube-gralha
  ${HALVES}; Opção 1; PWA e web app; R$ 1.250; R$ 8.000; 45 dias; R$ 6.750 (84%); 10× R$ 125
  Opção 2; Aplicativos nativos; R$ 2.500; R$ 12.000; 60 dias; R$ 9.500 (79%); ${COUNTS}
  dias 42 a 45; dias 51 a 60; R$ 625 no início; R$ 625 na entrega; R$ 1.250 + R$ 1.250
/proposta-cantina-bepe
  ${HALVES}; R$ 3.500; R$ 2.000; R$ 1.500 (43%); R$ 1.800,00; dariam R$ 3.600; −R$ 100,00
  10× R$ 350; Prazo: 35 dias; 400+; 98%; 24/7
/proposta-vale-do-iguacu
  ${HALVES}; Módulo 1; Módulo 2; R$ 1.250; R$ 2.000; R$ 3.000; R$ 2.500 (50%); R$ 5.000,00
  Prazo: 25 dias; dias 21 a 24; dia 25; 10× R$ 250; 2025-048; Rafael Andrade
/proposta-marcenaria-taipa
  ${HALVES}; R$ 1.500; R$ 2.500; Prazo: 20 dias; Suporte básico por 30 dias; 10× R$ 150; ${COUNTS}
  Desconto Black November (20%); Desconto do clube (20%); (40%)
`
  .trim()
  .split(/\n(?=\/)/);

test.each(PAGES.map((entry) => entry.split('\n')))(
  '%s: says what it is asked to, and leads on',
  (head = '', ...lines) => {
    const [route = '', ...links] = head.split(' ');
    const words = lines.flatMap((line) => line.trim().split('; '));
    const text = textOf(route).replaceAll(/D(?=ias? \d)/g, 'd');
    expect(missing(text, words)).toEqual([]);
    const ways = linksOf(mainAt(route)).map(({ href }) => href);
    expect(ways).toEqual(expect.arrayContaining(links));
  },
);

test('a site is made in six steps, and the house has four values, three fields and three reasons', () => {
  const reasons = contentOf('pages/contato.yaml').reasons.items;
  expect([steps.length, about.values.items.length, reasons.length]).toEqual([6, 4, 3]);
  expect(titlesOf(about.expertise.items)).toEqual(['Websites', 'Sistemas', 'SaaS']);
});

test.each([
  ['/politica-privacidade', 14],
  ['/termos-uso', 19],
])('%s has %i sections', (route, count) => {
  const [body = ''] = partsOf(mainAt(route), '<div class="prose">');
  expect(body.match(/<h2\b/g)).toHaveLength(count);
});

describe('the home page', () => {
  test('leads to the works', () => {
    expect(waysOf(mainAt('/'), 'Ver Trabalhos')).toEqual(['/portfolio']);
  });

  test('leads to four services, each with the price that its page begins at', () => {
    const cards = partsOf(site.page('/').html, '<li class="service-card ');
    const found = cards.map((card) => [
      linksOf(card)[0]?.href,
      /A partir de (R\$ [\d.]+)/.exec(visibleText(card))?.[1],
    ]);
    const routes = ['websites', 'sistemas', 'mobile', 'automacao-ia'];
    const prices = ['2.999', '8.999', '15.999', '4.999'];
    expect(found).toEqual(
      routes.map((name, index) => [`/servicos/${name}`, `R$ ${prices[index]}`]),
    );
  });

  test('has six testimonials of five stars, with the initials of who said them', () => {
    const quotes = partsOf(site.page('/').html, '<figure class="testimonial"');
    expect(quotes).toHaveLength(6);
    for (const quote of quotes) {
      const [inner = ''] = quote.split('</figure>');
      expect(inner.match(/data-lit/g)).toHaveLength(5);
      expect(inner).toContain('aria-label="5 de 5 estrelas"');
      expect(visibleText(quote)).toMatch(/” [A-ZÀ-Ú]{2} /);
    }
  });
});

/** Of each package its route, how its text begins, and what it holds besides. */
const PACKAGES = rows(`
  /servicos/websites | Essencial R$ 2.999 | até 5 páginas
  /servicos/websites | Profissional Mais popular R$ 5.999 | até 15 páginas
  /servicos/websites | Enterprise A partir de R$ 12.999
  /servicos/mobile | MVP R$ 15.999
  /servicos/mobile | Completo Mais popular R$ 35.999
  /servicos/mobile | Enterprise A partir de R$ 75.999
  /servicos/sistemas | Básico R$ 8.999 | 3 módulos | 5 usuários
  /servicos/sistemas | Avançado Mais popular R$ 19.999 | 8 módulos | 20 usuários
  /servicos/sistemas | Enterprise A partir de R$ 39.999
  /servicos/ecommerce | Starter R$ 4.999 | até 100 produtos
  /servicos/ecommerce | Professional Mais Vendido R$ 9.999
  /servicos/ecommerce | Enterprise A partir de R$ 19.999
  /servicos/automacao-ia | Starter AI R$ 4.999
  /servicos/automacao-ia | Business AI Mais popular A partir de R$ 12.999
  /servicos/automacao-ia | Enterprise AI A partir de R$ 29.999
  /evolution-api | Plano único Mais popular R$ 15 por mês | 1 instância | até 30 conexões
  /n8n | n8n gerenciado R$ 15 por mês | menos de 24 horas
`);

test.each([...new Set(PACKAGES.map(([route = '']) => route))])(
  'the packages of %s are those of the price list',
  (route) => {
    const expected = PACKAGES.filter(([of]) => of === route).map(([, ...words]) => words);
    const { html } = site.page(route);
    const list = /<ul class="packages[" ].*?(?=<div class="packages-after")/s.exec(html)?.[0] ?? '';
    const found = partsOf(list, '<li class="package"').map((part) => visibleText(`<li${part}`));
    expect(found).toEqual(expected.map(([beginning]) => expect.stringContaining(`${beginning} `)));
    expect(expected.flatMap((words, index) => missing(found[index] ?? '', words))).toEqual([]);
    const badges = (text: string) => text.match(/Mais popular|Mais Vendido/g);
    expect(badges(visibleText(list))).toEqual(badges(expected.join()));
  },
);

describe('a quote button', () => {
  const said = (buttons: [string, string][]) => new Set(buttons.map(([, text]) => text));

  test.each([
    ['/servicos/websites', 'de sites', ['WEBSITE', 'FREE_QUOTE']],
    ['/servicos/mobile', 'de aplicativos', ['MOBILE']],
    ['/servicos/sistemas', 'de sistemas web', ['SYSTEM']],
    ['/servicos/ecommerce', 'de lojas virtuais', ['ECOMMERCE']],
    ['/servicos/automacao-ia', 'de automação com IA', undefined],
  ])('of %s asks for a quote of its package, %s', (route, what, others) => {
    const buttons = chatButtons(mainAt(route));
    const { packages } = [...recordsOf('services').values()].find((data) => data.route === route);
    expect(buttons.splice(0, packages.length)).toEqual(
      packages.map(({ name }: { name: string }) => [
        `Escolher ${name}`,
        `Olá! Quero um orçamento do pacote ${name} ${what}.`,
      ]),
    );
    if (others) expect(said(buttons)).toEqual(new Set(others.map((name) => presets[name])));
  });

  test.each([
    ['/servicos/automacao-ia', /^Olá! .*automa(?:ção com IA|tizar).*[.?]$/],
    ['/evolution-api', /^Olá! .*Evolution API.*[.?]$/],
  ])('of %s has a sentence of its own', (route, subject) => {
    const buttons = chatButtons(mainAt(route));
    expect(buttons.length).toBeGreaterThanOrEqual(4);
    for (const text of said(buttons)) {
      if (text === presets.FREE_QUOTE) continue;
      expect(text).toMatch(subject);
      expect(Object.values(presets)).not.toContain(text);
    }
  });

  test.each([
    ['/', 'Iniciar Projeto: GENERAL; Começar Projeto: GENERAL; Conversar: FREE_QUOTE'],
    [
      '/servicos',
      `Solicitar Orçamento: WEBSITE; Solicitar Orçamento: SYSTEM; Solicitar Orçamento: MOBILE;
       Pedir orçamento grátis: FREE_QUOTE`,
    ],
  ])('of %s asks about its block: %s', (route, expected) => {
    const buttons = expected.split(/;\s+/).map((button) => button.split(': '));
    expect(chatButtons(mainAt(route))).toEqual(
      buttons.map(([label, preset = '']) => [label, presets[preset]]),
    );
  });

  test('has one of eight messages, each asking for a quote', () => {
    expect(Object.keys(presets)).toEqual([
      ...['GENERAL', 'WEBSITE', 'MOBILE', 'SYSTEM', 'ECOMMERCE', 'PORTFOLIO', 'FREE_QUOTE', 'N8N'],
    ]);
    for (const text of Object.values(presets)) expect(text).toContain('orçamento');
    expect(said(chatButtons(mainAt('/n8n')))).toEqual(new Set([presets.N8N]));
    expect(presets.N8N).toMatch(/[Cc]omo funciona a hospedagem de n8n\b.*\?/);
  });
});

describe('the portfolio', () => {
  const projects = [...recordsOf('portfolio').values()];
  const COUNTED: [category: string, count: number][] = [
    ['websites', 11],
    ['sistemas', 5],
    ['landing-pages', 6],
  ];

  test('has three tabs, in this order, and asks for quotes in words of its own', () => {
    const { html } = site.page('/portfolio');
    const [tabs = ''] = partsOf(html, 'class="tabs wrap"');
    expect(visibleText(`<nav${tabs.split('</nav>')[0]}`)).toBe(
      'Websites 11 projetos Sistemas 5 projetos Landing Pages 6 projetos',
    );
    expect(chatTexts(mainOf(html))).toContain(presets.PORTFOLIO);
  });

  test.each(COUNTED)(
    'shows in %s its %i projects: what each is, three of its six features, and both ways on',
    (category, count) => {
      const [section = ''] = partsOf(site.page('/portfolio').html, `id="${category}"`);
      const end = section.indexOf('</section>');
      const cards = partsOf(section.slice(0, end), '<article class="project-card"');
      const all = projects.filter((project) => project.category === category);
      expect([cards.length, all.length]).toEqual([count, count]);
      for (const card of cards) {
        const title = visibleText(/<h3>(.*?)<\/h3>/s.exec(card)?.[1] ?? '');
        const project = all.find((candidate) => candidate.title === title);
        const text = visibleText(`<article${card}`);
        const { features, description, sector, technologies, liveUrl } = project;
        expect(missing(text, [description, sector, ...technologies]), title).toEqual([]);
        expect(features, title).toHaveLength(6);
        const shown = features.filter((feature: string) => text.includes(feature));
        expect(shown, title).toEqual(features.slice(0, 3));
        const visits = linksOf(card).filter((link) => link.text.startsWith('Ver Site'));
        expect(visits).toMatchObject(
          liveUrl ? [{ href: liveUrl, target: '_blank', rel: 'noopener' }] : [],
        );
        const similar = chatButtons(card).filter(([label]) => label.startsWith('Projeto Similar'));
        expect(similar, title).toEqual([[expect.any(String), expect.stringContaining(title)]]);
        expect(similar[0]?.[1]).toMatch(/^Olá! .*orçamento/);
      }
    },
  );
});

/** The fields of a page's form, such as `name: text, required`; what visitors never see is left out. */
function controlsOf(route: string, form: string): string[] {
  const [body = ''] = partsOf(site.page(route).html, `id="${form}"`);
  const controls = tagsOf(body.split('</form>')[0] ?? '').filter(
    ({ name, attributes }: Tag) =>
      /^(?:input|select|textarea)$/.test(name) &&
      attributes.type !== 'hidden' &&
      !attributes.name?.startsWith('_'),
  );
  const texts = controls.map(({ name, attributes }) => {
    const kind = name === 'input' ? (attributes.type ?? 'text') : name;
    return `${attributes.name}: ${kind}${'required' in attributes ? ', required' : ''}`;
  });
  return [...new Set(texts)];
}

/** The values and the labels of a list. */
function optionsOf(route: string, select: string): [string, string][] {
  const list = new RegExp(`<select[^>]*name="${select}".*?</select>`, 's');
  const [body = ''] = list.exec(site.page(route).html) ?? [];
  return [...body.matchAll(/<option[^>]*>(.*?)<\/option>/gs)].map(([option, label = '']) => [
    tagsOf(option)[0]?.attributes.value ?? '',
    visibleText(label),
  ]);
}

describe('the contact page', () => {
  test('asks in its form for seven things, and only the company is optional', () => {
    expect(controlsOf('/contato', 'contato')).toEqual([
      ...['name: text, required', 'email: email, required', 'phone: tel, required'],
      ...['company: text', 'service: select, required', 'budget: radio, required'],
      'message: textarea, required',
    ]);
  });

  test('offers the six services and the five budgets, under these values', () => {
    expect(optionsOf('/contato', 'service').map(([value]) => value)).toEqual([
      ...['', 'website', 'sistema', 'mobile', 'ecommerce', 'automacao', 'consultoria'],
    ]);
    const chips = [...mainAt('/contato').matchAll(/<label class="chip">(.*?)<\/label>/gs)];
    const budgets = chips.map(([, inner = '']) => [
      tagsOf(inner)[0]?.attributes.value,
      visibleText(inner),
    ]);
    expect(budgets).toEqual([
      ['5k-10k', 'R$ 5 mil a R$ 10 mil'],
      ['10k-25k', 'R$ 10 mil a R$ 25 mil'],
      ['25k-50k', 'R$ 25 mil a R$ 50 mil'],
      ['50k+', 'Mais de R$ 50 mil'],
      ['nao-sei', 'Ainda não sei'],
    ]);
  });

  test('answers four questions', () => {
    const [after = ''] = partsOf(site.page('/contato').html, 'class="beside faq"');
    const [faq = ''] = after.split('</section>');
    const answers = [...faq.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => visibleText(text));
    expect(answers).toEqual([
      expect.stringMatching(/2 a 4 semanas.*2 a 4 meses/),
      expect.stringMatching(
        /3 meses de suporte gratuito depois da entrega.*6 ou 12 meses.*90 dias/,
      ),
      expect.stringContaining('ágil'),
      expect.stringMatching(/área.*retorno/),
    ]);
  });
});

describe('the openings', () => {
  test.each([
    ['/carreiras/desenvolvedor', 'Desenvolvedor Full Stack', 'R$ 4.000 a R$ 8.000'],
    ['/carreiras/qa', 'Quality Assurance (QA)', 'R$ 3.000 a R$ 6.000'],
  ])('%s is shown on its page and on the list of both', (route, title, salary) => {
    for (const page of [route, '/carreiras']) {
      const words = [title, 'Curitiba/PR - Remoto', 'CLT', salary];
      expect(missing(textOf(page), words), page).toEqual([]);
    }
    const benefits = ['Vale-refeição', 'Plano de saúde', 'Home office', 'Auxílio-educação'];
    expect(missing(textOf(route), benefits)).toEqual([]);
  });

  test.each(['/carreiras', ...JOBS])('%s asks in its form for seven things', (route) => {
    expect(controlsOf(route, 'formulario-candidatura')).toEqual([
      ...['name: text, required', 'email: email, required', 'phone: tel, required'],
      ...['position: select, required', 'experience: textarea, required'],
      ...['linkedin: url', 'portfolio: url'],
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
    for (const [name, { title, excerpt, category, readMinutes }] of posts) {
      const card = cards.find((text) => text.includes(`href="/blog/${name}"`)) ?? '';
      const text = visibleText(`<article${card}`);
      expect(missing(text, [title, excerpt, category, `${readMinutes} min`])).toEqual([]);
      expect(text).toMatch(/\d{1,2}º? de [a-zç]+ de 20\d\d/);
    }
    const minutes = posts.map(([, { readMinutes }]) => readMinutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([5, 10]);
    expect(new Set(posts.map(([, { category }]) => category))).toEqual(
      new Set(['Automação', 'Estratégia', 'Tecnologia', 'Conceitos']),
    );
  });

  test.each(posts)(
    'has the article %s, with an honest reading time and its way back and on',
    (name, data) => {
      const { html, text } = site.page(`/blog/${name}`);
      const [body = ''] = partsOf(html, '<div class="prose">');
      const words = visibleText(body.split('<aside')[0] ?? '').split(' ').length;
      expect(readingMinutes(words)).toBe(data.readMinutes);
      const shown = [data.title, data.excerpt, authorOf(data), `${data.readMinutes} min`];
      expect(missing(text, shown)).toEqual([]);
      expect(html).toMatch(/<a\b[^>]*class="back-link"[^>]*href="\/blog"/);
      expect(waysOf(html, 'Fale Conosco')[0]).toBe('/contato');
    },
  );
});

test('every promise of a reply says two hours, from Monday to Friday, 9h to 18h', () => {
  const promises = site.pages.flatMap(
    ({ text }) => text.match(/[^.]*até \d+ horas?\b(?! de )[^.]*/g) ?? [],
  );
  expect(promises.length).toBeGreaterThan(10);
  expect(promises.filter((promise) => !promise.includes('até 2 horas'))).toEqual([]);
});
