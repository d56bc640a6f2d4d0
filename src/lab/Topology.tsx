import { memo, useState } from 'react';
import { type MachineRole, TopologyDiagram } from '../charts/TopologyDiagram';
import type { TestCase } from '../measured/types';
import type { KnobSchema, KnobValues } from '../scenario/schema';
import styles from './lab.module.css';
import type { LabView } from './view/derive';
import { moveRole } from './view/roles';
import { bizTalkMachines, topologyProps } from './view/topology';

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
  const [refusal, setRefusal] = useState('');
  const machines = bizTalkMachines(shown, testCase);
  const move = (from: string, role: MachineRole, to: string) => {
    const moved = moveRole(machines, from, role, to);
    setRefusal(moved.ok ? '' : moved.reason);
    if (moved.ok) onChange(moved.changes);
  };
  return (
    <div className={styles.topology}>
      <TopologyDiagram
        {...topologyProps(shown, testCase, schema, values)}
        stale={stale}
        onMoveRole={move}
      />
      <p role="status" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
});
