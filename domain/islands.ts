// The contract of islands between the template that places them and the browser that mounts them.

import { CALENDAR_ORIGIN } from './booking.ts';
import type { SectionOf } from './content/sections.ts';
import type { Delivery } from './forms.ts';
import type { PixReceiver } from './pix.ts';
import type { Offer } from './proposal/message-links.ts';
import type { QuoteData } from './proposal/prices.ts';

/** The way in which a form reaches the company. */
export interface FormSetting {
  /** Null while the company has no destination: nothing is sent, and the form shows how it will be. */
  delivery: Delivery | null;
  /** The contact to offer if sending fails. */
  phone: string;
  email: string;
}

/** The props of islands with a component, which the build renders too, by the name of their file in `islands/`. */
export interface ComponentIslands {
  'application-form': FormSetting & {
    words: SectionOf<'application'>['form'];
    jobs: string[];
    chosen?: string | undefined;
  };
  'contact-form': FormSetting & { words: SectionOf<'contact'>['form'] };
  newsletter: FormSetting;
  quote: {
    offer: Offer;
    data: QuoteData;
    receiver: PixReceiver;
    /** The destination of an acceptance besides chat and e-mail; null while the company has none. */
    delivery?: Delivery | null;
    /** True if the acceptance asks for a CPF or a CNPJ. */
    asksTaxNumber?: true;
    /** True if the proposal had expired on the day of the build; used until the browser knows the day of the visit. */
    wasExpired: boolean;
  };
}

/** The props of islands that work on HTML that a template puts inside of them. */
interface ScriptIslands {
  apply: { form: string };
  booking: { link: string | null; title: string; brand: { light: string; dark: string } };
  /** A video in a text: the address of its frame, and what it shows. */
  video: { src: string; title: string };
  contents: Record<never, never>;
  menu: Record<never, never>;
  'not-found': { routes: string[] };
  tabs: Record<never, never>;
  /** `delivery` is that of the acceptance of the proposal inside. */
  unlock: { delivery?: Pick<Delivery, 'url'> };
}

const COMPONENTS: { [Name in keyof ComponentIslands]: true } = {
  'application-form': true,
  'contact-form': true,
  newsletter: true,
  quote: true,
};

/** True for an island with a component; the others work on the HTML that a template puts inside of them. */
export const hasComponent = (name: string): boolean => Object.hasOwn(COMPONENTS, name);

/** All props can be written as JSON. */
export type IslandProps = ComponentIslands & ScriptIslands;
export type IslandName = keyof IslandProps;

/** Sources that an island needs besides its own script; the page's policy allows no others. */
export interface Origins {
  /** Targets of its form: an origin, or `'self'`. */
  forms?: string[];
  /** Further origins that its script sends to. */
  requests?: string[];
  frames?: string[];
  scripts?: string[];
  /** Origins of pictures, besides the site. */
  pictures?: string[];
  /** True if it loads a script that writes style elements. */
  writesStyles?: boolean;
}

const needs: { [Name in IslandName]?: (props: IslandProps[Name]) => Origins } = {
  'application-form': ({ delivery }) => formOrigins(delivery),
  booking: ({ link }) =>
    link ? { frames: [CALENDAR_ORIGIN], scripts: [CALENDAR_ORIGIN], writesStyles: true } : {},
  'contact-form': ({ delivery }) => formOrigins(delivery),
  video: ({ src }) => ({ frames: [new URL(src).origin] }),
  newsletter: ({ delivery }) => formOrigins(delivery),
  quote: ({ delivery }) => proposalOrigins(delivery),
  unlock: ({ delivery }) => proposalOrigins(delivery),
};

export function originsOf<Name extends IslandName>(name: Name, props: IslandProps[Name]): Origins {
  return needs[name]?.(props) ?? {};
}

/** `data:` is for the seal at the foot of printed pages, a picture in the style. */
function proposalOrigins(delivery?: Pick<Delivery, 'url'> | null): Origins {
  return { ...formOrigins(delivery), pictures: ['data:'] };
}

function formOrigins(delivery?: Pick<Delivery, 'url'> | null): Origins {
  if (!delivery) return {};
  const { url } = delivery;
  return { forms: [url.startsWith('/') ? "'self'" : new URL(url).origin] };
}

/** The event that mounts an island besides a touch: none (the default), its visibility, or the load of the page. */
export type When = 'interaction' | 'visible' | 'load';

/** An element that was pressed or changed before its island was mounted. */
export interface TouchedElement extends HTMLElement {
  /** The time of the last touch in ms, to repeat touches in their order. */
  touched?: number;
}

/** The element around an island; `touched` is the time of the last touch inside of it. */
export interface MountPoint extends TouchedElement {
  /** The mounting while it lasts; false once the island is mounted. */
  mounting?: Promise<void> | false | undefined;
}

export interface Island {
  mount(root: HTMLElement, props: unknown): unknown;
}

/** Mounts an island; called once, with the element around it. */
export type Mount<Name extends IslandName> = (
  root: HTMLElement,
  props: IslandProps[Name],
) => unknown;

/** The `mount` of an island with a component, whose props are in the page or in a script. */
export type MountComponent = (root: HTMLElement) => Promise<void>;
