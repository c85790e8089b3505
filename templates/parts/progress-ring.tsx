// A ring of petals that shows how far a process has come.

import { progressPetals } from '../../art/progress-ring.ts';

interface RingProps {
  /** The name of the list. The first ring of a list defines a petal, which all its rings use. */
  name: string;
  done: number;
  of: number;
  isFirst?: boolean;
}

/** A rosette of `of` petals, of which `done` are lit. */
export function ProgressRing({ name, done, of, isFirst = done === 0 }: RingProps) {
  return (
    <svg className="progress-ring" viewBox="0 0 48 48" aria-hidden="true">
      {progressPetals(done, of).map(({ d, transform, state }, index) =>
        isFirst && index === 0 ? (
          <g key={transform} data-state={state} transform={transform}>
            <path id={`petala-${name}`} d={d} />
          </g>
        ) : (
          <use key={transform} href={`#petala-${name}`} data-state={state} transform={transform} />
        ),
      )}
    </svg>
  );
}
