// The head of every page, without the elements that come first: see pipeline/pages/render.tsx.

import { siteWords } from '../domain/words.ts';
import type { DocumentContext, Head } from './site-context.ts';

/** Both fonts are in sight at once; the sooner they load, the less the page shifts. */
const PRELOADED = ['sans.woff2', 'serif.woff2'] as const;

interface SiteHeadProps {
  context: Pick<DocumentContext, 'asset' | 'art'>;
  /** The address of the feed, if search engines may show the page. */
  feed: string | undefined;
}

/** The part of the head that pages share. The page's style follows it, so that the print rules of a proposal win. */
export function SiteHead({ context, feed }: SiteHeadProps) {
  return (
    <>
      {PRELOADED.map((name) => (
        <link
          key={name}
          rel="preload"
          href={context.asset(name)}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
      ))}
      <link rel="stylesheet" href={context.asset('papel.css')} media="print" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {feed && (
        <link rel="alternate" href={feed} type="application/rss+xml" title={siteWords.feed} />
      )}
      <meta name="color-scheme" content="light dark" />
      {Object.entries(context.art.grounds).map(([scheme, colour]) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colour}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
    </>
  );
}

interface Props {
  context: DocumentContext;
  head: Head;
  /** JSON-LD for search engines, safe inside a script element. */
  data: string | undefined;
  /** The script that counts visits. */
  counter: { src: string; attributes: Record<string, string> } | undefined;
}

export function DocumentHead({ context, head, data, counter }: Props) {
  const { site } = context;
  const shared = head.shared ?? {
    src: context.asset('compartilhar.png'),
    alt: site.shareImage.alt,
  };
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
      {!head.indexed && <meta name="robots" content="noindex, nofollow" />}
      {!head.indexed && <meta name="referrer" content="no-referrer" />}
      <link rel="canonical" href={head.canonical} />
      {head.previous && <link rel="prev" href={head.previous} />}
      {head.next && <link rel="next" href={head.next} />}
      <meta property="og:type" content={head.type} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={`${site.url}${shared.src}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={`${site.url}${shared.src}`} />
      {counter && <script defer src={counter.src} {...counter.attributes} />}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  );
}
