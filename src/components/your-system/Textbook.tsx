import Link from '@docusaurus/Link';
import { formatNumber } from '../../charts/frame/format';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { TEXTBOOK } from '../../your-system/templates/list';
import type { SolvedTwice } from '../../your-system/templates/solved';
import { startLink } from '../../your-system/templates/startLink';

const UNITS: Readonly<Record<string, string>> = {
  'responseTime.mean': 'Mean response, ms',
  'throughput.mean': 'Requests per second',
};

/** The textbook systems: exact answer, and what runs find with its interval. */
export function TextbookTable({ solved }: { solved: Readonly<Record<string, SolvedTwice>> }) {
  return (
    <TableFrame
      className={reference.prose}
      label="Textbook systems, exact and simulated"
      cards="above"
      heads={[
        'System',
        'Formula and source',
        'Quantity',
        { name: 'Exact', className: reference.number },
        { name: 'Simulated', className: reference.number },
      ]}
    >
      <tbody>
        {TEXTBOOK.flatMap(({ id, title, formula, source }) => {
          const found = solved[id];
          if (found === undefined) return [];
          const { metric, exact, simulated } = found;
          return [
            <tr key={id}>
              <th scope="row">
                <Link to={startLink(id)}>{title}</Link>
              </th>
              <td>
                {formula} {source}.
              </td>
              <td>{UNITS[metric] ?? metric}</td>
              <td className={reference.number}>{formatNumber(exact, 2)}</td>
              <td className={reference.number}>
                {`${formatNumber(simulated.mean, 2)} (${formatNumber(simulated.low, 2)} to ${formatNumber(simulated.high, 2)})`}
              </td>
            </tr>,
          ];
        })}
      </tbody>
    </TableFrame>
  );
}
