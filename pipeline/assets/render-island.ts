// The one place where the build meets the browser's code: it renders each island's own component to HTML.

import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IslandName, IslandProps } from '../../domain/islands.ts';
import type { Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { ApplicationForm } from '../../islands/application-form.ts';
import { ContactForm } from '../../islands/contact-form.ts';
import { Newsletter } from '../../islands/newsletter.ts';
import { Quote } from '../../islands/quote.ts';
import type { Outcome } from '../stages.ts';
import type { Scripts } from './bundle-islands.ts';

/** What the template puts into an island's slots, by name. */
export type SlotNodes = Readonly<Record<string, ReactNode>>;

type Component<Name extends IslandName> = ComponentType<
  IslandProps[Name] & { slots?: Record<string, string> }
>;

/** Null for those that give life to what the template puts inside them. */
const components: { [Name in IslandName]: Component<Name> | null } = {
  'application-form': ApplicationForm,
  apply: null,
  booking: null,
  'contact-form': ContactForm,
  menu: null,
  newsletter: Newsletter,
  'not-found': null,
  'proposal-visit': null,
  quote: Quote,
  tabs: null,
  unlock: null,
};

export interface RenderedIsland {
  /** Undefined when the template brings the HTML. */
  html: string | undefined;
  /** The addresses of its scripts, its own first. */
  scripts: string[];
}

export type RenderIsland = <Name extends IslandName>(
  name: Name,
  props: IslandProps[Name],
  slots?: SlotNodes,
) => RenderedIsland;

export function islandRenderer(scripts: Scripts): RenderIsland {
  return (name, props, slots) => {
    const component = components[name];
    return {
      html: component
        ? renderToString(h(component, slots ? { ...props, slots: renderSlots(slots) } : props))
        : undefined,
      scripts: scripts.addresses(name),
    };
  };
}

function renderSlots(slots: SlotNodes): Record<string, string> {
  const entries = Object.entries(slots);
  return Object.fromEntries(entries.map(([name, node]) => [name, renderToStaticMarkup(node)]));
}

/** Every island has a file, and every file is an island that templates can name. */
export function checkIslands(files: readonly string[]): Outcome<undefined> {
  const problems: Problem[] = [];
  const names = Object.keys(components);
  for (const name of names.filter((known) => !files.includes(known))) {
    problems.push({
      file: `islands/${name}.ts`,
      message: `expected the file of the island "${name}", found none`,
      fix: 'restore the file, or take the island out of domain/islands.ts and pipeline/assets/render-island.ts',
    });
  }
  for (const name of files.filter((found) => !names.includes(found))) {
    problems.push({
      file: `islands/${name}.ts`,
      message: 'expected an island that templates can name, found one that nothing uses',
      fix: `add "${name}" to domain/islands.ts and pipeline/assets/render-island.ts, or delete the file`,
    });
  }
  return { value: undefined, problems };
}

/** Templates are checked by their types; what is passed on as a text may still be wrong. */
export function refuseIsland(name: string): Problem | undefined {
  if (Object.hasOwn(components, name)) return undefined;
  const guess = nearest(name, Object.keys(components));
  return {
    file: 'templates',
    message: `expected the name of an island, found "${name}"`,
    fix: guess ? `did you mean "${guess}"?` : `write one of ${Object.keys(components).join(', ')}`,
  };
}
