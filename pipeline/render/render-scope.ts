// What one page is rendered with, and what it made of it.

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Origins, originsOf } from '../../domain/islands.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import type { Fills } from '../../domain/text/named-fills.ts';
import { type Frame, FrameContext } from '../../templates/frame.ts';
import { preparedIn } from '../assets/find-picture.ts';
import { refuseIsland } from '../assets/render-island.ts';
import { type RenderedMarkdown, renderBody } from '../markdown/render-markdown.ts';
import type { Text, TextOptions, Tools } from '../page.ts';

export class RenderScope implements Tools {
  readonly frame: Frame;
  readonly islands = new Set<string>();
  readonly origins: Origins[] = [];
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  /** Number of words of the text below the front matter, if the page shows it. */
  words: number | undefined;
  readonly #fills: Fills;

  /** `fills`: what stands for names in every text. */
  constructor(frame: Frame, fills: Fills) {
    this.#fills = fills;
    const island: Frame['island'] = (name, props, slots) => {
      const problem = refuseIsland(name);
      if (problem) {
        this.problems.push(problem);
        return { html: undefined, scripts: [] };
      }
      this.islands.add(name);
      this.origins.push(originsOf(name, props));
      const inside = Object.entries(slots ?? {}).map(([slot, node]) => [slot, this.#around(node)]);
      return frame.island(name, props, slots && Object.fromEntries(inside));
    };
    this.frame = { ...frame, island };
  }

  /** A function of its own, since pages take it out of the scope. */
  readonly renderText = (text: Text, { fills }: TextOptions = {}): RenderedMarkdown => {
    const rendered = renderBody(text.source, {
      tableLabel: this.frame.labels.tableScroll,
      picture: preparedIn(text),
      fills: { ...this.#fills, ...fills },
    });
    this.words = rendered.words;
    this.problems.push(...rendered.problems);
    this.notices.push(...rendered.notices);
    return rendered;
  };

  render(body: ReactNode): string {
    return renderToStaticMarkup(this.#around(body));
  }

  #around(body: ReactNode): ReactNode {
    return createElement(FrameContext, { value: this.frame }, body);
  }
}
