// The opening of a page: with a drawing as large as the window, with the lit tree, or with words alone.

import type { SectionOf } from '../../domain/content/sections.ts';
import { Breadcrumb, type BreadcrumbTrail } from '../parts/breadcrumb.tsx';
import { ActionButton } from '../parts/button.tsx';
import { Seed } from '../parts/icons.tsx';
import { SeedList } from '../parts/lists.tsx';
import { LARGE_PORTRAIT_SIZES, PersonQuote } from '../parts/person.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { Tree } from '../parts/tree.tsx';
import { useSiteContext } from '../site-context.ts';

type Content = SectionOf<'opening'>;

export function Opening({ variant, ...opening }: Content & BreadcrumbTrail) {
  if (variant === 'home') return <Hero {...opening} />;
  if (variant === 'thanks') return <Thanks {...opening} />;
  return <PageOpening {...opening} />;
}

type Words = Omit<Content, 'type' | 'variant'>;

/** The opening without a variant: the headline, with its lead beside it, or with a person and a button. */
export function PageOpening({
  kicker,
  headline,
  lead,
  person,
  name,
  parents = [],
  ...more
}: Words & BreadcrumbTrail) {
  const about = (
    <>
      <p className="lead">{lead}</p>
      <Buttons {...more} />
    </>
  );
  return (
    <div className="page-opening wrap">
      {name && <Breadcrumb parents={parents} current={name} />}
      <div className="split">
        <div>
          {kicker && <Kicker>{kicker}</Kicker>}
          <h1>{headline}</h1>
          {person && about}
        </div>
        {person ? (
          <PersonQuote {...person} sizes={LARGE_PORTRAIT_SIZES} load="first" />
        ) : (
          <div>{about}</div>
        )}
      </div>
    </div>
  );
}

function Buttons({ primary, secondary }: Pick<Words, 'primary' | 'secondary'>) {
  if (!primary) return null;
  return (
    <div className="cluster">
      <ActionButton action={primary} look="primary" arrow />
      {secondary && <ActionButton action={secondary} look="secondary" />}
    </div>
  );
}

function Hero({ kicker, headline, lead, claims, caption, ...buttons }: Words) {
  const context = useSiteContext();
  return (
    <section className="hero">
      <div className="wrap">
        {kicker && <Kicker>{kicker}</Kicker>}
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
        <Buttons {...buttons} />
        {context.guarantee.points.length > 0 && (
          <SeedList items={context.guarantee.points.map(({ short }) => short)} />
        )}
        {(claims || caption) && (
          <div className="hero-foot cluster">
            {claims && <StatList claims={context.claims[claims]} />}
            {caption && <p>{caption}</p>}
          </div>
        )}
      </div>
      <div className="hero-art on-screen">
        <img
          src={context.asset('abertura.svg')}
          width="1000"
          height="1000"
          alt=""
          fetchPriority="high"
        />
      </div>
    </section>
  );
}

function Thanks({ headline, lead, ...buttons }: Words) {
  return (
    <div className="rooted second-ground">
      <div className="wrap">
        <div>
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
          <Buttons {...buttons} />
        </div>
        <Tree load="first" />
      </div>
    </div>
  );
}

/** The short line above a headline. */
function Kicker({ children }: { children: string }) {
  return (
    <p className="kicker">
      <Seed />
      {children}
    </p>
  );
}
