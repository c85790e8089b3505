// The three steps of every project, growing on a common horizon, or below a picture, or by themselves.

import { growthSizes } from '../../art/growth-sizes.ts';
import type { HomePage } from '../../domain/content/pages/home.ts';
import { useFrame } from '../frame.ts';
import { Picture } from './picture.tsx';

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
  const place = frame.art.places.process;
  const isDrawn = place === 'drawn';
  return (
    <section className="growth second-ground" aria-labelledby="processo">
      <div className="wrap">
        <h2 id="processo">{process.title}</h2>
        <p className="lead">{process.lead}</p>
        {place !== 'drawn' && place !== 'none' && (
          <Picture
            picture={place}
            className="growth-picture"
            sizes="(width >= 80rem) 80rem, 100vw"
          />
        )}
        <ol className={isDrawn ? 'growth-steps' : 'growth-plain'}>
          {process.steps.map((step, index) => (
            <li key={step.title} data-stage={isDrawn ? index + 1 : undefined}>
              {isDrawn && (
                <img
                  src={frame.asset(stageAt(index).drawing)}
                  {...stageAt(index).size}
                  alt=""
                  loading="lazy"
                />
              )}
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
