import { memo } from 'react';
import { type MachineRole, TopologyDiagram } from '../../../charts/topology/TopologyDiagram';
import styles from '../../../lab/lab.module.css';
import type { LabView } from '../../../lab/types';
import type { TestCase } from '../../../measured/types';
import type { KnobSchema, KnobValues } from '../../../scenario/schema';
import { ALLOWED, moveRole } from './roles';
import { bizTalkMachines, topologyProps } from './topologyProps';

interface TopologyProps {
  testCase: TestCase;
  schema: KnobSchema;
  view: LabView;
  onChange: (changes: KnobValues) => void;
}

/** The computers and who does what; moving a role changes the host knobs. */
export const Topology = memo(function Topology(props: TopologyProps) {
  const { testCase, schema, view, onChange } = props;
  const { values, shown, stale } = view;
  const machines = bizTalkMachines(shown, testCase);
  // Computers with the same roles are alike, so that some moves would change nothing.
  const countsAfter = (from: string, role: MachineRole, to: string) => {
    const moved = moveRole(machines, from, role, to);
    if (!moved.ok || stale) return null;
    const same = Object.entries(moved.changes).every(([id, count]) => values[id] === count);
    return same ? null : moved.changes;
  };
  return (
    <div className={styles.topology}>
      <TopologyDiagram
        {...topologyProps(shown, testCase, schema, values)}
        stale={stale}
        machines={machines}
        onMoveRole={(from, role, to) => onChange(countsAfter(from, role, to) ?? {})}
        canMoveRole={(from, role, to) => countsAfter(from, role, to) !== null}
      />
      <p className={styles.hint}>
        A computer can: {ALLOWED}. Without a role it is not used. Computers with the same roles are
        alike.
      </p>
    </div>
  );
});
