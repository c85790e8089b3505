// The form of candidates, on the careers page and on every opening's own.

import { NO_FORM } from '../../domain/content/destination.ts';
import type { CareersPage } from '../../domain/content/pages/careers.ts';
import type { ShownJob } from '../../domain/job.ts';
import { insteadOfForm } from '../../domain/words.ts';
import { formSetting } from '../form-setting.ts';
import { useFrame } from '../frame.ts';
import { InsteadOfForm } from './instead-of-form.tsx';
import { Island } from './island.tsx';
import { NextSteps } from './next-steps.tsx';
import { Picture } from './picture.tsx';

interface Props {
  page: CareersPage;
  jobs: ShownJob[];
  /** The title of the opening that is chosen at first. */
  chosen?: string;
}

export const APPLICATION_ID = 'candidatura';

export function ApplicationForm({ page, jobs, chosen }: Props) {
  const frame = useFrame();
  const { form, next } = page;
  const hasForm = frame.site.forms.careers !== NO_FORM;
  const shown = jobs.find(({ title }) => title === chosen) ?? jobs[0];
  return (
    <div className="application contact wrap" id={APPLICATION_ID}>
      <section aria-labelledby={`${APPLICATION_ID}-titulo`}>
        <h2 id={`${APPLICATION_ID}-titulo`}>{form.title}</h2>
        {hasForm ? (
          <>
            {form.lead && <p className="form-lead">{form.lead}</p>}
            <Island
              name="application-form"
              draft="formulario-candidatura"
              props={{
                ...formSetting(frame, 'careers'),
                words: form,
                jobs: jobs.map(({ title }) => title),
                ...(chosen && { chosen }),
              }}
            />
          </>
        ) : (
          <InsteadOfForm {...insteadOfForm.careers(chosen)} next={next} />
        )}
      </section>
      {hasForm && next && (
        <aside className="contact-info" aria-labelledby="depois">
          <NextSteps id="depois" {...next} />
        </aside>
      )}
      {next && shown && <Picture picture={shown.side} className="application-art" sizes="24rem" />}
    </div>
  );
}
