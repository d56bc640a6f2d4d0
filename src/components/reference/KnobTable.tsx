import { groupsOf } from '../../lab/knobs/groups';
import { formatNumber } from '../../lab/view/format';
import type { MeasuredRanges } from '../../lab/view/ranges';
import type { DocumentedKnob, Knob, KnobSchema } from '../../scenario/schema';
import styles from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';

function choiceLabels(knob: Knob): string {
  return knob.choices.map((choice) => choice.label).join(', ');
}

function accepted(knob: Knob): string {
  if (knob.kind === 'switch') return 'on or off';
  if (knob.kind !== 'integer') return choiceLabels(knob);
  return `${formatNumber(knob.min)} to ${formatNumber(knob.max)}`;
}

function measured(knob: Knob, ranges: MeasuredRanges): string {
  const values = ranges[knob.id] ?? [];
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

/** When the knob does nothing. */
function idleText({ idle }: Knob): string {
  if (idle.length === 0) return '';
  const reasons = [...new Set(idle.map(({ because }) => because))].join('; ');
  const always = idle.some(({ unless }) => unless.length === 0);
  return `No effect${always ? '' : ' in some scenarios'}: ${reasons}.`;
}

/** What is assumed beyond the measured range. */
const beyondText = ({ beyond }: Knob): string => (beyond === '' ? '' : `${beyond}.`);

interface Props {
  schema: Omit<KnobSchema, 'knobs'> & { knobs: DocumentedKnob[] };
  /** Values of each knob among the published configurations. */
  ranges: MeasuredRanges;
}

function KnobRows({ schema, ranges, group }: Props & { group: string }) {
  return schema.knobs
    .filter((knob) => knob.group === group)
    .map((knob) => (
      <tr key={knob.id} id={`knob-${schema.study}-${knob.id}`}>
        <th scope="row">
          {knob.label} <code>{knob.id}</code>
        </th>
        <td>
          {accepted(knob)}
          {knob.unit && <span className={styles.unit}> {knob.unit}</span>}
        </td>
        <td>{measured(knob, ranges)}</td>
        <td>
          {knob.description}{' '}
          <span className={styles.mechanism}>
            {[knob.mechanism, knob.actsWhen, idleText(knob), beyondText(knob)].join(' ').trim()}
          </span>
        </td>
      </tr>
    ));
}

/** Every knob of a study as the simulator declares it: name in links, range, measured range, mechanism. */
export function KnobTable({ schema, ranges }: Props) {
  return groupsOf(schema).map(({ id: group, label }) => (
    <div key={group} className={styles.group}>
      <h3 id={`knobs-${schema.study}-${group}`}>{label}</h3>
      <TableFrame
        className={styles.prose}
        label={`${label} knobs`}
        cards="above"
        heads={['Knob', 'Accepted', 'Measured', 'What it does']}
      >
        <tbody>
          <KnobRows schema={schema} ranges={ranges} group={group} />
        </tbody>
      </TableFrame>
    </div>
  ));
}
