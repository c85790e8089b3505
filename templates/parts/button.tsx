// Links that look like buttons: to a page of the site, or to a chat in a new tab.

import type { ReactNode } from 'react';
import type { ChatButton as ChatButtonContent } from '../../domain/content/page.ts';
import type { Frame } from '../frame.ts';
import { Icon } from './icons.tsx';

export type ButtonLook = 'primary' | 'secondary';

interface ButtonProps {
  href: string;
  look: ButtonLook;
  arrow?: boolean;
  /** Opens in a new tab, and says so with this text. */
  newTabNote?: string;
  small?: boolean;
  children: ReactNode;
}

export function Button({ href, look, arrow, newTabNote, small, children }: ButtonProps) {
  return (
    <a
      className="button"
      data-look={look}
      data-size={small ? 'small' : undefined}
      href={href}
      {...(newTabNote && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTabNote && <span className="visually-hidden">{` (${newTabNote})`}</span>}
      {arrow && <Icon name="arrow-right" />}
    </a>
  );
}

interface ChatButtonProps {
  frame: Frame;
  button: ChatButtonContent;
  look: ButtonLook;
  arrow?: boolean;
  small?: boolean;
}

/** Opens the chat with the preset's message, ready to send. */
export function ChatButton({ frame, button, look, arrow, small }: ChatButtonProps) {
  return (
    <Button
      href={frame.chatWith(button.preset)}
      look={look}
      arrow={arrow}
      small={small}
      newTabNote={frame.labels.opensInNewTab}
    >
      {button.label}
    </Button>
  );
}

interface TextLinkProps {
  href: string;
  newTabNote?: string;
  children: ReactNode;
}

/** A link that stands alone, underlined in ember. */
export function TextLink({ href, newTabNote, children }: TextLinkProps) {
  return (
    <a className="text-link" href={href} {...(newTabNote && { target: '_blank', rel: 'noopener' })}>
      <span className="text-link-label">{children}</span>
      {newTabNote && <span className="visually-hidden">{` (${newTabNote})`}</span>}
    </a>
  );
}
