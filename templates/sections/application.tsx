// The form for candidates.

import type { SectionOf } from '../../domain/content/sections.ts';
import { NO_FORM } from '../../domain/content/site.ts';
import { formSetting } from '../../domain/form-setting.ts';
import { insteadOfForm } from '../../domain/words.ts';
import { InsteadOfForm } from '../parts/instead-of-form.tsx';
import { Island } from '../parts/island.tsx';
import { NextSteps } from '../parts/next-steps.tsx';
import { Picture } from '../parts/picture.tsx';
import { useSiteContext } from '../site-context.ts';

export const APPLICATION_ID = 'candidatura';

type ApplicationProps = Pick<SectionOf<'application'>, 'form' | 'next'> & {
  /** The title of the opening that the form selects at first. */
  chosen?: string;
};

/** The form; nothing if there is no opening. */
export function Application({ form, next, chosen }: ApplicationProps) {
  const context = useSiteContext();
  const { site, jobs } = context;
  const job = jobs.find(({ title }) => title === chosen) ?? jobs[0];
  if (!job) return null;
  const hasForm = site.forms.careers !== NO_FORM;
  return (
    <div className="contact split ruled wrap on-screen" data-rule="strong" id={APPLICATION_ID}>
      <section aria-labelledby={`${APPLICATION_ID}-titulo`}>
        <h2 id={`${APPLICATION_ID}-titulo`}>{form.title}</h2>
        {hasForm ? (
          <>
            {form.lead && <p className="form-lead">{form.lead}</p>}
            <Island
              name="application-form"
              draft="formulario-candidatura"
              props={{
                ...formSetting(context, 'careers'),
                words: form,
                jobs: jobs.map(({ title }) => title),
                chosen,
              }}
            />
          </>
        ) : (
          <InsteadOfForm {...insteadOfForm.careers(chosen)} next={next} />
        )}
      </section>
      {hasForm && next && (
        <aside aria-labelledby="depois">
          <NextSteps {...next} />
        </aside>
      )}
      {next && <Picture picture={job.side} className="contact-art" sizes="24rem" />}
    </div>
  );
}
