import { study } from '../../lab/study';
import { formatNumber } from '../../lab/view/format';
import { knobSchema } from '../../scenario/knobs';
import type { Knob } from '../../scenario/schema';
import { TableFrame } from '../tables/TableFrame';
import styles from './reference.module.css';

const groups: Readonly<Record<Knob['group'], string>> = {
  load: 'Load',
  hosts: 'Hosts',
  messagebox: 'MessageBox',
  tracking: 'Tracking',
  polling: 'Polling',
  threads: 'Threads',
  http: 'HTTP',
  storage: 'Storage',
};

function choiceLabels(knob: Knob): string {
  return knob.choices.map((choice) => choice.label).join(', ');
}

function accepted(knob: Knob): string {
  if (knob.kind === 'switch') return 'on or off';
  if (knob.kind !== 'integer') return choiceLabels(knob);
  return `${formatNumber(knob.min)} to ${formatNumber(knob.max)}`;
}

function measured(knob: Knob): string {
  const values = study.ranges[knob.id] ?? [];
  const [low, high] = [values[0], values.at(-1)];
  if (low === undefined || high === undefined) return 'none';
  if (knob.kind === 'switch') return values.map((value) => (value ? 'on' : 'off')).join(', ');
  if (knob.kind === 'choice') {
    const labels = knob.choices.filter((choice) => values.includes(choice.value));
    return labels.map((choice) => choice.label).join(', ');
  }
  if (knob.kind === 'set') return `${values.length} selections`;
  return low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;
}

function KnobRows({ group }: { group: Knob['group'] }) {
  return knobSchema.knobs
    .filter((knob) => knob.group === group)
    .map((knob) => (
      <tr key={knob.id} id={`knob-${knob.id}`}>
        <th scope="row">
          {knob.label}
          <code>{knob.id}</code>
        </th>
        <td>
          {accepted(knob)}
          {knob.unit && <span className={styles.unit}> {knob.unit}</span>}
        </td>
        <td>{measured(knob)}</td>
        <td>
          {knob.description}
          <span className={styles.mechanism}>{knob.mechanism}</span>
        </td>
      </tr>
    ));
}

/** Every knob as the simulator declares it: name in links, range, measured range, mechanism. */
export function KnobTable() {
  return Object.entries(groups).map(([group, label]) => (
    <div key={group} className={styles.group}>
      <h2 id={`knobs-${group}`}>{label}</h2>
      <TableFrame className={styles.prose} label={`${label} knobs`}>
        <thead>
          <tr>
            <th scope="col">Knob</th>
            <th scope="col">Accepted</th>
            <th scope="col">Measured</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          <KnobRows group={group as Knob['group']} />
        </tbody>
      </TableFrame>
    </div>
  ));
}
