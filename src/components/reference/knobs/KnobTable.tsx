import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { KnobEvidence, StudyKnobs } from '../../../evidence/knobs/table';
import { groupsOf } from '../../../lab/knobs/groups';
import type { DocumentedKnob, KnobSchema } from '../../../scenario/schema';
import { metricsOf } from '../../../studies/registry';
import reference from '../../../tables/reference.module.css';
import { TableFrame } from '../../../tables/TableFrame';
import { Against } from './Against';
import { Effects } from './Effects';
import styles from './knobs.module.css';
import { acceptedText, publishedText } from './rangeText';
import { sizeText, trustText } from './trustText';

/** When the knob does nothing. */
function idleText({ idle }: DocumentedKnob): string {
  if (idle.length === 0) return '';
  const reasons = [...new Set(idle.map(({ because }) => because))].join('; ');
  const always = idle.some(({ unless }) => unless.length === 0);
  return `No effect${always ? '' : ' in some scenarios'}: ${reasons}.`;
}

/** What is assumed beyond the measured range. */
const beyondText = ({ beyond }: DocumentedKnob): string => (beyond === '' ? '' : `${beyond}.`);

export type DocumentedSchema = Omit<KnobSchema, 'knobs'> & { knobs: DocumentedKnob[] };

interface Row {
  knob: DocumentedKnob;
  evidence: KnobEvidence;
  sweep: StudyKnobs;
}

function KnobRow({ knob, evidence, sweep }: Row) {
  const metrics = metricsOf(sweep.study);
  const anchor = `knob-${sweep.study}-${knob.id}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <th scope="row">
        {knob.plain && <span>{knob.plain}, </span>}
        {knob.label} <code>{knob.id}</code>
      </th>
      <td>
        {acceptedText(knob)}
        {knob.unit && <span className={reference.unit}> {knob.unit}</span>}{' '}
        <span className={reference.mechanism}>{publishedText(knob, evidence.published)}</span>
      </td>
      <td>
        <Effects knob={knob} evidence={evidence} sweep={sweep} />
      </td>
      <td>
        {evidence.sizes.length > 0 && (
          <ul className={styles.sizes}>
            {evidence.sizes.map((size) => (
              <li key={size.metric} data-size={size.trust}>
                {metrics.textOf(size.metric)}: {sizeText(size)}
              </li>
            ))}
          </ul>
        )}
        {evidence.sizes.length > 0 && <span className={reference.mechanism}>All metrics: </span>}
        <b className={styles.trust} data-trust={evidence.trust}>
          {evidence.trust}
        </b>{' '}
        <span className={reference.mechanism}>{trustText(evidence)}</span>
        <Against study={sweep.study} pairs={evidence.pairs} />
      </td>
      <td>
        {knob.description}{' '}
        <span className={reference.mechanism}>
          {[knob.mechanism, knob.actsWhen, idleText(knob), beyondText(knob)].join(' ').trim()}
        </span>
      </td>
    </tr>
  );
}

interface Props {
  schema: DocumentedSchema;
  sweep: StudyKnobs;
  /** Whether to show a knob. */
  shows: (knob: DocumentedKnob) => boolean;
}

/** Knobs of a study, group by group: what each accepts, what it does, and how far that is to be trusted. */
export function KnobTable({ schema, sweep, shows }: Props) {
  return groupsOf(schema).map(({ id: group, label }) => {
    const rows = schema.knobs.flatMap((knob, index) => {
      const evidence = sweep.knobs[index];
      return knob.group === group && evidence && shows(knob) ? [{ knob, evidence, sweep }] : [];
    });
    if (rows.length === 0) return null;
    return (
      <div key={group} className={reference.group}>
        <h3 id={`knobs-${schema.study}-${group}`}>{label}</h3>
        <TableFrame
          className={reference.prose}
          label={`${label} knobs`}
          cards="above"
          heads={['Knob', 'Accepted', 'Effect here', 'Trust', 'What it does']}
        >
          <tbody>
            {rows.map((row) => (
              <KnobRow key={row.knob.id} {...row} />
            ))}
          </tbody>
        </TableFrame>
      </div>
    );
  });
}
