// The newsletter box: with a destination it subscribes, without one it says that the list is not open yet.

import type { BlogPage } from '../../domain/content/pages/blog.ts';
import { formSetting } from '../form-setting.ts';
import { useFrame } from '../frame.ts';
import { Island } from './island.tsx';

interface Props {
  privacy: BlogPage['privacy'];
}

export function Newsletter({ privacy }: Props) {
  const frame = useFrame();
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
          name="newsletter"
          props={{ ...formSetting(frame, 'newsletter'), words: newsletter }}
        />
      </div>
    </section>
  );
}
