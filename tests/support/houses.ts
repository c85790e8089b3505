// Two houses that are not the sample: what the command makes of it, then what their owners write, with photographs.

import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readAnswers } from '../../commands/new/house/house-answers.ts';
import { writeHouse } from '../../commands/new/house/house-content.ts';
import { makeProject, REPOSITORY, writeTree } from './build-site.ts';

export const HOUSES = {
  'capivara-labs': {
    brand: 'Capivara Labs',
    services: 'websites, sistemas, mobile',
    blog: 'nao',
    city: 'São José dos Pinhais/PR',
    accent: '#ffb000',
  },
  'mare-cheia': {
    brand: 'Maré Cheia',
    services: 'Cardápios e reservas, Painéis de cozinha',
    blog: 'sim',
    city: 'Olinda/PE',
    accent: '#f58a6b',
  },
} as const;

/** What one of them has as a file of its own. */
const LETTERS =
  'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';

export type HouseName = keyof typeof HOUSES;

/** The sample, changed by `npm run new house` alone. */
export async function newHouseIn(name: HouseName): Promise<string> {
  const root = makeProject();
  rmSync(join(root, 'content'), { recursive: true });
  cpSync(join(REPOSITORY, 'content'), join(root, 'content'), { recursive: true });
  const contact = { phone: '41 98888-7777', email: 'oi@casa.test', url: 'https://www.casa.test' };
  const answers = await readAnswers(root, {
    ...HOUSES[name],
    ...contact,
    'founded-year': '2019',
    cnpj: '11.222.333/0001-81',
  });
  if (!answers || Array.isArray(answers)) throw new Error(JSON.stringify(answers));
  writeHouse(root, answers, '2026');
  return root;
}

/** The same, with what the owner wrote and photographed over it. */
export async function furnishedHouse(name: HouseName): Promise<string> {
  const root = await newHouseIn(name);
  const own = join(REPOSITORY, 'tests/houses', name);
  cpSync(join(REPOSITORY, LETTERS), join(root, 'fonts/casa.woff2'));
  cpSync(own, root, { recursive: true });
  const written = readdirSync(join(own, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => readFileSync(join(own, 'content', file), 'utf8'));
  const named = new Set(written.flatMap((text) => text.match(/\/uploads\/[\w-]+\.jpg/g) ?? []));
  const photographs = [...named].map(async (path, index) => [
    `public${path}`,
    await photograph(index),
  ]);
  writeTree(root, Object.fromEntries(await Promise.all(photographs)));
  return root;
}

/** A landscape, another for each `index`. */
function photograph(index: number): Promise<Buffer> {
  const hue = (index * 67 + 190) % 360;
  const tone = (lightness: number): string => `hsl(${hue + lightness / 2} 45% ${lightness}%)`;
  const hill = (y: number, bend: number, fill: string): string =>
    `<path fill="${fill}" d="M0 ${y}q400-${bend} 800 0t800 0v1100H0Z"/>`;
  const drawn = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1100">`,
    `<path fill="${tone(78)}" d="M0 0h1600v1100H0Z"/>`,
    `<circle cx="${400 + ((index * 331) % 900)}" cy="380" r="120" fill="${tone(92)}"/>`,
    hill(620, 180, tone(58)),
    hill(760, -160, tone(42)),
    hill(900, 120, tone(26)),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(drawn)).blur(3).jpeg({ quality: 82 }).toBuffer();
}
