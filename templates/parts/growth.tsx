// The three steps of every project, from seed to tree, on a common horizon.

import { growthSizes } from '../../art/growth.ts';
import type { HomePage } from '../../domain/content/pages/home.ts';
import { useFrame } from '../frame.ts';

const STAGES = [
  { drawing: 'crescimento-pinhao.svg', size: growthSizes.seed },
  { drawing: 'crescimento-muda.svg', size: growthSizes.sapling },
  { drawing: 'crescimento-araucaria.svg', size: growthSizes.araucaria },
] as const;

function stageAt(index: number) {
  return STAGES[index] ?? STAGES[0];
}

export function Growth({ process }: { process: NonNullable<HomePage['process']> }) {
  const frame = useFrame();
  return (
    <section className="growth green-ground" aria-labelledby="processo">
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
                decoding="async"
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
