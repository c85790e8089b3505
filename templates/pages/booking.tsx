// Where a meeting is booked: what to expect, and the calendar.

import { calendarPage, MONTH_DAYS, WEEKDAYS } from '../../domain/booking.ts';
import type { BookingPage } from '../../domain/content/pages/booking.ts';
import { newTab } from '../../domain/words.ts';
import { useFrame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { ActionButton, ActionLink, Button, TextLink } from '../parts/button.tsx';
import { Answerer, LARGE } from '../parts/face.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Island } from '../parts/island.tsx';
import { SeedList } from '../parts/lists.tsx';
import { PointList } from '../parts/point-list.tsx';

interface Props {
  page: BookingPage;
}

export function Booking({ page }: Props) {
  return (
    <>
      <div className="page-opening wrap">
        <Breadcrumb parents={[]} current={page.name} />
        <div className="page-opening-row meeting-opening">
          <div>
            <h1>{page.headline}</h1>
            <p className="lead">{page.lead}</p>
            <Button href="#agenda" look="primary" arrow>
              {page.calendar.title}
            </Button>
          </div>
          {page.hours.person && <Answerer {...page.hours.person} sizes={LARGE} />}
        </div>
      </div>
      <div className="meeting wrap">
        <section aria-labelledby="esperar">
          <h2 id="esperar">{page.expect.title}</h2>
          <PointList points={page.expect.items} />
        </section>
        <aside className="meeting-side" aria-label={page.hours.title}>
          <Hours page={page} />
          {page.promo && <Promo {...page.promo} />}
        </aside>
      </div>
      <Calendar page={page} />
      <Frieze />
    </>
  );
}

function Promo({ title, items }: NonNullable<BookingPage['promo']>) {
  return (
    <section className="promo second-ground" aria-labelledby="gratuita">
      <h2 id="gratuita">{title}</h2>
      <SeedList items={items} />
    </section>
  );
}

function Hours({ page }: Props) {
  const frame = useFrame();
  return (
    <section className="booking-hours" aria-labelledby="horarios">
      <h2 id="horarios">{page.hours.title}</h2>
      {page.hours.when && <h3>{page.hours.when}</h3>}
      <p>{frame.site.openingHours}</p>
      <h3>{page.hours.duration}</h3>
      <p>{page.hours.durationValue}</p>
      {page.hours.placeValue && (
        <>
          <h3>{page.hours.place}</h3>
          <p>{page.hours.placeValue}</p>
        </>
      )}
    </section>
  );
}

function Calendar({ page }: Props) {
  const frame = useFrame();
  const { bookingLink } = frame.site;
  const { calendar } = page;
  return (
    <section className="section wrap" aria-labelledby="agenda">
      <h2 id="agenda">{calendar.title}</h2>
      {calendar.notice && (
        <p className="calendar-notice">
          {calendar.notice}
          {calendar.privacy && (
            <>
              {' '}
              <a href={calendar.privacy.href}>{calendar.privacy.label}</a>.
            </>
          )}
        </p>
      )}
      {calendar.notice && <Letters page={page} />}
      <Island
        name="booking"
        when="visible"
        props={{
          link: bookingLink,
          title: calendar.frameTitle,
          brand: { light: frame.art.accent, dark: frame.art.accent },
        }}
      >
        <div className="calendar" data-part="box" data-link={bookingLink ?? undefined}>
          {bookingLink && <Month />}
          {bookingLink && (
            <div role="status">
              <p className="calendar-loading with-script">{calendar.loading}</p>
              <p data-part="failed">{calendar.failed}</p>
            </div>
          )}
          <div className="calendar-frame" data-part="frame" />
          <div data-part="offer">
            <Ways page={page} />
          </div>
        </div>
      </Island>
      <div className="calendar-note">
        <p>{calendar.text}</p>
        <Letters page={page} />
      </div>
    </section>
  );
}

/** The days of a month, one of them lit: in the calendar's room until it comes. */
function Month() {
  const { seed } = useFrame().art;
  return (
    <div className="calendar-month with-script" aria-hidden="true">
      {WEEKDAYS.map((day) => (
        <b key={day}>{day}</b>
      ))}
      {MONTH_DAYS.map((day, place) => (
        <svg key={day} viewBox="0 0 12 20" aria-hidden="true">
          {place === 0 ? <path id="dia" d={seed} /> : <use href="#dia" />}
        </svg>
      ))}
    </div>
  );
}

/** Both ways to a meeting that load nothing. */
function Letters({ page: { calendar } }: Props) {
  const { site } = useFrame();
  return (
    <div className="cluster">
      <ActionLink action={calendar.chat} />
      <TextLink href={`mailto:${site.email}`}>{calendar.mail}</TextLink>
    </div>
  );
}

/** Every way to a meeting that needs no calendar in the page. */
function Ways({ page }: Props) {
  const { site } = useFrame();
  const { calendar } = page;
  return (
    <div className="cluster">
      {site.bookingLink && (
        <Button
          href={calendarPage(site.bookingLink)}
          look="primary"
          newTabNote={newTab}
          arrow="out"
        >
          {calendar.open}
        </Button>
      )}
      <ActionButton action={calendar.chat} look="secondary" />
      <TextLink href={`mailto:${site.email}`}>{calendar.mail}</TextLink>
    </div>
  );
}
