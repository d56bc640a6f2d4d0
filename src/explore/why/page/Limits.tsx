import { useId } from 'react';
import { numberField } from '../../../address/number';
import { RemarkText } from '../../../lab/knobs/RemarkText';
import { useNumberBox } from '../../page/useNumberBox';
import type { ExploredStudy } from '../../study/exploredStudy';
import { type Measure, mostOf } from '../../study/measure';
import type { Limit } from '../effects';
import styles from './why.module.css';

interface LimitsProps {
  study: ExploredStudy;
  limits: readonly Limit[];
  /** What is simulated now; null before. */
  presentOf: (measure: Measure) => number | null;
  onLimits: (limits: readonly Limit[]) => void;
}

/** What a limit starts at before anything is simulated. */
const START = 100;
/** Digits of a limit that starts at what is simulated. */
const DIGITS = 2;

/** What is accepted: for each measure a limit, or none. */
export function Limits({ study, limits, presentOf, onLimits }: LimitsProps) {
  const without = (measure: Measure) => limits.filter((one) => one.measure.id !== measure.id);
  return (
    <fieldset className={styles.limits}>
      <legend>and accept</legend>
      {study.measures.map((measure) => (
        <LimitRow
          key={measure.id}
          measure={measure}
          value={limits.find((one) => one.measure.id === measure.id)?.value ?? null}
          start={Number((presentOf(measure) ?? START).toPrecision(DIGITS))}
          onValue={(value) =>
            onLimits(value === null ? without(measure) : [...without(measure), { measure, value }])
          }
        />
      ))}
    </fieldset>
  );
}

interface LimitRowProps {
  measure: Measure;
  /** Null where it is not limited. */
  value: number | null;
  /** Where it starts when it is. */
  start: number;
  onValue: (value: number | null) => void;
}

function LimitRow({ measure, value, start, onValue }: LimitRowProps) {
  const id = useId();
  const sign = measure.better === 'less' ? '≤' : '≥';
  const { box, remark } = useNumberBox({
    field: numberField({
      key: measure.id,
      title: measure.label,
      least: 0,
      most: mostOf(measure),
      otherwise: start,
      isWhole: false,
    }),
    value: value ?? start,
    unit: measure.unit,
    onValue,
  });
  return (
    <div className={styles.limit}>
      <input
        id={id}
        type="checkbox"
        checked={value !== null}
        onChange={({ target }) => onValue(target.checked ? start : null)}
      />
      <label htmlFor={id}>
        {measure.label} <span>{measure.unit}</span>
      </label>
      <span aria-hidden="true">{sign}</span>
      <input
        {...box}
        aria-label={`${measure.label}, ${measure.better === 'less' ? 'at most' : 'at least'}`}
        disabled={value === null}
        value={value === null ? '' : box.value}
      />
      <RemarkText remark={remark} />
    </div>
  );
}
