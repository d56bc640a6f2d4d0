import { formatSigned } from '../../../charts/frame/format';
import { TableFrame } from '../../../tables/TableFrame';
import { SIZE_NAMES, VERSION_NAMES } from '../names';
import { measuredRate } from '../rates';
import { type CaseProperty, caseLabel, contrastedCases } from '../testCases';
import { ADAPTER_SIZES, ADAPTER_VERSIONS } from '../types';
import styles from './adapters.module.css';
import type { MeasuredAdapters } from './pairRows';

/** What a property adds to the time between two documents, in ms, from the printed rates. */
export function ContrastCosts({
  property,
  results,
  testCases,
}: MeasuredAdapters & { property: CaseProperty }) {
  const rows = contrastedCases(testCases, property).map(({ without, having }) => ({
    ...caseLabel(having, property),
    id: having.id,
    costs: ADAPTER_SIZES.flatMap((size) =>
      ADAPTER_VERSIONS.map((version) => {
        const [before, after] = [without, having].map(({ id }) =>
          measuredRate(results, `${id}/${version}/${size}`),
        );
        const costMs = before == null || after == null ? null : 1000 / after - 1000 / before;
        return { key: `${size} ${version}`, size, version, costMs };
      }),
    ),
  }));
  const columns = (rows[0]?.costs ?? []).filter(({ key }) =>
    rows.some(({ costs }) => costs.some((cost) => cost.key === key && cost.costMs !== null)),
  );
  return (
    <TableFrame className={styles.rates} label="Added time for each document">
      <thead>
        <tr>
          <th scope="col">Added for each document, ms</th>
          {columns.map(({ key, size, version }) => (
            <th key={key} scope="col">
              {SIZE_NAMES[size]}, {VERSION_NAMES[version]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, detail, costs }) => (
          <tr key={id}>
            <th scope="row">
              {label} {detail && <span className={styles.detail}>{detail}</span>}
            </th>
            {columns.map(({ key }) => {
              const costMs = costs.find((cost) => cost.key === key)?.costMs ?? null;
              return <td key={key}>{costMs === null ? 'not printed' : formatSigned(costMs, 1)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
