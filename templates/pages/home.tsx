// The home page.

import type { BusinessSummary } from '../../domain/business.ts';
import type { HomePage } from '../../domain/content/pages/home.ts';
import { offerWords } from '../../domain/words.ts';
import type { ShownProject } from '../../domain/work.ts';
import { useFrame } from '../frame.ts';
import { BusinessList } from '../parts/business-list.tsx';
import { ActionButton } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Growth } from '../parts/growth.tsx';
import { Guarantee, GuaranteeLine } from '../parts/guarantee.tsx';
import { Icon } from '../parts/icons.tsx';
import { Kicker } from '../parts/kicker.tsx';
import { MoreServices } from '../parts/more-services.tsx';
import { hasArt, ServiceArt } from '../parts/service-art.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { Steps } from '../parts/steps.tsx';
import { Testimonials } from '../parts/testimonials.tsx';
import { WorkList } from '../parts/work-list.tsx';

interface Props {
  page: HomePage;
}

interface HomeProps extends Props {
  works: readonly ShownProject[];
  businesses: readonly BusinessSummary[];
}

export function Home({ page, works, businesses }: HomeProps) {
  return (
    <>
      <Hero page={page} />
      <Frieze />
      <Services page={page} />
      {page.works && <WorkList {...page.works} works={works} />}
      {page.businesses && <BusinessList {...page.businesses} businesses={businesses} />}
      {page.process && <Process {...page.process} />}
      <Guarantee />
      {page.testimonials && <Testimonials {...page.testimonials} />}
      <Closing closing={page.closing} />
    </>
  );
}

function Hero({ page }: Props) {
  const frame = useFrame();
  const { hero } = page;
  return (
    <section className="hero">
      <div className="hero-inner wrap">
        <Kicker>{hero.kicker}</Kicker>
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="cluster">
          <ActionButton action={hero.primary} look="primary" arrow />
          {hero.secondary && <ActionButton action={hero.secondary} look="secondary" />}
        </div>
        <GuaranteeLine />
        <div className="hero-foot">
          <StatList claims={frame.claims.home} />
          {hero.artCaption && <p className="hero-caption">{hero.artCaption}</p>}
        </div>
      </div>
      <HeroArt />
    </section>
  );
}

function HeroArt() {
  const { asset } = useFrame();
  return (
    <div className="hero-art">
      <img src={asset('abertura.svg')} width="1000" height="1000" alt="" fetchPriority="high" />
    </div>
  );
}

/** Three steps grow from seed to tree; of other numbers each has its rosácea. */
function Process(process: NonNullable<HomePage['process']>) {
  if (process.steps.length === 3) return <Growth process={process} />;
  return (
    <section className="section wrap" aria-labelledby="processo">
      <div className="section-opening">
        <h2 id="processo">{process.title}</h2>
        <p className="lead">{process.lead}</p>
      </div>
      <Steps steps={process.steps} />
    </section>
  );
}

function Services({ page }: Props) {
  const { services } = page;
  return (
    <section className="section wrap" aria-labelledby="servicos">
      <div className="section-opening">
        <h2 id="servicos">{services.title}</h2>
        <p className="lead">{services.lead}</p>
      </div>
      <ul className={services.cards.length % 2 ? 'service-grid service-grid-odd' : 'service-grid'}>
        {services.cards.map((card) => (
          <li className={classOf(card)} key={card.href}>
            <div className="service-card-text">
              <h3>
                <a href={card.href}>{card.title}</a>
              </h3>
              <p>{card.text}</p>
              {card.price && (
                <p className="service-card-price">
                  {`${offerWords.fromPrice} ${card.price}`}
                  <Icon name="arrow-right" />
                </p>
              )}
            </div>
            <ServiceArt shown={card} card />
          </li>
        ))}
      </ul>
      {services.more && services.more.length > 0 && (
        <MoreServices title={services.moreTitle} items={services.more} level={3} />
      )}
    </section>
  );
}

function classOf(card: HomePage['services']['cards'][number]): string {
  return `service-card ground-${card.tone}${hasArt(card) ? '' : ' service-card-plain'}`;
}
