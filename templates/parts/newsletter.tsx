// The newsletter box: with a destination it subscribes, without one it says that the list is not open yet.

import type { BlogPage } from '../../domain/content/pages/blog.ts';
import { formSetting } from '../form-setting.ts';
import type { Frame } from '../frame.ts';
import { Island } from './island.tsx';

interface Props {
  frame: Frame;
  privacy: BlogPage['privacy'];
}

export function Newsletter({ frame, privacy }: Props) {
  const { closedLead, ...newsletter } = frame.labels.newsletter;
  const lead = frame.site.forms.newsletter ? newsletter.text : (closedLead ?? newsletter.text);
  return (
    <section className="newsletter wrap" aria-labelledby="novidades">
      <div className="newsletter-box">
        <div>
          <h2 id="novidades">{newsletter.title}</h2>
          <p>{lead}</p>
          {privacy && (
            <p>
              {privacy.text} <a href={privacy.href}>{privacy.label}</a>.
            </p>
          )}
        </div>
        <Island
          frame={frame}
          name="newsletter"
          props={{ ...formSetting(frame, 'newsletter'), words: newsletter }}
        />
      </div>
    </section>
  );
}
