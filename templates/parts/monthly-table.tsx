// What a service costs after it is paid, row by row.

import type { Monthly } from '../../domain/content/pages/monthly.ts';
import { offerWords } from '../../domain/words.ts';

export function MonthlyTable({ title, lead, rows, sum, note }: Monthly) {
  const { monthly } = offerWords;
  return (
    <section className="band" aria-labelledby="por-mes">
      <div className="beside wrap">
        <div className="stack">
          <h2 id="por-mes">{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div>
          <table className="costs" aria-labelledby="por-mes">
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
              <tfoot className="costs-sum">
                <Row {...sum} />
              </tfoot>
            )}
          </table>
          {note && <p className="claims-note">{note}</p>}
        </div>
      </div>
    </section>
  );
}

function Row({ what, price, note }: Monthly['rows'][number]) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{price}</td>
      <td>{note}</td>
    </tr>
  );
}
