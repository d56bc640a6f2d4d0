import { useState } from 'react';
import { type MachineRole, TopologyDiagram } from '../charts/TopologyDiagram';
import type { TestCase } from '../measured/types';
import type { KnobSchema, KnobValues } from '../scenario/schema';
import type { Summary } from '../simulator/types';
import styles from './lab.module.css';
import { moveRole } from './view/roles';
import { bizTalkMachines, topologyProps } from './view/topology';

interface TopologyProps {
  testCase: TestCase;
  schema: KnobSchema;
  values: KnobValues;
  shown: Summary;
  stale: boolean;
  onChange: (changes: KnobValues) => void;
}

/** The computers and who does what; moving a role changes the host knobs. */
export function Topology({ testCase, schema, values, shown, stale, onChange }: TopologyProps) {
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
}
