// What a page offers where its owner does without the form: chat, e-mail and telephone.

import { newTab, insteadOfForm as words } from '../../domain/words.ts';
import { useFrame } from '../frame.ts';
import { Button, TextLink } from './button.tsx';

interface Props {
  text: string;
  /** What the chat starts with. */
  message: string;
}

export function InsteadOfForm({ text, message }: Props) {
  const { site, chatAbout } = useFrame();
  return (
    <>
      <p className="form-lead">{text}</p>
      <div className="cluster">
        <Button href={chatAbout(message)} look="primary" newTabNote={newTab} arrow="out">
          {words.chat}
        </Button>
        <Button href={`mailto:${site.email}`} look="secondary">
          {words.mail}
        </Button>
        <TextLink href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</TextLink>
      </div>
    </>
  );
}
