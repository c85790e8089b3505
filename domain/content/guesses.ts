// Correct values close to what was written wrongly, where it can only be read one way.

import { slugOf } from '../text/slug.ts';
import { isUrl } from '../text/url.ts';

/** A number of the range next to the one found; `15 dias` is taken for 15 if that is in range. */
export function guessWhole(text: string, min: number, max: number): string | undefined {
  const inRange = (digits: string): number => Math.min(max, Math.max(min, Number(digits)));
  if (/^\d+$/.test(text)) return String(inRange(text));
  const digits = /^(\d+)\s*(?:%|\p{L}[\p{L}\s.]*)$/u.exec(text)?.[1];
  return digits && inRange(digits) === Number(digits) ? String(Number(digits)) : undefined;
}

/** `www.exemplo.com.br` and `http://www.exemplo.com.br` with https; nothing for what is no host. */
export function guessHttps(text: string): string | undefined {
  const address = text.trim().replace(/^(?:https?:\/*|\/\/)/i, '');
  const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(address);
  return isHost && isUrl(`https://${address}`) ? `https://${address}` : undefined;
}

/** `(41) 99999-8888` gives `+55 41 99999-8888`: the country may be missing, not the area; another one is no slip. */
export function guessPhone(text: string): string | undefined {
  if (!/^(?:\+55)?[\d\s().-]+$/.test(text.trim())) return undefined;
  const parts = /^(?:55|0)?([1-9]\d)(\d{4,5})(\d{4})$/.exec(text.replace(/\D/g, ''));
  return parts ? `+55 ${parts[1]} ${parts[2]}-${parts[3]}` : undefined;
}

/** `"1.200,50"` and `R$ 1.200` in centavos, if the text can only be read one way. */
export function guessCents(found: unknown): string | undefined {
  const text = String(found).replace(/^R\$\s*/, '');
  if (/^\d+\.\d{1,2}$/.test(text)) return String(Math.round(Number(text) * 100));
  if (typeof found === 'number') return undefined;
  // Plain digits in quotes are cents already.
  if (/^\d{4,}$/.test(text) && text === found) return text;
  const brazilian = /^(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))?$/.exec(text);
  if (!brazilian) return undefined;
  return `${Number(`${brazilian[1]?.replaceAll('.', '')}${brazilian[2] ?? '00'}`)}`;
}

export function guessRoute(found: unknown): string | undefined {
  const parts = String(found).split('/').map(slugOf);
  return `/${parts.filter(Boolean).join('/')}`;
}
