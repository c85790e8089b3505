// The form of candidates, on the careers page and on every opening's own.

import type { CareersPage } from '../../domain/content/pages/careers.ts';
import type { ShownJob } from '../../domain/job.ts';
import type { Frame } from '../frame.ts';
import { Field, Form, PersonFields } from './form.tsx';

interface Props {
  frame: Frame;
  page: CareersPage;
  jobs: ShownJob[];
  /** The title of the opening that is chosen at first. */
  chosen?: string;
}

export function ApplicationForm({ frame, page, jobs, chosen }: Props) {
  const { form } = page;
  return (
    <section className="application wrap" aria-labelledby="candidatura">
      <h2 id="candidatura">{form.title}</h2>
      {form.lead && <p className="form-lead">{form.lead}</p>}
      <Form
        frame={frame}
        id="formulario-candidatura"
        words={form}
        destination={frame.site.forms.careers}
      >
        <PersonFields words={form} />
        <Field name="position" words={form.position}>
          {(attributes) => (
            <select {...attributes} defaultValue={chosen ?? ''}>
              <option value="" disabled>
                {form.position.placeholder}
              </option>
              {jobs.map((job) => (
                <option value={job.title} key={job.id}>
                  {job.title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="experience" words={form.experience}>
          {(attributes) => <textarea {...attributes} rows={6} minLength={10} />}
        </Field>
        <div className="form-pair">
          <Field name="linkedin" words={form.linkedin} optional={form.optional}>
            {(attributes) => <input {...attributes} type="url" inputMode="url" />}
          </Field>
          <Field name="portfolio" words={form.portfolio} optional={form.optional}>
            {(attributes) => <input {...attributes} type="url" inputMode="url" />}
          </Field>
        </div>
      </Form>
    </section>
  );
}
