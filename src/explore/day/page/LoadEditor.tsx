import { useId, useState } from 'react';
import type { Problem } from '../../../address/problem';
import { ProblemList } from '../../../lab/ProblemList';
import { ProfileBars } from '../../../lab/profile/ProfileBars';
import { magnitudeOf, powerOfTen } from '../../../numbers/elementary';
import type { DayRule } from '../../study/dayRule';
import type { Example } from '../examples';
import { HOURS_A_DAY, isSameLoad, type Load, nearestRate } from '../load';
import styles from './day.module.css';
import { Pasted, type PastedText } from './Pasted';

/** How far one press scales the load. */
const STEP = '10 %';

interface LoadEditorProps {
  rule: DayRule;
  load: Load;
  examples: readonly Example[];
  pasted: PastedText | null;
  onPasted: (pasted: PastedText) => void;
  onLoad: (load: Load) => void;
}

/** The scale of the bars: a round number that the load does not pass. */
function ceilingOf(rates: readonly number[], most: number): number {
  const highest = Math.max(1, ...rates);
  const decade = powerOfTen(magnitudeOf(highest));
  const round = [1, 1.5, 2, 3, 4, 5, 7.5, 10].map((times) => times * decade);
  return Math.min(most, round.find((value) => value > highest) ?? 10 * decade);
}

/** The load of a day or a week: an example, drawn, pasted, or from a file. */
export function LoadEditor(props: LoadEditorProps) {
  const { rule, load, examples, pasted, onPasted, onLoad } = props;
  const id = useId();
  const [asked, setDay] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Stays while a load is drawn, so that no bar moves under the pointer. */
  const [ceiling, setCeiling] = useState(() => ceilingOf(load.rates, rule.most));
  const days = Math.ceil(load.rates.length / HOURS_A_DAY);
  const day = Math.min(asked, days - 1);
  const first = day * HOURS_A_DAY;
  const rates = load.rates.slice(first, first + HOURS_A_DAY);
  const scale = Math.max(ceiling, ...rates);
  const take = (next: Load) => {
    setCeiling(ceilingOf(next.rates, rule.most));
    onLoad(next);
  };
  const scaled = (factor: number) =>
    take({
      from: load.from,
      rates: load.rates.map((rate) => nearestRate(factor * rate, rule)),
      peaks: null,
    });
  const chosen = examples.find((example) => isSameLoad(example.load, load))?.id ?? '';
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <p className={styles.head} id={`${id}-title`}>
        Load, {rule.noun}/s
      </p>
      <label className={styles.row}>
        <span>Example</span>
        <select
          value={chosen}
          onChange={({ target }) => {
            const example = examples.find((one) => one.id === target.value);
            if (example === undefined) return;
            setDay(0);
            setProblems([]);
            take(example.load);
          }}
        >
          {chosen === '' && <option value="">Your own</option>}
          {examples.map((example) => (
            <option key={example.id} value={example.id}>
              {example.name}
            </option>
          ))}
        </select>
      </label>
      {days > 1 && (
        <label className={styles.row}>
          <span>Drawn below</span>
          <select value={day} onChange={({ target }) => setDay(Number(target.value))}>
            {Array.from({ length: days }, (_, index) => index).map((index) => (
              <option key={index} value={index}>
                {load.from === 0 ? `Day ${index + 1}` : `Hours from ${index * HOURS_A_DAY + 1}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <ProfileBars
        rates={rates}
        limits={{ hours: rates.length, most: scale }}
        simulatedHours={rates.length}
        step={Math.max(1, Math.round(scale / 40))}
        noun={rule.noun}
        from={load.from}
        labelledBy={`${id}-title`}
        onChange={(next) =>
          onLoad({
            from: load.from,
            rates: load.rates.map((rate, hour) => next[hour - first] ?? rate),
            peaks: null,
          })
        }
      />
      <div className={styles.buttons}>
        <button type="button" onClick={() => scaled(0.9)}>
          {STEP} less
        </button>
        <button type="button" onClick={() => scaled(1.1)}>
          {STEP} more
        </button>
      </div>
      <Pasted
        load={load}
        rule={rule}
        pasted={pasted}
        onPasted={onPasted}
        onLoad={(next) => {
          setDay(0);
          take(next);
        }}
        onRefused={setProblems}
      />
      {problems.length > 0 && (
        <div className={styles.problems} role="status">
          <ProblemList problems={problems} />
        </div>
      )}
    </section>
  );
}
