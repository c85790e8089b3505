// Puts life into HTML that the build made from the same component.

import { type ComponentType, h, hydrate } from 'preact';
import type { IslandName, IslandProps, Wake } from '../../domain/islands.ts';

export function hydrated<Name extends IslandName>(
  component: ComponentType<IslandProps[Name]>,
): Wake<Name> {
  return (root, props) => hydrate(h(component, props), root);
}
