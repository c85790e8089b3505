// Looks at the pictures of a text: whether browsers show them, and whether those hear of them who cannot see them.

import type { Tokens } from 'marked';
import { isFailure } from '../shown-picture.ts';
import { placeAt } from '../source.ts';
import { report, type State } from './inspection.ts';
import { isEmbeddable, refuseEmbed } from './pieces/embed.ts';

export function inspectImage(image: Tokens.Image, state: State): void {
  const { href, text } = image;
  const { context, body } = state;
  if (isEmbeddable(href)) {
    refuseEmbed(image, state);
    return;
  }
  if (text.trim() === '') {
    const line = placeAt(body.text, state.cursor).line + body.firstLine - 1;
    const message = `${context.file}:${line} tem uma imagem sem texto para quem não pode ver`;
    state.notices.push({ message });
  }
  const extension = /\.\w+$/.exec(href)?.[0] ?? '';
  if (/^\.(?:hei[cf]|tiff?|bmp|psd|gif)$/i.test(extension)) {
    report(state, {
      message: `esperado: uma imagem que navegadores mostrem; encontrado: ${extension}`,
      fix: `exporte como JPEG e escreva ${href.slice(0, -extension.length)}.jpg`,
    });
    return;
  }
  const picture = context.picture(href);
  if (isFailure(picture)) report(state, picture);
}
