// The steps of a process, each with the rosácea lit as far as it goes.

import { progressPetals } from '../../art/progress.ts';
import { useFrame } from '../frame.ts';

interface Step {
  title: string;
  text: string;
  when: string;
}

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={steps.length === 2 ? 'steps steps-pair' : 'steps'}>
      {steps.map((step, index) => (
        <li className="step" key={step.title}>
          <ProgressRing done={index} of={steps.length} />
          <div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <p className="step-when">{step.when}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function ProgressRing({ done, of }: { done: number; of: number }) {
  const { draw } = useFrame();
  return (
    <svg className="progress-ring" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {progressPetals(done, of).map((petal) => (
        <path
          key={petal.transform}
          data-state={petal.state}
          transform={petal.transform}
          d={draw(() => petal.d)}
        />
      ))}
    </svg>
  );
}
