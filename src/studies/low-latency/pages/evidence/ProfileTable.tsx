import { formatNumber, formatSigned } from '../../../../charts/frame/format';
import { power } from '../../../../numbers/elementary';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import type { ProfileRow } from '../../evidence/types';

/** "×0.62 to ×1.40", "up to ×1.40", "from ×0.62", "anything tried". */
function rangeText(low: number | null, high: number | null): string {
  const [from, to] = [low, high].map((end) => (end === null ? null : `×${formatNumber(end, 2)}`));
  if (from && to) return `${from} to ${to}`;
  if (to) return `up to ${to}`;
  return from ? `from ${from}` : 'anything tried';
}

/** How far the weakest parameters can lie, and which others make up for it. */
export function ProfileTable({ rows }: { rows: readonly ProfileRow[] }) {
  return (
    <TableFrame
      className={reference.compact}
      label="How far the weakest parameters can lie"
      cards="beside"
      heads={[
        'Parameter',
        'Fits as well',
        { name: 'Cost at both ends of what was tried, ×', className: reference.number },
        'By the refits',
        'A tenth more of it moves',
      ]}
    >
      <tbody>
        {rows.map(({ id, low, high, outermost, refits, along }) => (
          <tr key={id}>
            <th scope="row">
              <code>{id}</code>
            </th>
            <td>{rangeText(low, high)}</td>
            <td className={reference.number}>
              {outermost.map((ratio) => formatNumber(ratio, 3)).join(' / ')}
            </td>
            <td>{refits === null ? 'kept' : rangeText(1 / refits, refits)}</td>
            <td>
              {along.map((other, index) => (
                <span key={other.id}>
                  {index > 0 && <span>{', '}</span>}
                  <code>{other.id}</code> {formatSigned(100 * (power(1.1, other.power) - 1), 1)} %
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
