import speedJson from '@site/static/data/validation/speed.json';
import type { Speed, SpeedRow } from '../../comparison/speed';
import { formatNumber, THIN } from '../../lab/view/format';
import { TableFrame } from '../../tables/TableFrame';
import styles from './speed.module.css';

const speed: Speed = speedJson;
const SMALLEST = 0.1;
const LARGEST = Math.max(...speed.rows.map(({ ratio }) => ratio));

const digitsOf = (value: number): number => (value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** Length of a bar on a logarithmic scale, in per cent of its cell. */
const length = (ratio: number): number =>
  (100 * Math.log(Math.max(ratio, SMALLEST) / SMALLEST)) / Math.log(LARGEST / SMALLEST);

function Row({ row }: { row: SpeedRow }) {
  const { id, name, version, runtime, ratio, visitsPerCpuSecond, errorPercent } = row;
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.aside}>{`${version}, ${runtime}`}</span>
      </th>
      <td>
        <data value={ratio} data-metric={`speed.${id}`} data-kind="simulated">
          {formatNumber(ratio, digitsOf(ratio))}
        </data>
      </td>
      <td className={styles.barCell} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${length(ratio)}%` }} />
      </td>
      <td>{formatNumber(visitsPerCpuSecond / 1e6, 2)}</td>
      <td>{`${formatNumber(errorPercent, 2)}${THIN}%`}</td>
    </tr>
  );
}

/** Processor time per station visit of each simulator over the kernel's in WebAssembly. */
export function SpeedTable() {
  return (
    <TableFrame className={styles.table} label="Processor time per station visit">
      <thead>
        <tr>
          <th scope="col">Simulator</th>
          <th scope="col">Ratio</th>
          <th scope="col">Logarithmic</th>
          <th scope="col">Million visits per CPU s</th>
          <th scope="col">Throughput off the exact value</th>
        </tr>
      </thead>
      <tbody>
        {speed.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </TableFrame>
  );
}

/** When and on what it was run, what is missing, and what a replay costs. */
export function SpeedFacts() {
  const { date, machine, node, simulatedSeconds, missing, replay } = speed;
  return (
    <p>
      Run on {date} on {machine}, Node {node}, {formatNumber(simulatedSeconds)} simulated seconds
      after a warm-up.{' '}
      {missing.length > 0 && (
        <span>{`Not run: ${missing.map(({ name }) => name).join(', ')}. `}</span>
      )}
      A run of {replay.scenario} took {formatNumber(replay.cpuSeconds, 2)} s of processor time for{' '}
      {formatNumber(replay.events / 1e6, 1)} million events.
    </p>
  );
}
