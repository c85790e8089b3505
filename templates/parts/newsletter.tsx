// The newsletter box: with a destination it subscribes, without one it says that the list is not open yet.

import type { BlogPage } from '../../domain/content/pages/blog.ts';
import { newsletterBox } from '../../domain/words.ts';
import { formSetting } from '../form-setting.ts';
import { useFrame } from '../frame.ts';
import { Island } from './island.tsx';

interface Props {
  privacy: BlogPage['privacy'];
}

export function Newsletter({ privacy }: Props) {
  const frame = useFrame();
  const { title, text, closedText } = newsletterBox;
  return (
    <section className="newsletter wrap" aria-labelledby="novidades">
      <div className="newsletter-box">
        <div>
          <h2 id="novidades">{title}</h2>
          <p>{frame.site.forms.newsletter ? text : closedText}</p>
          {privacy && (
            <p>
              {privacy.text} <a href={privacy.href}>{privacy.label}</a>.
            </p>
          )}
        </div>
        <Island name="newsletter" props={formSetting(frame, 'newsletter')} />
      </div>
    </section>
  );
}
