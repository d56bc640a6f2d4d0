import Link from '@docusaurus/Link';
import rows from '@site/generated/course/theory.json';
import { formatShare } from '../../charts/frame/format';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { pathOf } from '../chapters/list';

/** How closely the runs of each chapter follow its formula or its chain. */
export function CourseTheory() {
  return (
    <TableFrame
      className={reference.compact}
      label="The networks of the course against exact theory"
      cards="beside"
      heads={[
        'Chapter',
        'Quantity',
        'Exact by',
        { name: 'Places compared', className: reference.number },
        { name: 'Largest difference', className: reference.number },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={pathOf(row)}>{row.name}</Link>
            </th>
            <td>{row.quantity}</td>
            <td>{row.by}</td>
            <td className={reference.number}>{row.points}</td>
            <td className={reference.number}>{formatShare(row.largest)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
