// The booking page of a house without a calendar: its other ways to a meeting, and no word of one that failed.

import { expect, test } from 'vitest';
import { changedContent } from '../support/content.ts';
import { tagsOf } from '../support/html.ts';
import { buildChangedSite } from '../support/real-site.ts';

test('without a booking link the other ways stay, and nothing leads to the calendar', async () => {
  const site = await buildChangedSite(
    changedContent('site.yaml', 'bookingLink: grimpa/reuniao', 'bookingLink:'),
  );
  const { html } = site.page('/agendamento');
  const [box = ''] = /data-part="box".*?<div class="calendar-note"/s.exec(html) ?? [];
  const ways = tagsOf(box).flatMap(({ name, attributes: { href } }) =>
    name === 'a' ? [href] : [],
  );
  expect(ways).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/5541900000000\?text=Ol%C3%A1!%20Quero%20marcar/),
    'mailto:contato@grimpa.example',
  ]);
  expect(box).not.toContain('O calendário não abriu');
  expect(html).not.toContain('cal.com/grimpa');
});
