// The section to book a meeting: what to expect, and the calendar.

import { calendarPage } from '../../domain/booking.ts';
import type { SectionOf } from '../../domain/content/sections.ts';
import { bookingWords } from '../../domain/words.ts';
import { ActionButton, ActionLink, Button, TextLink } from '../parts/button.tsx';
import { Island } from '../parts/island.tsx';
import { FactList, SeedList } from '../parts/lists.tsx';
import { PointList } from '../parts/point-list.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

type Content = SectionOf<'booking'>;

export function Booking({ id, expect, hours, promo, ...calendar }: SectionProps<'booking'>) {
  const { bookingLink } = useSiteContext().site;
  return (
    <>
      {(expect || hours || promo) && (
        <div className="meeting split wrap">
          {expect && (
            <section aria-labelledby="esperar">
              <h2 id="esperar">{expect.title}</h2>
              <PointList items={expect.items} />
            </section>
          )}
          <aside className="stack" aria-label={hours?.title ?? promo?.title}>
            {hours && (
              <section aria-labelledby="horarios">
                <h2 id="horarios">{hours.title}</h2>
                <FactList facts={hours.facts} />
              </section>
            )}
            {promo && (
              <section className="box second-ground" aria-labelledby="gratuita">
                <h2 id="gratuita">{promo.title}</h2>
                <SeedList items={promo.items} />
              </section>
            )}
          </aside>
        </div>
      )}
      <section className="section wrap" aria-labelledby={id}>
        <h2 id={id}>{calendar.title}</h2>
        {bookingLink && calendar.notice && (
          <>
            <p className="calendar-note">
              {calendar.notice}
              {calendar.privacy && (
                <>
                  {' '}
                  <a href={calendar.privacy.href}>{calendar.privacy.label}</a>.
                </>
              )}
            </p>
            <WaysWithout {...calendar} />
          </>
        )}
        <Calendar {...calendar} />
        <div className="calendar-note">
          <p>{calendar.text}</p>
          <WaysWithout {...calendar} />
        </div>
      </section>
    </>
  );
}

function Calendar({ open, chat, mail }: Pick<Content, 'open' | 'chat' | 'mail'>) {
  const { site, art } = useSiteContext();
  const { bookingLink = null } = site;
  return (
    <Island
      name="booking"
      when="visible"
      props={{
        link: bookingLink,
        title: bookingWords.frameTitle,
        brand: { light: art.accent, dark: art.accent },
      }}
    >
      <div
        className="calendar box on-screen"
        data-edge="strong"
        data-part="box"
        data-link={bookingLink ?? undefined}
      >
        {bookingLink && (
          <>
            <Month />
            <div role="status">
              <p className="lead with-script">{bookingWords.loading}</p>
              <p className="lead" data-part="failed">
                {bookingWords.failed}
              </p>
            </div>
          </>
        )}
        <div className="calendar-frame" data-part="frame" />
        <div data-part="offer">
          <div className="cluster">
            {bookingLink && (
              <Button href={calendarPage(bookingLink)} look="primary" arrow="out">
                {open}
              </Button>
            )}
            <ActionButton action={chat} look="secondary" />
            <TextLink href={`mailto:${site.email}`}>{mail}</TextLink>
          </div>
        </div>
      </div>
    </Island>
  );
}

/** The days of a drawn month, which begins on a Wednesday. */
const MONTH_DAYS = Array.from({ length: 30 }, (_, index) => index + 1);
const LIT_DAY = 16;

/** A drawn month with one day lit, displayed in the place of the calendar until it has loaded. */
function Month() {
  const { seed } = useSiteContext().art;
  return (
    <div className="calendar-month with-script" aria-hidden="true">
      {bookingWords.weekdays.map((day) => (
        <b key={day}>{day}</b>
      ))}
      {MONTH_DAYS.map((day, place) => (
        <svg
          key={day}
          viewBox="0 0 12 20"
          aria-hidden="true"
          data-lit={day === LIT_DAY || undefined}
        >
          {place === 0 ? <path id="dia" d={seed} /> : <use href="#dia" />}
        </svg>
      ))}
    </div>
  );
}

/** Links to book by chat or e-mail, for visitors who do not load the calendar. */
function WaysWithout({ chat, mail }: Pick<Content, 'chat' | 'mail'>) {
  const { site } = useSiteContext();
  return (
    <div className="cluster">
      <ActionLink action={chat} />
      <TextLink href={`mailto:${site.email}`}>{mail}</TextLink>
    </div>
  );
}
