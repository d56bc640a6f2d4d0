import { FidelityStrip } from '../../../../charts/evidence/FidelityStrip';
import { rankCorrelation, unlikelyByChance } from '../../../../charts/evidence/rankCorrelation';
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

/** How far means are off, and whether the simulation tells which runs have spikes. */
export function MeansSummary({ data: { figures, spikes } }: { data: MeansData }) {
  if (figures === null) return null;
  const correlation = rankCorrelation(
    spikes.map(({ measured, simulated }) => [measured, simulated] as const),
  );
  const isTold = correlation >= unlikelyByChance(spikes.length);
  return (
    <p>
      Mean roundtrips are off by {formatNumber(figures.medianPercent, 1)} % at the median and{' '}
      {formatNumber(figures.p90Percent, 1)} % at the 90th percentile.{' '}
      {isTold ? (
        <span>Which runs have a mean far above their median, the simulation tells in part</span>
      ) : (
        <span>
          Which runs have a mean far above their median, the simulation does not tell, so that no
          goal is set for means
        </span>
      )}
      : over {spikes.length} configurations the printed and the simulated ratio of mean to median
      have a rank correlation of {formatNumber(correlation, 2)}.
    </p>
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
