// What a page offers where its owner does without the form: chat, e-mail and telephone, and what happens then.

import type { NextStepsContent } from '../../domain/content/pages/shared.ts';
import { newTab, insteadOfForm as words } from '../../domain/words.ts';
import { useFrame } from '../frame.ts';
import { Button, TextLink } from './button.tsx';
import { NextSteps } from './next-steps.tsx';

interface Props {
  text: string;
  /** What the chat starts with. */
  message: string;
  next: NextStepsContent | undefined;
}

export function InsteadOfForm({ text, message, next }: Props) {
  const { site, chatAbout } = useFrame();
  return (
    <>
      <p className="form-lead">{text}</p>
      <div className="form-ways cluster">
        <Button href={chatAbout(message)} look="primary" newTabNote={newTab} arrow="out">
          {words.chat}
        </Button>
        <Button href={`mailto:${site.email}`} look="secondary">
          {words.mail}
        </Button>
        <TextLink href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</TextLink>
      </div>
      {next && <NextSteps id="depois" {...next} />}
    </>
  );
}
