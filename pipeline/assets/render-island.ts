// The one place where the build meets the browser's code: it renders each island's own component to HTML.

import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type DrawnIslands,
  type IslandName,
  type IslandProps,
  scriptIslands,
} from '../../domain/islands.ts';
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

type Props<Name extends IslandName> = IslandProps[Name] & { slots?: Record<string, string> };

const components: { [Name in keyof DrawnIslands]: ComponentType<Props<Name>> } = {
  'application-form': ApplicationForm,
  'contact-form': ContactForm,
  newsletter: Newsletter,
  quote: Quote,
};

/** The others give life to what the template puts inside them. */
const componentsByName: { [Name in IslandName]?: ComponentType<Props<Name>> } = components;

const names = [...Object.keys(components), ...Object.keys(scriptIslands)].sort();

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

export function islandRenderer({ islands }: Pick<Scripts, 'islands'>): RenderIsland {
  return (name, props, slots) => {
    const component = componentsByName[name];
    return {
      html: component
        ? renderToString(h(component, slots ? { ...props, slots: renderSlots(slots) } : props))
        : undefined,
      scripts: islands[name]?.addresses ?? [],
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
  for (const name of names.filter((known) => !files.includes(known))) {
    problems.push({
      file: `islands/${name}.ts`,
      message: `expected the file of the island "${name}", found none`,
      fix: 'restore the file, or take the island out of domain/islands.ts',
    });
  }
  for (const name of files.filter((found) => !names.includes(found))) {
    problems.push({
      file: `islands/${name}.ts`,
      message: 'expected an island that templates can name, found one that nothing uses',
      fix: `add "${name}" to domain/islands.ts, or delete the file`,
    });
  }
  return { value: undefined, problems };
}

/** Templates are checked by their types; what is passed on as a text may still be wrong. */
export function refuseIsland(name: string): Problem | undefined {
  if (names.includes(name)) return undefined;
  const guess = nearest(name, names);
  return {
    file: 'templates',
    message: `expected the name of an island, found "${name}"`,
    fix: guess ? `did you mean "${guess}"?` : `write one of ${names.join(', ')}`,
  };
}
