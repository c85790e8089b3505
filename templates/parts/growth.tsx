// The three steps of every project, growing on a common horizon.

import type { HomePage } from '../../domain/content/pages/home.ts';
import { useFrame } from '../frame.ts';

/** The frames of the three drawings of growth, the same in every family. */
export const growthSizes = [
  { width: 120, height: 190 },
  { width: 220, height: 400 },
  { width: 480, height: 550 },
] as const;

const STAGES = [
  { drawing: 'crescimento-1.svg', size: growthSizes[0] },
  { drawing: 'crescimento-2.svg', size: growthSizes[1] },
  { drawing: 'crescimento-3.svg', size: growthSizes[2] },
] as const;

function stageAt(index: number) {
  return STAGES[index] ?? STAGES[0];
}

export function Growth({ process }: { process: NonNullable<HomePage['process']> }) {
  const frame = useFrame();
  return (
    <section className="growth second-ground" aria-labelledby="processo">
      <div className="wrap">
        <h2 id="processo">{process.title}</h2>
        <p className="lead">{process.lead}</p>
        <ol className="growth-steps">
          {process.steps.map((step, index) => (
            <li key={step.title} data-stage={index + 1}>
              <img
                src={frame.asset(stageAt(index).drawing)}
                {...stageAt(index).size}
                alt=""
                loading="lazy"
              />
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
                <p className="growth-when">{step.when}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
