import { useId } from 'react';
import type { NumberField } from '../../../address/number';
import { RemarkText } from '../../../lab/knobs/RemarkText';
import { useNumberBox } from '../../page/useNumberBox';
import type { DayRule } from '../../study/dayRule';
import { type ExploredStudy, measureOf } from '../../study/exploredStudy';
import type { DayLimits } from '../hours';
import { limitField, waitField } from '../question';
import styles from './day.module.css';

interface LimitFieldsProps {
  study: ExploredStudy;
  rule: DayRule;
  limits: DayLimits;
  onLimits: (limits: DayLimits) => void;
}

/** What each hour is held to. */
export function LimitFields({ study, rule, limits, onLimits }: LimitFieldsProps) {
  const id = useId();
  const limitOf = (measure: string) =>
    limits.measures.find((one) => one.measure === measure)?.value ?? null;
  /** In the order of the rule, so that the same limits make the same link. */
  const set = (measure: string, value: number | null) =>
    onLimits({
      ...limits,
      measures: rule.limits.flatMap(({ measure: own }) => {
        const next = own === measure ? value : limitOf(own);
        return next === null ? [] : [{ measure: own, value: next }];
      }),
    });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.head}>In each hour</legend>
      {rule.limits.map(({ measure: name, value: suggested }) => {
        const measure = measureOf(study, name);
        if (measure === undefined) return null;
        const value = limitOf(name);
        return (
          <div key={name} className={styles.limit}>
            <label htmlFor={`${id}-${name}`}>
              <input
                id={`${id}-${name}`}
                type="checkbox"
                checked={value !== null}
                onChange={({ target }) => set(name, target.checked ? suggested : null)}
              />
              {measure.label}
            </label>
            <span>{measure.better === 'less' ? '≤' : '≥'}</span>
            <NumberInput
              label={`${measure.label}, limit`}
              field={limitField(study, name, suggested)}
              value={value ?? suggested}
              unit={measure.unit}
              isDisabled={value === null}
              onValue={(next) => set(name, next)}
            />
            <span>{measure.unit}</span>
          </div>
        );
      })}
      <div className={styles.limit}>
        <span>May wait at its end, {rule.noun}</span>
        <span>≤</span>
        <NumberInput
          label="May wait at the end of an hour"
          field={waitField(rule)}
          value={limits.mayWait}
          onValue={(mayWait) => onLimits({ ...limits, mayWait })}
        />
        <span />
      </div>
    </fieldset>
  );
}

interface NumberInputProps {
  label: string;
  field: NumberField;
  value: number;
  /** May be typed behind the number. */
  unit?: string;
  isDisabled?: boolean;
  onValue: (value: number) => void;
}

/** A box for a number, used when it is left or Enter is pressed. */
export function NumberInput({ label, field, value, unit, isDisabled, onValue }: NumberInputProps) {
  const id = useId();
  const { box, remark } = useNumberBox({ field, value, unit, onValue });
  return (
    <>
      <input
        {...box}
        aria-label={label}
        aria-describedby={remark === null ? undefined : id}
        disabled={isDisabled}
      />
      <RemarkText id={id} remark={remark} />
    </>
  );
}
