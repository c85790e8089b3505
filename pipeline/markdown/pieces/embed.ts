// Videos, maps and sounds: a paragraph that is nothing but the link or the picture sign of one.

import type { Token, Tokens } from 'marked';
import { originsOf } from '../../../domain/islands.ts';
import { textWords } from '../../../domain/words.ts';
import { escapeHtml } from '../escape.ts';
import { type MarkdownContext, plainText, report, type State } from '../inspection.ts';
import { framedAddress, isMapWithoutPlace } from './frames.ts';
import type { Embed, Setting, Sound } from './own-tokens.ts';

const SOUND = /^\/(?!\/).*\.(mp3|m4a|ogg|wav)$/i;

/** Undefined for a paragraph that says more. */
function asEmbed({ raw, tokens }: Tokens.Paragraph): Embed | Sound | undefined {
  const [only, ...others] = tokens;
  if (!only || others.length > 0 || (only.type !== 'link' && only.type !== 'image')) {
    return undefined;
  }
  const { href } = only as Tokens.Link | Tokens.Image;
  // A picture that leads to a video is a picture.
  if (only.tokens?.some(({ type }) => type === 'image')) return undefined;
  const words = only.type === 'link' ? plainText(only.tokens ?? []) : only.text;
  const title = /^(?:https?:|\/)/.test(words.trim()) ? '' : words.trim();
  if (SOUND.test(href)) return { type: 'sound', raw, href, title };
  const frame = framedAddress(href);
  if (frame) return { type: 'embed', raw, href, title, frame };
  // A link in words to a map leads there, as any other.
  const isMeant = only.type === 'image' || title === '';
  return isMeant && isMapWithoutPlace(href)
    ? { type: 'embed', raw, href, title, frame: undefined }
    : undefined;
}

/** Whether a picture sign names what is none. */
export function isEmbeddable(href: string): boolean {
  return SOUND.test(href) || framedAddress(href) !== undefined || isMapWithoutPlace(href);
}

/** What clients were sent is kept as it was: nothing in it waits for another's server. */
function takesEmbeds({ file }: Pick<MarkdownContext, 'file'>): boolean {
  return !file.startsWith('content/proposals/');
}

export function inspectEmbed({ type, href, title, frame }: Embed | Sound, state: State): void {
  if (type === 'embed' && !frame) {
    report(state, {
      message: `esperado: o endereço de um mapa com o lugar nele; encontrado: ${href}`,
      fix: 'abra o link e copie o endereço longo da barra do navegador, como https://www.openstreetmap.org/#map=17/-25.42840/-49.27330',
    });
  } else if (title === '') {
    report(state, {
      message: `esperado: o que ${href} ${type === 'sound' ? 'traz' : 'mostra'}; encontrado: só o endereço`,
      fix: `escreva [o título](${href}) em um parágrafo só dele`,
    });
  }
  if (frame) state.origins.push(originsOf('embed', { src: frame.src, title }));
  if (type === 'sound') state.origins.push({ media: ["'self'"] });
}

/** A picture sign with such an address elsewhere than in a paragraph of its own, or in a proposal. */
export function refuseEmbed({ href, text }: Tokens.Image, state: State): void {
  const inProposal = !takesEmbeds(state.context);
  const link = `[${text || 'o título'}](${href})`;
  report(
    state,
    inProposal
      ? {
          message: 'esperada: uma proposta sem vídeo, mapa ou áudio; encontrado: um deles',
          fix: `escreva um link: ${link}`,
        }
      : {
          message:
            'esperado: vídeo, mapa ou áudio em um parágrafo só dele; encontrado: no meio de um texto',
          fix: `deixe uma linha vazia antes e outra depois, ou escreva um link: ${link}`,
        },
  );
}

export function embedHtml({ href, title, frame }: Embed, { embedScripts }: Setting): string {
  const link = escapeHtml(href);
  const name = escapeHtml(title);
  if (!frame) return '';
  if (!embedScripts) return `<p><strong>${name}</strong><br><a href="${link}">${link}</a></p>\n`;
  const { load, privacy } = textWords[frame.kind];
  const props = escapeHtml(JSON.stringify({ src: frame.src, title }));
  return [
    `<figure class="embed"><div class="island" data-island="embed" data-src="${embedScripts.join(' ')}"`,
    ` data-when="interaction" data-props="${props}">`,
    `<div class="embed-card" data-part="card" data-kind="${frame.kind}">`,
    `<p class="embed-title">${name}</p>`,
    `<button class="embed-load with-script" type="button"><span class="embed-mark"></span>${escapeHtml(load)}`,
    `<span class="visually-hidden">: ${name}</span></button></div></div>`,
    `<figcaption><a href="${link}">${escapeHtml(textWords.openIn(frame.leadsTo))}</a>`,
    ` <span class="with-script">${escapeHtml(privacy(frame.service))}</span></figcaption></figure>\n`,
  ].join('');
}

export function soundHtml({ href, title }: Sound, { address }: Setting): string {
  const src = escapeHtml(address(href));
  const name = escapeHtml(title);
  const kind = (SOUND.exec(href)?.[1] ?? '').toUpperCase();
  return [
    `<figure class="sound"><audio controls preload="none" src="${src}" aria-label="${name}"></audio>`,
    `<figcaption><strong>${name}</strong> <a href="${src}" download>`,
    `${escapeHtml(textWords.downloadSound(kind))}</a></figcaption></figure>\n`,
  ].join('');
}

/** A paragraph, or the token that it stands for. */
export function embedOr(paragraph: Token, context: Pick<MarkdownContext, 'file'>): Token {
  const isAsked = paragraph.type === 'paragraph' && takesEmbeds(context);
  return (isAsked && asEmbed(paragraph as Tokens.Paragraph)) || paragraph;
}
