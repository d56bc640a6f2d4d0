import type { DragEvent, KeyboardEvent } from 'react';
import { UtilisationBar } from './TopologyBox';
import styles from './topology.module.css';
import {
  type BizTalkMachine,
  type MachineRole,
  type MovableRole,
  ROLE_LABELS,
} from './topologyRoles';

/** What a role chip can do when roles may move. */
export interface ChipActions {
  onSelect: (movable: MovableRole | null) => void;
  onStep: (movable: MovableRole, direction: -1 | 1) => void;
  onDrag: (movable: MovableRole | null) => void;
}

const STEPS: Record<string, -1 | 1 | undefined> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** A BizTalk computer with its roles and load. */
export function TopologyMachine(props: {
  machine: BizTalkMachine;
  selectedRole: MachineRole | null;
  /** Whether a role being dragged may be dropped here. */
  dropState?: 'open' | 'closed';
  onDrop: (event: DragEvent) => void;
  chip?: ChipActions;
}) {
  const { machine, selectedRole, dropState, onDrop, chip } = props;
  return (
    <li
      className={styles.machine}
      data-inferred={machine.inferred || undefined}
      data-wide={machine.roles.length > 1 || undefined}
      data-drop={dropState}
      onDragOver={(event) => {
        if (dropState === 'open') event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <span className={styles.name}>{machine.name}</span>{' '}
      <span className={styles.roles}>
        {machine.roles.length === 0 && <span className={styles.detail}>no role</span>}
        {machine.roles.map((role) =>
          chip ? (
            <Chip
              key={role}
              movable={{ machine: machine.name, role }}
              selected={selectedRole === role}
              actions={chip}
            />
          ) : (
            <span key={role} className={styles.chip} data-role={role}>
              {ROLE_LABELS[role]}
            </span>
          ),
        )}
      </span>{' '}
      <UtilisationBar percent={machine.cpuPercent} />
    </li>
  );
}

function Chip(props: { movable: MovableRole; selected: boolean; actions: ChipActions }) {
  const { movable, selected, actions } = props;
  const { machine, role } = movable;
  const label = ROLE_LABELS[role];
  const walk = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    actions.onStep(movable, direction);
  };
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-role={role}
        data-chip={`${machine}/${role}`}
        draggable
        aria-pressed={selected}
        aria-label={`${label} on ${machine}, arrow keys move it`}
        onClick={() => actions.onSelect(selected ? null : movable)}
        onKeyDown={walk}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', `${machine}/${role}`);
          event.dataTransfer.effectAllowed = 'move';
          actions.onDrag(movable);
        }}
        onDragEnd={() => actions.onDrag(null)}
      >
        {label}
      </button>
      {selected && (
        <span className={styles.steps}>
          <button
            type="button"
            className={styles.step}
            aria-label={`Move ${label} from ${machine} to the previous computer`}
            onClick={() => actions.onStep(movable, -1)}
          >
            ‹
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={`Move ${label} from ${machine} to the next computer`}
            onClick={() => actions.onStep(movable, 1)}
          >
            ›
          </button>
        </span>
      )}
    </>
  );
}
