// A wall of stones beside a form, the house's own until somebody types a name: islands/paving.ts lays theirs.

import { petalPath } from '../../art/geometry.ts';
import { pavingOf } from '../../domain/paving.ts';
import { useFrame } from '../frame.ts';
import { Island } from './island.tsx';

interface Props {
  /** What is said below it, after the name. */
  text: string;
  /** The field of the form whose name is followed. */
  field: string;
}

/** A stone as it is drawn before it is turned and moved, in units of a field of 120×120. */
const STONE = [44, 19] as const;

export function Paving({ text, field }: Props) {
  const { site } = useFrame();
  const [rose, small] = pavingOf(site.brand);
  return (
    <Island name="paving" when="visible" props={{ field }}>
      <figure className="paving">
        <svg aria-hidden="true">
          <svg aria-hidden="true" x="50%" y="50%" overflow="visible">
            <defs>
              <path id="pedra" d={petalPath(...STONE)} />
              <Ring id="rosa" stones={rose} />
              <Ring id="miuda" stones={small} />
              {/* A rose lies in the middle of the wall. */}
              <pattern
                id="calcada"
                x="-60"
                y="-60"
                width="240"
                height="240"
                patternUnits="userSpaceOnUse"
              >
                <use href="#rosa" x="60" y="60" />
                <use href="#rosa" x="180" y="180" />
                <use href="#miuda" x="180" y="60" />
                <use href="#miuda" x="60" y="180" />
              </pattern>
            </defs>
            <rect x="-1200" y="-1200" width="2400" height="2400" fill="url(#calcada)" />
            <g className="paving-lit">
              <use href="#pedra" transform={rose[0]} />
            </g>
          </svg>
        </svg>
        <figcaption>
          <b>{site.brand}</b> <span>{text}</span>
        </figcaption>
      </figure>
    </Island>
  );
}

function Ring({ id, stones }: { id: string; stones: readonly string[] }) {
  return (
    <g id={id}>
      {[...stones.entries()].map(([place, transform]) => (
        <use key={place} href="#pedra" transform={transform} />
      ))}
    </g>
  );
}
