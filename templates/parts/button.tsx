// Links that look like buttons, and links that stand alone. What leads away from the site opens in a new tab and says so.

import type { ReactNode } from 'react';
import type { Action } from '../../domain/content/shared.ts';
import { newTab } from '../../domain/words.ts';
import { type SiteContextValue, useSiteContext } from '../site-context.ts';
import { Icon } from './icons.tsx';

interface LinkProps {
  href: string;
  /** Read out after the label by screen readers: which of several alike it is. */
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

/** A link that stands alone, underlined in the accent. */
export function TextLink({ href, about, arrow, children }: LinkProps) {
  return (
    <a className="text-link" {...linkTo(href)}>
      <span>{children}</span>
      <HiddenWords href={href} about={about} />
      {arrow && <Icon name="arrow-right" />}
    </a>
  );
}

/** Leads back to where the page belongs. */
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

/** A button of a content file: to a page, or to the chat with its message ready to send. */
export function ActionButton({ action, ...rest }: ActionProps & Pick<ButtonProps, 'look'>) {
  return (
    <Button href={addressOf(useSiteContext(), action)} {...rest}>
      {action.label}
    </Button>
  );
}

/** The same as a link that stands alone. */
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

/** One element, as a page may have a hundred links. */
export function HiddenWords({ href, about }: Pick<LinkProps, 'href' | 'about'>) {
  const words = `${about ? `: ${about}` : ''}${isElsewhere(href) ? ` (${newTab})` : ''}`;
  return words && <span className="visually-hidden">{words}</span>;
}

export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
