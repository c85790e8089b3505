// Where a meeting is booked: what to expect, and the calendar.

import type { BookingPage } from '../../domain/content/pages/booking.ts';
import type { Frame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { ActionButton, Button, TextLink } from '../parts/button.tsx';
import { PageOpening } from '../parts/page-opening.tsx';

interface Props {
  frame: Frame;
  page: BookingPage;
}

export function Booking({ frame, page }: Props) {
  return (
    <>
      <PageOpening
        headline={page.headline}
        lead={page.lead}
        before={<Breadcrumb frame={frame} parents={[]} current={page.name} />}
      />
      <div className="booking wrap">
        <section aria-labelledby="esperar">
          <h2 id="esperar">{page.expect.title}</h2>
          <ul className="seed-list">
            {page.expect.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <Hours frame={frame} page={page} />
        <section className="promo" aria-labelledby="gratuita">
          <h2 id="gratuita">{page.promo.title}</h2>
          <ul className="seed-list">
            {page.promo.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      <Calendar frame={frame} page={page} />
    </>
  );
}

function Hours({ frame, page }: Props) {
  return (
    <section className="booking-hours" aria-labelledby="horarios">
      <h2 id="horarios">{page.hours.title}</h2>
      <p>{frame.site.openingHours}</p>
      <h3>{page.hours.duration}</h3>
      <p>{page.hours.durationValue}</p>
    </section>
  );
}

/** The house of the booking service; `bookingLink` is user and event. */
const CALENDARS = 'https://cal.com';

function Calendar({ frame, page }: Props) {
  const { site, labels } = frame;
  const { calendar } = page;
  return (
    <section className="section wrap" aria-labelledby="agenda">
      <div className="calendar">
        <h2 id="agenda">{calendar.title}</h2>
        <p>{calendar.text}</p>
        <div className="cluster">
          {site.bookingLink && (
            <Button
              href={`${CALENDARS}/${site.bookingLink}`}
              look="primary"
              newTabNote={labels.opensInNewTab}
              arrow="out"
            >
              {calendar.open}
            </Button>
          )}
          <ActionButton frame={frame} action={calendar.chat} look="secondary" />
          <TextLink href={`mailto:${site.email}`}>{calendar.mail}</TextLink>
        </div>
      </div>
    </section>
  );
}
