// What one page is given, and what it made of it.

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Origins, originsOf } from '../../domain/islands.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import { type Frame, FrameContext } from '../../templates/frame.ts';
import { refuseIsland } from '../assets/render-island.ts';
import type { Tools } from '../page.ts';

export class Use {
  readonly islands = new Set<string>();
  readonly origins: Origins[] = [];
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly tools: Tools;
  /** Of the text below the front matter, if the page shows it. */
  words: number | undefined;

  constructor({ frame, renderText }: Tools) {
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
    this.tools = {
      frame: { ...frame, island },
      renderText: (written, options) => {
        const text = renderText(written, options);
        this.words = text.words;
        this.problems.push(...text.problems);
        this.notices.push(...text.notices);
        return text;
      },
    };
  }

  render(body: ReactNode): string {
    return renderToStaticMarkup(this.#around(body));
  }

  #around(body: ReactNode): ReactNode {
    return createElement(FrameContext, { value: this.tools.frame }, body);
  }
}
