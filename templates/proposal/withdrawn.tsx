// What a client finds where a proposal was taken back: that it is gone, and how to go on from there.

import { routes } from '../../domain/routes.ts';
import type { Frame } from '../frame.ts';
import { Button, TextLink } from '../parts/button.tsx';
import { Wordmark } from '../parts/mark.tsx';

export function Withdrawn({ frame }: { frame: Frame }) {
  const { site, labels } = frame;
  const words = labels.withdrawn;
  return (
    <>
      <header className="locked-header wrap">
        <a href={routes.home} aria-label={site.brand}>
          <Wordmark name={site.wordmark} />
        </a>
      </header>
      <main id="conteudo" tabIndex={-1} className="locked wrap">
        <h1>{words.headline}</h1>
        <p className="lead">{words.lead}</p>
        <p className="locked-way">
          <Button
            href={frame.chatAbout(words.chatMessage)}
            look="primary"
            newTabNote={labels.opensInNewTab}
          >
            {words.chat}
          </Button>
        </p>
        <p className="locked-help">
          {words.mail} <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
        </p>
      </main>
    </>
  );
}
