// Other ways to reach the company, if it has no form.

import { phoneLink } from '../../domain/routes.ts';
import { insteadOfForm } from '../../domain/words.ts';
import { useSiteContext } from '../site-context.ts';
import { Button, TextLink } from './button.tsx';
import { type Next, NextSteps } from './next-steps.tsx';

interface InsteadProps {
  text: string;
  /** The first message of the chat. */
  message: string;
  next: Next;
}

/** Chat and e-mail in the place of a form that the owner left out. */
export function InsteadOfForm({ text, message, next }: InsteadProps) {
  const { site, chatAbout } = useSiteContext();
  return (
    <>
      <p className="form-lead">{text}</p>
      <div className="cluster">
        <Button href={chatAbout(message)} look="primary" arrow="out">
          {insteadOfForm.chat}
        </Button>
        <Button href={`mailto:${site.email}`} look="secondary">
          {insteadOfForm.mail}
        </Button>
        <TextLink href={phoneLink(site.phone)}>{site.phone}</TextLink>
      </div>
      {next && <NextSteps {...next} />}
    </>
  );
}
