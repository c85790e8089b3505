// Who prepared a proposal.

import { proposalTexts } from '../../domain/words.ts';
import { Face, TONES } from '../parts/person.tsx';
import type { ProposalProps } from './props.ts';

export function PreparedBy({ proposal, faces }: ProposalProps) {
  const people = proposal.preparedBy ?? [];
  if (people.length === 0) return null;
  return (
    <div className="prepared-by">
      <p>{proposalTexts.preparedBy}</p>
      <ul className="cluster">
        {people.map(({ id, name, role }, index) => (
          <li key={id}>
            <Face person={{ name, face: faces[index] }} tone={TONES[index % TONES.length]} />
            <p>
              <strong>{name}</strong>
              <span>{role}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
