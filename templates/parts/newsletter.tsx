// The newsletter box: with a destination it subscribes, without one it says that the list is not open yet.

import { formSetting } from '../form-setting.ts';
import type { Frame } from '../frame.ts';
import { Island } from './island.tsx';

export function Newsletter({ frame }: { frame: Frame }) {
  const { newsletter } = frame.labels;
  return (
    <section className="newsletter wrap" aria-labelledby="novidades">
      <div className="newsletter-box">
        <div>
          <h2 id="novidades">{newsletter.title}</h2>
          <p>{newsletter.text}</p>
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
