import { useState } from 'react';
import { numberField } from '../../../../address/number';
import type { ExploredStudy } from '../../../study/exploredStudy';
import { mostOf } from '../../../study/measure';
import type { Limit, SeekQuestion } from '../../types';
import { limitTo, type Quantity, quantitiesOf, sideOf } from '../../view/quantity';
import { AddField } from './AddField';
import { AmountField } from './AmountField';
import styles from './question.module.css';

interface LimitFieldsProps {
  study: ExploredStudy;
  question: SeekQuestion;
  isLocked: boolean;
  onChange: (limits: readonly Limit[]) => void;
}

/** A unit such as "messages/s" stands with the label. */
const isShort = (unit: string): boolean => unit.length <= 2;
/** Where a limit begins that the study has none for; a percentage is not more than all. */
const firstOf = ({ unit }: Quantity): number => (unit === '%' ? 50 : 100);

const fieldOf = ({ id, label, unit }: Quantity, otherwise: number) =>
  numberField({
    key: id,
    title: `${label}, limit`,
    least: 0,
    most: mostOf({ unit }),
    otherwise,
    isWhole: false,
  });

/** What is accepted: for each limited quantity how much at most, or at least where more is better. */
export function LimitFields({ study, question, isLocked, onChange }: LimitFieldsProps) {
  const { limits } = question;
  /** Limits that were taken off stay in sight with their numbers. */
  const [known, setKnown] = useState<readonly Limit[]>(study.accepted);
  const all = quantitiesOf(study);
  const numberOf = (id: string) =>
    limitTo(question, id)?.value ?? known.find(({ measure }) => measure === id)?.value;
  const rows = all.filter(({ id }) => numberOf(id) !== undefined);
  const set = (measure: string, value: number) => {
    setKnown((before) => [...before.filter((one) => one.measure !== measure), { measure, value }]);
    const next = new Map(limits.map((limit) => [limit.measure, limit.value]));
    next.set(measure, value);
    onChange(
      all.flatMap(({ id }) => {
        const own = next.get(id);
        return own === undefined ? [] : [{ measure: id, value: own }];
      }),
    );
  };
  const drop = (limit: Limit) => {
    setKnown((before) => [...before.filter(({ measure }) => measure !== limit.measure), limit]);
    onChange(limits.filter(({ measure }) => measure !== limit.measure));
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>and accept</legend>
      <ul className={styles.rows}>
        {rows.map((quantity) => {
          const { id, label, unit } = quantity;
          const value = numberOf(id) ?? firstOf(quantity);
          const isOn = limitTo(question, id) !== undefined;
          const isLeast = sideOf(quantity) === 'atLeast';
          return (
            <li key={id} className={styles.limit} data-limit={id} data-off={!isOn || undefined}>
              <AmountField
                field={fieldOf(quantity, value)}
                value={value}
                unit={unit}
                isLocked={isLocked}
                onCommit={(next) => set(id, next)}
              >
                <label>
                  <input
                    type="checkbox"
                    checked={isOn}
                    disabled={isLocked}
                    onChange={() => (isOn ? drop({ measure: id, value }) : set(id, value))}
                  />
                  <span>
                    {label}
                    {!isShort(unit) && <small> {unit}</small>}
                  </span>
                </label>
                <span
                  className={styles.side}
                  title={isLeast ? 'at least' : 'at most'}
                  aria-hidden="true"
                >
                  {isLeast ? '≥' : '≤'}
                </span>
              </AmountField>
            </li>
          );
        })}
      </ul>
      <AddField
        label="Add a limit"
        isLocked={isLocked}
        options={all.filter(({ id }) => numberOf(id) === undefined)}
        onAdd={(id) => {
          const quantity = all.find((one) => one.id === id);
          if (quantity) set(id, firstOf(quantity));
        }}
      />
    </fieldset>
  );
}
