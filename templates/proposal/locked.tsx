// What is displayed instead of a protected or a withdrawn proposal: a form for the passphrase, or a note.

import type { ReactNode } from 'react';
import { acceptanceDelivery } from '../../domain/form-setting.ts';
import type { EncryptedPage } from '../../domain/proposal/encrypted-page.ts';
import { withdrawnWords, lockedWords as words } from '../../domain/words.ts';
import { Button, TextLink } from '../parts/button.tsx';
import { BrandAlone, Icon } from '../parts/icons.tsx';
import { Island } from '../parts/island.tsx';
import { useSiteContext } from '../site-context.ts';

function BarePage(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <BrandAlone />
      <main id="conteudo" tabIndex={-1} className="section stack wrap">
        <h1>{props.title}</h1>
        <p className="lead">{props.lead}</p>
        {props.children}
      </main>
    </>
  );
}

export function Locked({ encrypted }: { encrypted: EncryptedPage }) {
  const context = useSiteContext();
  const url = acceptanceDelivery(context.site, '')?.url;
  const json = { __html: JSON.stringify(encrypted) };
  return (
    <Island name="unlock" when="load" props={url ? { delivery: { url } } : {}}>
      <BarePage title={words.title} lead={words.lead}>
        <noscript>
          <p className="box">{words.withoutScript}</p>
        </noscript>
        <form className="form with-script" noValidate>
          <Passphrase />
          <button className="button" data-look="primary" type="submit">
            <span>{words.button}</span>
            <span hidden>{words.opening}</span>
          </button>
        </form>
        <p>
          {words.help}{' '}
          <TextLink href={context.chatAbout(words.helpMessage)}>{words.helpLink}</TextLink>
        </p>
        <script type="application/json" dangerouslySetInnerHTML={json} />
      </BarePage>
    </Island>
  );
}

function Passphrase() {
  const id = 'senha';
  return (
    <div className="field">
      <label htmlFor={id}>{words.field}</label>
      <p className="field-hint" id={`${id}-dica`}>
        {words.hint}
      </p>
      <input
        id={id}
        type="text"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-dica`}
      />
      {Object.entries(words.errors).map(([name, text]) => (
        <p key={name} className="field-error" id={`${id}-${name}`} data-error={name} hidden>
          <Icon name="warning" />
          {text}
        </p>
      ))}
    </div>
  );
}

export function Withdrawn() {
  const context = useSiteContext();
  const { email } = context.site;
  const { headline, lead, chat, chatMessage, mail } = withdrawnWords;
  return (
    <BarePage title={headline} lead={lead}>
      <p>
        <Button href={context.chatAbout(chatMessage)} look="primary">
          {chat}
        </Button>
      </p>
      <p>
        {mail} <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </BarePage>
  );
}
