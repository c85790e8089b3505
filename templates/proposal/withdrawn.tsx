// What a client finds where a proposal was taken back: that it is gone, and how to go on from there.

import { withdrawnWords as words } from '../../domain/words.ts';
import { useFrame } from '../frame.ts';
import { Button, TextLink } from '../parts/button.tsx';
import { BarePage } from './bare-page.tsx';

export function Withdrawn() {
  const frame = useFrame();
  const { email } = frame.site;
  return (
    <BarePage title={words.headline} lead={words.lead}>
      <p className="locked-way">
        <Button href={frame.chatAbout(words.chatMessage)} look="primary">
          {words.chat}
        </Button>
      </p>
      <p className="locked-help">
        {words.mail} <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </BarePage>
  );
}
