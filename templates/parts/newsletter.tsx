// The newsletter box: with a destination it subscribes, without one it says that the list is not open yet.

import type { Frame } from '../frame.ts';

/** Without a destination the field has no name: what is typed never leaves the page. */
export function Newsletter({ frame }: { frame: Frame }) {
  const { newsletter } = frame.labels;
  const destination = frame.site.forms.newsletter ?? undefined;
  return (
    <section className="newsletter wrap" aria-labelledby="novidades">
      <div className="newsletter-box">
        <div>
          <h2 id="novidades">{newsletter.title}</h2>
          <p>{newsletter.text}</p>
        </div>
        <form
          action={destination ?? '#lista-fechada'}
          method={destination ? 'post' : 'get'}
          className="newsletter-form"
        >
          <div className="field">
            <label htmlFor="email-novidades">{newsletter.field}</label>
            <input
              id="email-novidades"
              type="email"
              name={destination ? 'email' : undefined}
              autoComplete="email"
              required
              maxLength={254}
            />
          </div>
          <button className="button" data-look="primary" type="submit">
            {newsletter.button}
          </button>
        </form>
        {!destination && (
          <div className="newsletter-closed" id="lista-fechada" tabIndex={-1}>
            <p>
              <strong>{newsletter.closedTitle}</strong> {newsletter.closedText}{' '}
              <a href="/feed.xml">{newsletter.feed}</a>.
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
