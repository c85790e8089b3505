// What stands in the place of a protected proposal until somebody types its passphrase.

import type { EncryptedPage } from '../../domain/proposal/encrypted-page.ts';
import { lockedWords as words } from '../../domain/words.ts';
import { acceptanceDelivery } from '../form-setting.ts';
import { useFrame } from '../frame.ts';
import { TextLink } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { Island } from '../parts/island.tsx';
import { BarePage } from './bare-page.tsx';

const FIELD = 'senha';

export function Locked({ encrypted }: { encrypted: EncryptedPage }) {
  const frame = useFrame();
  const url = acceptanceDelivery(frame.site, '')?.url;
  return (
    <Island name="unlock" props={url ? { delivery: { url } } : {}}>
      <BarePage title={words.title} lead={words.lead}>
        <noscript>
          <p className="locked-notice">{words.withoutScript}</p>
        </noscript>
        <form className="form locked-form" noValidate>
          <Passphrase />
          <button className="button" data-look="primary" type="submit">
            <span>{words.button}</span>
            <span hidden>{words.opening}</span>
          </button>
        </form>
        <p className="locked-help">
          {words.help}{' '}
          <TextLink href={frame.chatAbout(words.helpMessage)}>{words.helpLink}</TextLink>
        </p>
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(encrypted) }}
        />
      </BarePage>
    </Island>
  );
}

function Passphrase() {
  return (
    <div className="field">
      <label htmlFor={FIELD}>{words.field}</label>
      <p className="field-hint" id={`${FIELD}-dica`}>
        {words.hint}
      </p>
      <input
        id={FIELD}
        type="text"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${FIELD}-dica`}
      />
      {Object.entries(words.errors).map(([name, text]) => (
        <p key={name} className="field-error" id={`${FIELD}-${name}`} data-error={name} hidden>
          <Icon name="warning" />
          {text}
        </p>
      ))}
    </div>
  );
}
