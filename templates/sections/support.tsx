// A note about support, with a link to the chat.

import { ActionLink, TextLink } from '../parts/button.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

export function Support({ text, chat, rules }: SectionProps<'support'>) {
  const { site } = useSiteContext();
  return (
    <div className="section joined wrap">
      <div className="split ruled" data-rule="strong">
        <div>
          <p>
            {text} <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
          </p>
          {chat && (
            <p>
              <ActionLink action={chat} />
            </p>
          )}
        </div>
        <div>
          {rules && (
            <p>
              {rules.text} <TextLink href={rules.link.href}>{rules.link.label}</TextLink>.
            </p>
          )}
          <p className="small-print">
            {`${site.legalName} · CNPJ ${site.cnpj}`}
            {site.address && ` · ${site.address}`}
          </p>
        </div>
      </div>
    </div>
  );
}
