// The frames behind the addresses of videos and maps, in the forms in which browsers and apps hand them out.

import { expect, test } from 'vitest';
import { framedAddress, isMapWithoutPlace } from '../../pipeline/markdown/pieces/frames.ts';

const ID = 'aqz-KE-bpKQ';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`;
const VIMEO = 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1';

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, YOUTUBE],
  [`https://youtube.com/watch?feature=share&v=${ID}&t=90s`, `${YOUTUBE}&start=90`],
  [`https://m.youtube.com/watch?v=${ID}&t=1h2m3s`, `${YOUTUBE}&start=3723`],
  [`https://youtu.be/${ID}?si=abc&t=5`, `${YOUTUBE}&start=5`],
  [`https://www.youtube.com/shorts/${ID}`, YOUTUBE],
  [`https://www.youtube.com/live/${ID}`, YOUTUBE],
  [`https://www.youtube-nocookie.com/embed/${ID}`, YOUTUBE],
  ['https://vimeo.com/123456789', VIMEO],
  ['https://vimeo.com/123456789/abcdef1234', `${VIMEO}&h=abcdef1234`],
  ['https://player.vimeo.com/video/123456789?h=abcdef1234', `${VIMEO}&h=abcdef1234`],
])('%s is a video', (address, src) => {
  expect(framedAddress(address)).toMatchObject({ kind: 'video', src });
});

test.each([
  [
    'https://www.openstreetmap.org/#map=17/-25.42840/-49.27330',
    'OpenStreetMap',
    '-25.42840%2C-49.27330',
  ],
  [
    'https://www.openstreetmap.org/?mlat=-25.5&mlon=-49.25#map=12/-25.4/-49.2',
    'OpenStreetMap',
    '-25.50000%2C-49.25000',
  ],
  ['https://www.google.com/maps/@-25.4284,-49.2733,17z', 'Google Maps', '-25.42840%2C-49.27330'],
  [
    'https://www.google.com.br/maps/place/X/@-25.4,-49.2,15.5z/data=!3m1!3d-25.5!4d-49.25',
    'Google Maps',
    '-25.50000%2C-49.25000',
  ],
  ['https://maps.google.com/?q=-25.5,-49.25', 'Google Maps', '-25.50000%2C-49.25000'],
  [
    'https://www.google.com/maps/search/?api=1&query=-25.5%2C-49.25',
    'Google Maps',
    '-25.50000%2C-49.25000',
  ],
])('%s is a map, which OpenStreetMap shows', (address, leadsTo, marker) => {
  const frame = framedAddress(address);
  expect(frame).toMatchObject({ kind: 'map', service: 'OpenStreetMap', leadsTo });
  expect(frame?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
  expect(frame?.src).toContain(`&marker=${marker}`);
});

test('the box of a map lies around its place, and is as wide as its zoom says', () => {
  const { src = '' } = framedAddress('https://www.openstreetmap.org/#map=17/-25.4/-49.2') ?? {};
  const [west, south, east, north] = (new URL(src).searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect((Number(west) + Number(east)) / 2).toBeCloseTo(-49.2, 4);
  expect((Number(south) + Number(north)) / 2).toBeCloseTo(-25.4, 4);
  expect(Number(east) - Number(west)).toBeCloseTo(0.00687, 4);
});

test.each([
  'https://www.youtube.com/@casa',
  'https://www.youtube.com/watch?v=curto',
  'https://youtube.com.golpe.test/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/casa',
  'https://www.google.com/search?q=-25.5,-49.25',
  'https://www.openstreetmap.org/#map=17/-95.4/-49.2',
  'javascript:alert(1)',
  '/uploads/a.mp4',
])('%s is neither', (address) => {
  expect(framedAddress(address)).toBeUndefined();
});

test.each([
  ['https://maps.app.goo.gl/abc123', true],
  ['https://maps.google.com/?q=Rua+Itupava', true],
  ['https://www.google.com/maps/place/Curitiba', true],
  ['https://www.openstreetmap.org/node/1', true],
  ['https://www.google.com/search?q=mapa', false],
  ['https://www.openstreetmap.org/#map=17/-25.4/-49.2', false],
])('whether %s is a map that says no place: %s', (address, isSo) => {
  expect(isMapWithoutPlace(address)).toBe(isSo);
});
