// The people of the house: at length where the house is told about, in a row where somebody may join them.

import { useFrame } from '../frame.ts';
import { Face, TONES } from './face.tsx';

interface Props {
  title: string;
  lead: string;
  /** Faces, names and roles alone. */
  row?: boolean;
}

export function Team({ title, lead, row }: Props) {
  const frame = useFrame();
  return (
    <section className={`section wrap${row ? ' section-after' : ''}`} aria-labelledby="pessoas">
      <div className="section-opening">
        <h2 id="pessoas">{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className={row ? 'team-row' : 'team'}>
        {frame.people.map((person, index) => (
          <li key={person.id} id={row ? undefined : person.id}>
            <Face person={person} tone={TONES[index % TONES.length]} />
            <div>
              <h3>{person.name}</h3>
              <p className="team-role">{person.role}</p>
              {!row && <p>{person.line}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
