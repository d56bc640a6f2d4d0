import { FidelityStrip } from '../../../../charts/evidence/FidelityStrip';
import { formatNumber } from '../../../../lab/view/format';
import { ConfigurationLink } from '../../../../tables/ConfigurationLink';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import type { MeansData, MeansRow } from '../../evidence/types';

/** Reach of the strip: the errors of means spread wider than those of medians. */
const REACH = 0.4;

function Roundtrip({ row }: { row: MeansRow }) {
  const { printed, measured, simulated, error } = row.roundtrip;
  return (
    <>
      <td className={reference.number}>
        {measured === null ? (
          printed
        ) : (
          <data value={measured} data-metric="roundtripTime.mean" data-kind="measured">
            {formatNumber(measured)}
          </data>
        )}
      </td>
      <td className={`${reference.number} ${styles.simulated}`}>
        {simulated !== null && (
          <data
            value={Number(simulated.toPrecision(6))}
            data-metric="roundtripTime.mean"
            data-kind="simulated"
          >
            {formatNumber(simulated)}
          </data>
        )}
      </td>
      <td className={styles.strip}>
        {error && (
          <FidelityStrip
            label={`Mean roundtrip of ${row.id}`}
            error={error}
            heldOut={null}
            tolerance={null}
            reach={REACH}
            evidence="calibrated"
          />
        )}
      </td>
    </>
  );
}

function Machine({ row, name }: { row: MeansRow; name: string }) {
  const machine = row.machines.find((one) => one.name === name);
  if (!machine || machine.measured === null || machine.simulated === null) return <td />;
  const metric = `cpu.${name}`;
  return (
    <td className={reference.number}>
      <data value={machine.measured} data-metric={metric} data-kind="measured">
        {formatNumber(machine.measured)}
      </data>{' '}
      <data
        className={styles.simulated}
        value={Number(machine.simulated.toPrecision(6))}
        data-metric={metric}
        data-kind="simulated"
      >
        {formatNumber(machine.simulated)}
      </data>
    </td>
  );
}

/** Mean roundtrip and CPU of each BizTalk computer, measured and simulated. */
export function Means({ data }: { data: MeansData }) {
  return (
    <TableFrame
      className={reference.compact}
      label="Mean roundtrip and CPU of BizTalk computers"
      cards="beside"
      heads={[
        'Case',
        { name: 'Mean roundtrip, ms', className: reference.number },
        { name: 'Simulated, ms', content: 'sim.', className: reference.number },
        `±${100 * REACH}\u202f%`,
        ...data.machines.map((name) => ({ name: `${name}, %`, className: reference.number })),
      ]}
    >
      <tbody>
        {data.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <ConfigurationLink scenario={`low-latency/${row.id}`} />
            </th>
            <Roundtrip row={row} />
            {data.machines.map((name) => (
              <Machine key={name} row={row} name={name} />
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
