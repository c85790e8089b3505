// Structured data of each page for search engines, in the vocabulary of schema.org.

import type { Link } from '../../domain/content/data-files.ts';
import { isRemote, type JobSummary } from '../../domain/content/job.ts';
import type { Business, SectionsPage } from '../../domain/content/page.ts';
import type { PostSummary } from '../../domain/content/post.ts';
import { type ProjectSummary, projectClient } from '../../domain/content/project.ts';
import { type Package, sectionsOf } from '../../domain/content/sections.ts';
import type { Company } from '../../domain/content/site.ts';
import { escapeHtml } from '../../domain/text.ts';
import { jobWords } from '../../domain/words.ts';
import type { PersonSummary } from '../../templates/site-context.ts';

/** An object of https://schema.org: its type, and the properties of that type. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The JSON-LD for a page's head: one graph, so that its things can refer to each other. */
export function graph(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return json.replaceAll('<', '\\u003c');
}

/** The company for local search: with address, opening hours, price range and area served. */
export function localBusiness(company: Company, logo: string): Thing {
  return {
    ...organization(company, logo),
    '@type': 'ProfessionalService',
    address: postalAddress(company),
    ...(company.openingTimes && { openingHours: company.openingTimes }),
    ...(company.priceRange && { priceRange: company.priceRange }),
    areaServed: [
      { '@type': 'City', name: localityOf(company).addressLocality },
      { '@type': 'Country', name: 'Brasil' },
    ],
  };
}

export function organization(company: Company, logo: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(company),
    name: company.brand,
    legalName: company.legalName,
    url: `${company.url}/`,
    logo: `${company.url}${logo}`,
    email: company.email,
    telephone: company.phone,
    foundingDate: company.foundedYear?.toString(),
    areaServed: { '@type': 'Country', name: 'Brasil' },
    sameAs: company.social.map(({ href }) => href),
  };
}

export function webSite(company: Company): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${company.url}/#site`,
    name: company.brand,
    url: `${company.url}/`,
    inLanguage: 'pt-BR',
    publisher: { '@id': organizationId(company) },
  };
}

/** `trail` goes from the home page to the page itself. */
export function breadcrumbs(company: Company, trail: readonly Link[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${company.url}${href}`,
    })),
  };
}

type OfferedThing = Pick<Package, 'name' | 'priceCents' | 'isStartingPrice' | 'period'> & {
  description?: string | undefined;
};

function offer(url: string, pack: OfferedThing): Thing {
  const { name, description, priceCents, isStartingPrice, period } = pack;
  const fields = { '@type': 'Offer', name, ...(description && { description }) } as const;
  if (priceCents === undefined) return { ...fields, url };
  return {
    ...fields,
    ...(!isStartingPrice && { price: (priceCents / 100).toFixed(2) }),
    priceCurrency: 'BRL',
    url,
    ...((isStartingPrice || period) && { priceSpecification: specification(pack, priceCents) }),
  };
}

/** The UN/CEFACT codes that schema.org asks for. */
const UNIT_CODES: Record<string, string> = {
  'por mês': 'MON',
  'por ano': 'ANN',
  'por dia': 'DAY',
  'por hora': 'HUR',
};

function specification({ isStartingPrice, period }: OfferedThing, priceCents: number) {
  const amount = isStartingPrice
    ? { minPrice: priceCents / 100 }
    : { price: (priceCents / 100).toFixed(2) };
  const fields = { ...amount, priceCurrency: 'BRL' } as const;
  if (!period) return { '@type': 'PriceSpecification', ...fields };
  const unitCode = UNIT_CODES[period];
  const unit = unitCode ? { unitCode } : { unitText: period };
  return {
    '@type': 'UnitPriceSpecification',
    ...fields,
    ...unit,
  };
}

interface AboutPost {
  /** The address of its picture, on this site or elsewhere. */
  image: string;
  /** The page of its writer on this site. */
  author: string | undefined;
}

/** An article. Its dates have the offset of Brasília, since they are days of that calendar. */
export function blogPosting(
  company: Company,
  post: PostSummary,
  { image, author }: AboutPost,
): Thing {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: new URL(image, company.url).href,
    datePublished: `${post.publishedOn}T00:00:00-03:00`,
    dateModified: `${post.updatedOn ?? post.publishedOn}T00:00:00-03:00`,
    author: {
      '@type': 'Person',
      name: post.author,
      ...(author && { url: `${company.url}${author}` }),
    },
    publisher: organizationRef(company),
    articleSection: post.category,
    inLanguage: 'pt-BR',
    mainEntityOfPage: `${company.url}${post.route}`,
  };
}

/** A job, placed in the city of the company; one whose location says so is open to people in all of Brazil. */
export function jobPosting(company: Company, job: JobSummary): Thing {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobDescription(job),
    identifier: { '@type': 'PropertyValue', name: company.brand, value: job.id },
    datePosted: job.publishedOn,
    validThrough: `${job.validThrough}T23:59:59-03:00`,
    employmentType:
      job.type === 'Estágio' ? 'INTERN' : job.type === 'PJ' ? 'CONTRACTOR' : 'FULL_TIME',
    hiringOrganization: { '@id': organizationId(company) },
    ...(isRemote(job.location) && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
    }),
    jobLocation: {
      '@type': 'Place',
      address: localityOf(company),
    },
    ...(job.salaryMinReais !== undefined && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.salaryMinReais,
          maxValue: job.salaryMaxReais,
          unitText: 'MONTH',
        },
      },
    }),
  };
}

export function creativeWork(
  company: Company,
  project: ProjectSummary,
  study: NonNullable<ProjectSummary['case']>,
): Thing {
  const { share } = project.cover;
  return {
    '@type': 'CreativeWork',
    name: project.title,
    headline: study.headline,
    description: study.description,
    url: `${company.url}${project.href}`,
    ...(share && { image: `${company.url}${share}` }),
    creator: organizationRef(company),
    funder: { '@type': 'Organization', name: projectClient(project) },
    inLanguage: 'pt-BR',
  };
}

export function profilePage(
  company: Company,
  { name, role, line, bio, face }: PersonSummary,
  route: string,
): Thing {
  return {
    '@type': 'ProfilePage',
    url: `${company.url}${route}`,
    inLanguage: 'pt-BR',
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: role,
      description: bio ?? line,
      url: `${company.url}${route}`,
      ...(face && { image: new URL(face.src, company.url).href }),
      worksFor: organizationRef(company),
    },
  };
}

export function service(company: Company, route: string, page: SectionsPage | Business): Thing {
  const url = `${company.url}${route}`;
  const packages = sectionsOf(page, 'packages').flatMap(({ items }) => items as Package[]);
  return {
    '@type': 'Service',
    name: page.name ?? page.title,
    description: page.description,
    url,
    provider: organizationRef(company),
    areaServed: { '@type': 'Country', name: 'Brasil' },
    ...(packages.length > 0 && { offers: packages.map((item) => offer(url, item)) }),
  };
}

/** The city of the company, of a text such as `Curitiba/PR`, `Curitiba, PR` or `Curitiba`. */
function localityOf({ city }: Company) {
  const [addressLocality = '', addressRegion] = city.split(/\s*[/,]\s*|\s+-\s+/);
  const place = { '@type': 'PostalAddress', addressLocality } as const;
  const region = addressRegion ? { ...place, addressRegion } : place;
  return { ...region, addressCountry: 'BR' };
}

/** The address, with the street if the company has one: `Rua das Flores, 100, Centro, Curitiba/PR, CEP 80010-000`. */
function postalAddress(company: Company) {
  const postalCode = /\d{5}-\d{3}/.exec(company.address ?? '')?.[0];
  const [streetAddress] = (company.address ?? '').split(`, ${company.city}`);
  return {
    ...localityOf(company),
    ...(streetAddress && { streetAddress }),
    ...(postalCode && { postalCode }),
  };
}

/** The description as HTML, which search engines expect here. */
function jobDescription(job: JobSummary): string {
  const paragraphs = job.description
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(text.trim())}</p>`);
  const lists = (['responsibilities', 'requirements', 'benefits'] as const).map((name) => {
    const items = job[name].map((item) => `<li>${escapeHtml(item)}</li>`).join('');
    return `<p><strong>${escapeHtml(jobWords[name])}</strong></p><ul>${items}</ul>`;
  });
  return [...paragraphs, ...lists].join('');
}

/** The company in short, for pages whose graph does not describe it in full: references work within one page only. */
function organizationRef(company: Company): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(company),
    name: company.brand,
    url: `${company.url}/`,
  };
}

function organizationId(company: Company): string {
  return `${company.url}/#organizacao`;
}
