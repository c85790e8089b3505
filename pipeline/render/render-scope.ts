// What one page is rendered with, and what it made of it.

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Origins, originsOf } from '../../domain/islands.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import type { Fills } from '../../domain/text/named-fills.ts';
import { type Frame, FrameContext } from '../../templates/frame.ts';
import { refuseIsland } from '../assets/render-island.ts';
import type { ShownText, Text, TextOptions, Tools } from '../page.ts';
import { type ReadHtml, textMark } from './read-html.ts';
import { renderText } from './render-text.ts';

export class RenderScope implements Tools {
  readonly frame: Frame;
  readonly islands = new Set<string>();
  readonly origins: Origins[] = [];
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  /** What was read of the texts, which stand in the page by their numbers until it is read. */
  readonly texts: ReadHtml[] = [];
  /** Number of words of the text below the front matter, if the page shows it. */
  words: number | undefined;
  readonly #fills: Fills;
  readonly #embedScripts: readonly string[];

  /** `fills`: what stands for names in every text. */
  constructor(frame: Frame, fills: Fills) {
    this.#fills = fills;
    this.#embedScripts = frame.island('embed', { src: '', title: '' }).scripts;
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
  readonly renderText = (text: Text, { fills }: TextOptions = {}): ShownText => {
    const all = { ...this.#fills, ...fills };
    const setting = { embedScripts: this.#embedScripts, fills: all };
    const rendered = renderText(text, setting);
    this.words = rendered.words;
    this.origins.push(...rendered.origins);
    if (rendered.origins.some(({ frames }) => frames)) this.islands.add('embed');
    this.problems.push(...rendered.problems);
    this.notices.push(...rendered.notices);
    const number = this.texts.push(rendered.read) - 1;
    return { html: textMark(number), headings: rendered.headings };
  };

  render(body: ReactNode): string {
    return renderToStaticMarkup(this.#around(body));
  }

  #around(body: ReactNode): ReactNode {
    return createElement(FrameContext, { value: this.frame }, body);
  }
}
