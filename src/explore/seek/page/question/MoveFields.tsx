import { useState } from 'react';
import { type Knob, knobById } from '../../../../scenario/schema';
import { RangeField } from '../../../page/range/RangeField';
import type { Extent } from '../../../question/extent';
import type { ExploredStudy } from '../../../study/exploredStudy';
import type { Move, SeekQuestion } from '../../types';
import { extentOf, firstMove, moveOf } from '../../view/moves';
import { AddField } from './AddField';
import styles from './question.module.css';

interface MoveFieldsProps {
  study: ExploredStudy;
  question: SeekQuestion;
  isLocked: boolean;
  onChange: (moves: readonly Move[]) => void;
}

/** Which knobs may move, and between which values. */
export function MoveFields({ study, question, isLocked, onChange }: MoveFieldsProps) {
  const { schema } = study.context;
  const { moves } = question;
  /** Knobs that were taken off stay in sight with their ranges. */
  const [known, setKnown] = useState<readonly Move[]>(() =>
    study.movable.flatMap((id) => {
      const knob = knobById(schema, id);
      return knob ? [firstMove(study, knob)] : [];
    }),
  );
  const moveAt = (id: string) =>
    moves.find(({ knob }) => knob === id) ?? known.find(({ knob }) => knob === id);
  const shown = schema.knobs.filter(({ id }) => moveAt(id) !== undefined);
  const put = (next: Move) => {
    setKnown((before) => [...before.filter(({ knob }) => knob !== next.knob), next]);
    const all = [...moves.filter(({ knob }) => knob !== next.knob), next];
    onChange(schema.knobs.flatMap(({ id }) => all.filter(({ knob }) => knob === id)));
  };
  const drop = (move: Move) => {
    setKnown((before) => [...before.filter(({ knob }) => knob !== move.knob), move]);
    onChange(moves.filter(({ knob }) => knob !== move.knob));
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>by moving</legend>
      {shown.map((knob) => {
        const move = moveAt(knob.id);
        const isOn = moves.some((one) => one.knob === knob.id);
        return (
          move && (
            <MoveField
              key={knob.id}
              knob={knob}
              move={move}
              isOn={isOn}
              measured={study.index.ranges[knob.id] ?? []}
              isLocked={isLocked}
              onPut={put}
              onDrop={drop}
            />
          )
        );
      })}
      <p className={styles.note}>
        <span className={styles.capsule} /> measured range, <span className={styles.beyond} />{' '}
        searched beyond it
      </p>
      <AddField
        label="Add a knob"
        isLocked={isLocked}
        options={schema.knobs.filter(({ id }) => moveAt(id) === undefined)}
        onAdd={(id) => {
          const knob = knobById(schema, id);
          if (knob) put(firstMove(study, knob));
        }}
      />
    </fieldset>
  );
}

interface MoveFieldProps {
  knob: Knob;
  move: Move;
  isOn: boolean;
  measured: readonly number[];
  isLocked: boolean;
  onPut: (move: Move) => void;
  onDrop: (move: Move) => void;
}

/** A knob that may move or not, with its values; while a handle is dragged they change here alone. */
function MoveField({ knob, move, isOn, measured, isLocked, onPut, onDrop }: MoveFieldProps) {
  const [dragged, setDragged] = useState<Extent | null>(null);
  return (
    <div className={styles.move} data-move={knob.id} data-off={!isOn || undefined}>
      <RangeField
        knob={knob}
        extent={dragged ?? extentOf(knob, move)}
        measured={measured}
        isLocked={isLocked}
        label={
          <label>
            <input
              type="checkbox"
              checked={isOn}
              disabled={isLocked}
              onChange={() => (isOn ? onDrop(move) : onPut(move))}
            />
            {knob.label}
          </label>
        }
        onChange={setDragged}
        onCommit={(extent) => {
          setDragged(null);
          onPut(moveOf(knob, extent));
        }}
      />
    </div>
  );
}
