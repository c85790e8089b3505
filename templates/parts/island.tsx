// A place in the page that the browser brings to life, once it is needed.

import type { ReactNode } from 'react';
import type { IslandName, IslandProps, When } from '../../domain/islands.ts';
import { useFrame } from '../frame.ts';

interface Props<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
  when?: When;
  /** The key of a draft: where there is one, the island wakes at once. */
  draft?: string;
  /** The address of a script that exports the props, which then wait there until the island wakes. */
  given?: string | undefined;
  /** What stands in the slots of an island with a component, as it is. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** The HTML, for islands without a component of their own. */
  children?: ReactNode;
}

/** Props travel as JSON: in an attribute, or those of a component, which are long, in a script element that wakes with it or in a file. */
export function Island<Name extends IslandName>({
  name,
  props,
  when = 'interaction',
  draft,
  given,
  slots,
  children,
}: Props<Name>) {
  const frame = useFrame();
  const { html, scripts } = frame.island(name, props, slots);
  const attributes = {
    className: 'island',
    'data-island': name,
    'data-src': [...scripts, ...(given ? [given] : [])].join(' '),
    'data-when': typeof when === 'string' ? when : when.media,
    'data-draft': draft,
  };
  const json = JSON.stringify(props);
  if (html === undefined) {
    return (
      <div {...attributes} data-props={json === '{}' ? undefined : json}>
        {children}
      </div>
    );
  }
  // No text in it can end the element.
  const script = `<script type="application/json">${json.replaceAll('<', '\\u003c')}</script>`;
  return (
    <div
      {...attributes}
      data-props={given && JSON.stringify({ given })}
      dangerouslySetInnerHTML={{ __html: given ? html : html + script }}
    />
  );
}
