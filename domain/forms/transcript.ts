// A form's content as the text of a message, for the day when the form cannot be sent.

import { chatLink } from '../chat-link.ts';

/** Browsers and mail programs cut longer addresses. */
const MAX_LINK = 2000;

/** One line a field; empty fields are left out. */
export function transcript(fields: readonly (readonly [label: string, value: string])[]): string {
  return fields
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

export interface Offers {
  chat: string;
  mail: string;
  /** Whether both links carry the whole text. */
  complete: boolean;
}

/** Links that carry `text`, or as much of it as fits, to a chat and to an e-mail. */
export function offersFor(
  text: string,
  { phone, email }: { phone: string; email: string },
): Offers {
  const links = (part: string): Offers => ({
    chat: chatLink(phone, part),
    mail: `mailto:${email}?body=${encodeURIComponent(part.replaceAll('\n', '\r\n'))}`,
    complete: part === text,
  });
  const fits = ({ chat, mail }: Offers): boolean => Math.max(chat.length, mail.length) < MAX_LINK;
  const whole = links(text);
  if (fits(whole)) return whole;
  const characters = charactersOf(text.slice(0, MAX_LINK));
  // The last one may go on beyond what was looked at.
  if (text.length > MAX_LINK) characters.pop();
  let { length } = characters;
  while (!fits(links(`${characters.slice(0, length).join('')}…`)))
    length = Math.floor(length * 0.9);
  return links(`${characters.slice(0, length).join('')}…`);
}

/** Characters as people see them: a flag or a family of emoji is one, and is never cut. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter('pt-BR').segment(text)].map(({ segment }) => segment);
}
