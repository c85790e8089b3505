// A table of costs: what, how much, and to whom and when.

import type { SectionOf } from '../../domain/content/sections.ts';
import { offerWords } from '../../domain/words.ts';
import type { SectionProps } from '../section-props.ts';

export function Table({ id, title, lead, rows, sum, note }: SectionProps<'table'>) {
  const { monthly } = offerWords;
  return (
    <section className="band" aria-labelledby={id}>
      <div className="narrow-first split wrap">
        <div className="stack">
          <h2 id={id}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div>
          <table className="table" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{monthly.what}</th>
                <th scope="col">{monthly.price}</th>
                <th scope="col">{monthly.note}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.what} {...row} />
              ))}
            </tbody>
            {sum && (
              <tfoot>
                <Row {...sum} />
              </tfoot>
            )}
          </table>
          {note && <p className="small-print">{note}</p>}
        </div>
      </div>
    </section>
  );
}

function Row({ what, price, note }: SectionOf<'table'>['rows'][number]) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{price}</td>
      <td>{note}</td>
    </tr>
  );
}
