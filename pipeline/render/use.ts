// What one page is given, and what it made of it.

import { type Origins, originsOf } from '../../domain/islands.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import type { Frame } from '../../templates/frame.ts';
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
      return frame.island(name, props, slots);
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
}
