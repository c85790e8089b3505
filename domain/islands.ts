// What each island is given: the contract between the template that places it and the browser that wakes it.

import { CALENDAR_ORIGIN } from './booking.ts';
import type { Delivery } from './forms/delivery.ts';
import type { ApplicationWords, ContactWords } from './forms/words.ts';
import type { PixReceiver } from './pix/pix.ts';
import type { Offer } from './proposal/chat.ts';
import { OPENED_HTML } from './proposal/encrypted-page.ts';
import type { QuoteData } from './proposal/prices.ts';

/** How a form reaches the house. */
export interface FormSetting {
  /** Null while the house has no destination: nothing is sent, as the specification wants it. */
  delivery: Delivery | null;
  /** Where the text can go when sending fails. */
  phone: string;
  email: string;
}

/** Islands with a component, which the build renders too. By name, which is their file's in `islands/`. */
export interface DrawnIslands {
  'application-form': FormSetting & { words: ApplicationWords; jobs: string[]; chosen?: string };
  'contact-form': FormSetting & { words: ContactWords };
  newsletter: FormSetting;
  quote: {
    offer: Offer;
    data: QuoteData;
    receiver: PixReceiver;
    /** Where an acceptance can go besides; null while the house has no destination. */
    delivery?: Delivery | null;
    /** Whether who accepts types a CPF or a CNPJ. */
    asksTaxNumber?: true;
    /** On the day of the build, until the browser knows better: no other day may change the page. */
    wasExpired: boolean;
  };
}

/** Islands that give life to what a template puts inside them. */
export interface ScriptIslands {
  apply: { form: string };
  booking: { link: string | null; title: string; brand: { light: string; dark: string } };
  /** A video in a text: the address of its frame, and what it shows. */
  embed: { src: string; title: string };
  contents: Record<never, never>;
  menu: Record<never, never>;
  'not-found': { routes: string[] };
  /** The stones beside a form, which follow what is typed in one of its fields. */
  paving: { field: string };
  tabs: Record<never, never>;
  /** How an acceptance of what is inside goes out. */
  unlock: { delivery?: Pick<Delivery, 'url'> };
}

/** All of them: what is forgotten does not compile. */
export const scriptIslands: Record<keyof ScriptIslands, true> = {
  apply: true,
  booking: true,
  contents: true,
  embed: true,
  menu: true,
  'not-found': true,
  paving: true,
  tabs: true,
  unlock: true,
};

/** Everything survives JSON. */
export type IslandProps = DrawnIslands & ScriptIslands;
export type IslandName = keyof IslandProps;

/** What an island needs besides its own script; the page's policy allows nothing else. */
export interface Origins {
  /** Where its form goes: an origin, or `'self'`. */
  forms?: string[];
  /** Where its form leads the browser itself, whose script sends nothing. */
  actions?: string[];
  frames?: string[];
  scripts?: string[];
  /** Where pictures come from, besides the site. */
  pictures?: string[];
  /** Whether what it loads writes style elements of its own. */
  writesStyles?: boolean;
  /** By which names its script turns text into HTML. */
  trustedTypes?: string[];
}

type Needs = { [Name in IslandName]?: (props: IslandProps[Name]) => Origins };

const needs: Needs = {
  'application-form': ({ delivery }) => formOrigins(delivery),
  booking: ({ link }) =>
    link === null
      ? {}
      : { frames: [CALENDAR_ORIGIN], scripts: [CALENDAR_ORIGIN], writesStyles: true },
  'contact-form': ({ delivery }) => formOrigins(delivery),
  embed: ({ src }) => ({ frames: [new URL(src).origin] }),
  newsletter: ({ delivery }) => formOrigins(delivery),
  // The seal at the foot of its paper is part of its style.
  quote: ({ delivery = null }) => ({
    actions: formOrigins(delivery).forms ?? [],
    pictures: ['data:'],
  }),
  unlock: ({ delivery = null }) => ({
    actions: formOrigins(delivery).forms ?? [],
    pictures: ['data:'],
    trustedTypes: [OPENED_HTML],
  }),
};

export function originsOf<Name extends IslandName>(name: Name, props: IslandProps[Name]): Origins {
  return needs[name]?.(props) ?? {};
}

function formOrigins(delivery: Pick<Delivery, 'url'> | null): Origins {
  if (!delivery) return {};
  const { url } = delivery;
  return { forms: [url.startsWith('/') ? "'self'" : new URL(url).origin] };
}

/** What wakes an island: a touch (the default), or what the name says, or a media query that matches. */
export type When = 'interaction' | 'visible' | 'load' | { media: `(${string}` };

/** Every island's file exports one as `wake`. It is called once, with the element around the island. */
export type Wake<Name extends IslandName> = (
  root: HTMLElement,
  props: IslandProps[Name],
) => unknown;

/** The `wake` of an island with a component, which finds its props in the page, or in the script at `given`. */
export type WakeDrawn = (root: HTMLElement, where?: { given?: string }) => Promise<void>;
