// The mount point of an island, with the HTML that it is mounted on.

import type { ReactNode } from 'react';
import type { IslandName, IslandProps, When } from '../../domain/islands.ts';
import { useSiteContext } from '../site-context.ts';

interface Props<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
  when?: When;
  /** For `visible`: a selector of the elements to watch; by default the island's direct children. */
  watch?: string;
  /** The key of a draft in session storage; if there is one, the island is mounted at once. */
  draft?: string;
  /** A moment in ms since 1970: later, or if the address has a fragment, the island is mounted at once. */
  until?: number | undefined;
  /** The address of a script that exports the props, the last one of the island. */
  propsUrl?: string | undefined;
  /** The content of the slots of an island with a component. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** The HTML, for islands without a component of their own. */
  children?: ReactNode;
}

/** Props are JSON in an attribute; those of a component are longer, in a script element inside of it or in a file. */
export function Island<Name extends IslandName>({
  name,
  props,
  when = 'interaction',
  watch = ':scope>*',
  draft,
  until,
  propsUrl,
  slots,
  children,
}: Props<Name>) {
  const context = useSiteContext();
  const { html, scripts } = context.island(name, props, slots);
  const attributes = {
    className: 'island',
    'data-island': name,
    'data-src': [...scripts, propsUrl].filter(Boolean).join(' '),
    'data-when': when === 'load' ? when : undefined,
    // The mount point is `display: contents` and has no box.
    'data-watch': when === 'visible' ? watch : undefined,
    'data-draft': draft,
    'data-until': until,
  };
  const json = JSON.stringify(props);
  if (html === undefined) {
    return (
      <div {...attributes} data-props={json === '{}' ? undefined : json}>
        {children}
      </div>
    );
  }
  // Escaped, so that no text in the JSON can end the element.
  const script = `<script type="application/json">${json.replaceAll('<', '\\u003c')}</script>`;
  return (
    <div {...attributes} dangerouslySetInnerHTML={{ __html: propsUrl ? html : html + script }} />
  );
}
