// Renders the Markdown of one file and reads what came of it.

import type { Fills } from '../../domain/text/named-fills.ts';
import { preparedIn } from '../assets/find-picture.ts';
import type { MarkdownContext } from '../markdown/inspection.ts';
import { type RenderedMarkdown, renderBody } from '../markdown/render-markdown.ts';
import type { Text } from '../page.ts';
import type { Source } from '../source.ts';
import { type ReadHtml, readHtml } from './read-html.ts';

/** What a text is rendered with, whatever file it is of. */
export interface TextSetting extends Pick<MarkdownContext, 'embedScripts'> {
  fills: Fills;
}

export interface PlainText extends Pick<Text, 'pictures'> {
  source: Pick<Source, 'file' | 'body'>;
}

export interface RenderedText extends Omit<RenderedMarkdown, 'html'> {
  read: ReadHtml;
}

export function renderText(text: PlainText, setting: TextSetting): RenderedText {
  const { html, ...found } = renderBody(text.source, { ...setting, picture: preparedIn(text) });
  return { ...found, read: readHtml(html) };
}
