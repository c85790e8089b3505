// Links that look like buttons, and links on their own. Links to other sites open in a new tab, and say so.

import type { ReactNode } from 'react';
import type { Action } from '../../domain/content/common.ts';
import { newTab } from '../../domain/words.ts';
import { type SiteContextValue, useSiteContext } from '../site-context.ts';
import { Icon } from './icons.tsx';

interface LinkProps {
  href: string;
  /** Read out after the label, to distinguish links with the same label. */
  about?: string;
  arrow?: boolean | 'out';
  children: ReactNode;
}

interface ButtonProps extends LinkProps {
  look: 'primary' | 'secondary';
  small?: boolean;
  /** The opening that the button applies for. */
  'data-position'?: string;
}

export function Button({ href, look, about, arrow, small, children, ...data }: ButtonProps) {
  return (
    <a
      className="button"
      data-look={look}
      data-size={small ? 'small' : undefined}
      {...data}
      {...linkTo(href)}
    >
      {children}
      <HiddenWords href={href} about={about} />
      {arrow && <Icon name={arrow === 'out' ? 'arrow-out' : 'arrow-right'} />}
    </a>
  );
}

/** A link on its own, underlined in the accent colour. */
export function TextLink({ href, about, arrow, children }: LinkProps) {
  return (
    <a className="text-link" {...linkTo(href)}>
      <span>{children}</span>
      <HiddenWords href={href} about={about} />
      {arrow && <Icon name="arrow-right" />}
    </a>
  );
}

/** A link back to the page above this one. */
export function BackLink({ href, children }: Pick<LinkProps, 'href' | 'children'>) {
  return (
    <a className="back-link" href={href}>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </a>
  );
}

interface ActionProps {
  action: Action;
  arrow?: boolean;
}

/** A button of content: it leads to a page, or to a chat with a message ready to send. */
export function ActionButton({ action, ...rest }: ActionProps & Pick<ButtonProps, 'look'>) {
  return (
    <Button href={addressOf(useSiteContext(), action)} {...rest}>
      {action.label}
    </Button>
  );
}

/** The same action as a link on its own. */
export function ActionLink({ action, ...rest }: ActionProps) {
  return (
    <TextLink href={addressOf(useSiteContext(), action)} {...rest}>
      {action.label}
    </TextLink>
  );
}

function addressOf(context: SiteContextValue, { href, preset, message = '' }: Action): string {
  return href ?? (preset ? context.chatWith(preset) : context.chatAbout(message));
}

function isElsewhere(href: string): boolean {
  return href.startsWith('https://');
}

function linkTo(href: string) {
  return isElsewhere(href) ? { href, target: '_blank', rel: 'noopener' } : { href };
}

/** The words that only screen readers read, in one element, since a page may have a hundred links. */
export function HiddenWords({ href, about }: Pick<LinkProps, 'href' | 'about'>) {
  const words = `${about ? `: ${about}` : ''}${isElsewhere(href) ? ` (${newTab})` : ''}`;
  return words && <span className="visually-hidden">{words}</span>;
}
