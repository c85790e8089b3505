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
  const { form } = page;
  const shown = jobs.find(({ title }) => title === chosen) ?? jobs[0];
  return (
    <div className="application contact wrap" id={APPLICATION_ID}>
      <section aria-labelledby={`${APPLICATION_ID}-titulo`}>
        <h2 id={`${APPLICATION_ID}-titulo`}>{form.title}</h2>
        {frame.site.forms.careers === NO_FORM ? (
          <InsteadOfForm
            text={insteadOfForm.careers.text}
            message={
              chosen ? insteadOfForm.careers.messageFor(chosen) : insteadOfForm.careers.message
            }
          />
        ) : (
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
        )}
      </section>
      {page.next && (
        <aside className="contact-info" aria-labelledby="depois">
          <NextSteps id="depois" {...page.next} />
        </aside>
      )}
      {page.next && shown && (
        <Picture picture={shown.side} className="application-art" sizes="24rem" />
      )}
    </div>
  );
}
