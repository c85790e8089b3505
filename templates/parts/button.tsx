// Links that look like buttons: to a page of the site, or to a chat in a new tab.

import type { ReactNode } from 'react';
import type { Action } from '../../domain/content/pages/shared.ts';
import { newTab } from '../../domain/words.ts';
import { type Frame, useFrame } from '../frame.ts';
import { Icon } from './icons.tsx';

export type ButtonLook = 'primary' | 'secondary';

interface ButtonProps {
  href: string;
  look: ButtonLook;
  /** `out` leads away from the site. */
  arrow?: boolean | 'out';
  /** Heard after the label: which of several alike it is. */
  about?: string;
  /** Opens in a new tab, and says so with this text. */
  newTabNote?: string;
  small?: boolean;
  /** The opening that the button applies for. */
  position?: string;
  children: ReactNode;
}

export function Button({ href, look, arrow, about, newTabNote, small, ...rest }: ButtonProps) {
  return (
    <a
      className="button"
      data-look={look}
      data-size={small ? 'small' : undefined}
      data-position={rest.position}
      href={href}
      {...(newTabNote && { target: '_blank', rel: 'noopener' })}
    >
      {rest.children}
      <Heard about={about} newTabNote={newTabNote} />
      {arrow && <Icon name={arrow === 'out' ? 'arrow-out' : 'arrow-right'} />}
    </a>
  );
}

interface ActionProps {
  action: Action;
  look: ButtonLook;
  arrow?: boolean;
}

/** A button of a content file: to a page, or to the chat with its message ready to send. */
export function ActionButton({ action, look, arrow }: ActionProps) {
  const frame = useFrame();
  const { href, newTabNote } = actionLink(frame, action);
  return (
    <Button href={href} look={look} arrow={arrow} newTabNote={newTabNote}>
      {action.label}
    </Button>
  );
}

/** The same as a link that stands alone. */
export function ActionLink({ action, arrow }: Omit<ActionProps, 'look'>) {
  const frame = useFrame();
  return (
    <TextLink {...actionLink(frame, action)} arrow={arrow}>
      {action.label}
    </TextLink>
  );
}

function actionLink(frame: Frame, { href, preset, message = '' }: Action) {
  if (href !== undefined) return { href };
  return {
    href: preset ? frame.chatWith(preset) : frame.chatAbout(message),
    newTabNote: newTab,
  };
}

interface TextLinkProps {
  href: string;
  about?: string;
  newTabNote?: string;
  arrow?: boolean;
  children: ReactNode;
}

/** A link that stands alone, underlined in ember. */
export function TextLink({ href, about, newTabNote, arrow, children }: TextLinkProps) {
  return (
    <a className="text-link" href={href} {...(newTabNote && { target: '_blank', rel: 'noopener' })}>
      <span className="text-link-label">{children}</span>
      <Heard about={about} newTabNote={newTabNote} />
      {arrow && <Icon name="arrow-right" />}
    </a>
  );
}

/** What is heard of a link and not seen; one element, as a page may have a hundred. */
export function Heard({ about, newTabNote }: Pick<ButtonProps, 'about' | 'newTabNote'>) {
  const words = `${about ? `: ${about}` : ''}${newTabNote ? ` (${newTabNote})` : ''}`;
  return words && <span className="visually-hidden">{words}</span>;
}

/** Leads back to where the page belongs. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="back-link" href={href}>
      <Icon name="arrow-left" />
      <span className="text-link-label">{children}</span>
    </a>
  );
}
