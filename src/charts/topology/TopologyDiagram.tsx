import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FigureFrame } from '../frame/FigureFrame';
import { withUnit } from '../frame/format';
import frame from '../frame/frame.module.css';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { TopologyBox } from './TopologyBox';
import { TopologyMachine } from './TopologyMachine';
import styles from './topology.module.css';
import {
  type BizTalkMachine,
  type MachineRole,
  type MovableRole,
  nextTarget,
  ROLE_LABELS,
  type TopologyNode,
} from './topologyRoles';

export type { BizTalkMachine, MachineRole, TopologyNode };

export interface TopologyDiagramProps extends ChartFrameText {
  loadGenerator: TopologyNode;
  machines: readonly BizTalkMachine[];
  sqlServers: readonly TopologyNode[];
  storage: TopologyNode;
  backend: TopologyNode;
  /** Moves a role from one machine to another; without it the diagram is fixed. */
  onMoveRole?: (machine: string, role: MachineRole, target: string) => void;
  /** Whether a move leads to a scenario the simulator knows; every move when left out. */
  canMoveRole?: (machine: string, role: MachineRole, target: string) => boolean;
}

const percent = (value: number | null | undefined) =>
  value === null || value === undefined ? 'none' : withUnit(value, '%');

function roleText(machine: BizTalkMachine): string {
  return machine.roles.map((role) => ROLE_LABELS[role].toLowerCase()).join(' and ') || 'no role';
}

function describe(props: TopologyDiagramProps): string {
  const { loadGenerator, machines, sqlServers, storage, backend } = props;
  const computers = machines.map((machine) => `${machine.name}: ${roleText(machine)}`).join('; ');
  const servers = sqlServers.map((server) => `${server.name}: ${server.detail}`).join('; ');
  return `${loadGenerator.name}, ${loadGenerator.detail}, sends to the BizTalk computers (${computers}). They use the SQL Server computers (${servers}), which write to ${storage.name}, and call ${backend.name}.`;
}

function table(props: TopologyDiagramProps): TwinData {
  const { loadGenerator, machines, sqlServers, storage, backend } = props;
  return {
    columns: ['Name', 'part', 'detail', 'processors', 'utilisation'],
    rows: [
      [loadGenerator.name, 'load', loadGenerator.detail, 'none', 'none'],
      ...machines.map((machine) => [
        machine.name,
        'BizTalk',
        roleText(machine) + (machine.inferred ? ', inferred' : ''),
        String(machine.processors),
        percent(machine.cpuPercent),
      ]),
      ...sqlServers.map((server) => [
        server.name,
        'SQL Server',
        server.detail,
        'none',
        percent(server.utilisationPercent),
      ]),
      ...[storage, backend].map((node) => [
        node.name,
        'storage and backend',
        node.detail,
        'none',
        percent(node.utilisationPercent),
      ]),
    ],
  };
}

/** The computers of a test case and what runs on them; roles can be moved by drag, keys or buttons. */
export function TopologyDiagram(props: TopologyDiagramProps) {
  const { loadGenerator, machines, sqlServers, storage, backend, onMoveRole, canMoveRole } = props;
  const [selected, setSelected] = useState<MovableRole | null>(null);
  const [dragged, setDragged] = useState<MovableRole | null>(null);
  const [said, setSaid] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const moved = useRef<MovableRole | null>(null);

  useEffect(() => {
    const { current } = moved;
    if (!current || !machines.some(holds(current))) return;
    moved.current = null;
    body.current
      ?.querySelector<HTMLElement>(`[data-chip="${current.machine}/${current.role}"]`)
      ?.focus();
  }, [machines]);

  const accepts = (from: MovableRole, target: BizTalkMachine) =>
    target.name !== from.machine &&
    !target.roles.includes(from.role) &&
    (canMoveRole?.(from.machine, from.role, target.name) ?? true);

  function move(from: MovableRole, target: string) {
    moved.current = { machine: target, role: from.role };
    setSelected(moved.current);
    setSaid(`${ROLE_LABELS[from.role]} moved from ${from.machine} to ${target}`);
    onMoveRole?.(from.machine, from.role, target);
  }

  function step(from: MovableRole, direction: -1 | 1) {
    const target = nextTarget(machines, from, direction, accepts);
    if (target) move(from, target.name);
    else setSaid(`No computer can take ${ROLE_LABELS[from.role]} from ${from.machine}`);
  }

  function drop(event: DragEvent, target: BizTalkMachine) {
    event.preventDefault();
    if (dragged && accepts(dragged, target)) move(dragged, target.name);
    setDragged(null);
  }

  return (
    <FigureFrame
      title={props.title ?? 'Topology'}
      subtitle={props.subtitle ?? 'Drawn from the data; the study’s own drawing is lost.'}
      stale={props.stale}
      table={() => table(props)}
    >
      <div className={styles.container}>
        <p className={frame.visuallyHidden}>{describe(props)}</p>
        <div className={styles.topology} ref={body}>
          <div className={styles.load}>
            <p className={styles.columnHead}>Load</p>
            <TopologyBox node={loadGenerator} />
          </div>
          <div className={styles.biztalk}>
            <p className={styles.columnHead}>
              BizTalk computers
              {onMoveRole && (
                <>
                  <span className={styles.wideHint} data-unsaved>
                    : drag a role, or use its arrow keys
                  </span>
                  <span className={styles.narrowHint} data-unsaved>
                    : tap a role to move it
                  </span>
                </>
              )}
            </p>
            <ul className={styles.machines}>
              {machines.map((machine) => (
                <TopologyMachine
                  key={machine.name}
                  machine={machine}
                  selectedRole={selected?.machine === machine.name ? selected.role : null}
                  dropState={dragged ? (accepts(dragged, machine) ? 'open' : 'closed') : undefined}
                  onDrop={(event) => drop(event, machine)}
                  chip={
                    onMoveRole && {
                      onSelect: setSelected,
                      onStep: step,
                      onDrag: setDragged,
                    }
                  }
                />
              ))}
            </ul>
          </div>
          <div className={styles.sql}>
            <p className={styles.columnHead}>SQL Server computers</p>
            <ul className={styles.servers}>
              {sqlServers.map((server) => (
                <li key={server.name}>
                  <TopologyBox node={server} />
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.outside}>
            <p className={styles.columnHead}>Storage and backend</p>
            <TopologyBox node={storage} />
            <TopologyBox node={backend} />
          </div>
          <div className={styles.call} aria-hidden="true" />
        </div>
        <p className={frame.visuallyHidden} aria-live="polite">
          {said}
        </p>
      </div>
    </FigureFrame>
  );
}

function holds(movable: MovableRole) {
  return (machine: BizTalkMachine) =>
    machine.name === movable.machine && machine.roles.includes(movable.role);
}
