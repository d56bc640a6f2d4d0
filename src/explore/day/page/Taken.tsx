import { useId } from 'react';
import { formatNumber } from '../../../charts/frame/format';
import { ProblemList } from '../../../lab/ProblemList';
import type { Choice, ChoiceId, Chosen } from '../../../reading/choices';
import { HOURS_A_DAY, hourName } from '../load';
import type { ReadTrace } from '../trace';
import styles from './day.module.css';

interface TakenProps {
  read: ReadTrace;
  noun: string;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
}

const counted = (count: number, one: string): string =>
  `${formatNumber(count, Number.isInteger(count) ? 0 : 1)} ${one}${count === 1 ? '' : 's'}`;

/** A time between rows in the greatest unit that it fills. */
function stepText(hours: number): string {
  const units: readonly (readonly [string, number])[] = [
    ['day', 24],
    ['hour', 1],
    ['minute', 1 / 60],
    ['second', 1 / 3600],
  ];
  const [unit, each] = units.find(([, one]) => hours >= 0.9999 * one) ?? ['second', 1 / 3600];
  return counted(Number((hours / each).toPrecision(3)), unit);
}

/** What was found: rows, their distance, the first rates, and the hours that these make. */
function foundText({ load, rows, stepHours, first }: ReadTrace, noun: string): string {
  const apart = stepHours === null ? '' : `, ${stepText(stepHours)} apart`;
  const rest = rows > first.length ? ' and so on' : '';
  const rates =
    first.length === 0
      ? ''
      : `: ${first.map((rate) => formatNumber(rate, rate % 1 === 0 ? 0 : 2)).join('; ')}${rest}, in ${noun}/s`;
  const hours =
    load === null
      ? ''
      : ` That makes ${counted(load.rates.length, 'hour')} from ${hourName(load, 0)}${load.rates.length > HOURS_A_DAY ? ' on' : ''}.`;
  return `${counted(rows, 'row')}${apart}${rates}.${hours}`;
}

/** What another choice makes void: columns are others once something else separates them. */
const VOID: Readonly<Partial<Record<ChoiceId, readonly ChoiceId[]>>> = {
  separator: ['series', 'time', 'form', 'load', 'decimal', 'unit'],
  time: ['form'],
  load: ['decimal', 'unit'],
};

/** What was taken of a text, as choices that can be changed, and what had to be put right. */
export function Taken({ read, noun, chosen, onChosen }: TakenProps) {
  const id = useId();
  const { choices, problems } = read;
  const open = choices.filter(({ value }) => value === null).length;
  const choose = (which: ChoiceId, value: string) => {
    const kept = Object.entries(chosen).filter(([key]) => !VOID[which]?.includes(key as ChoiceId));
    onChosen({ ...Object.fromEntries(kept), [which]: value });
  };
  return (
    <section className={styles.taken} aria-labelledby={id} data-taken={open > 0 ? 'open' : 'known'}>
      <p id={id} className={styles.head}>
        {open > 0 ? 'Choose what cannot be known' : 'What was taken'}
      </p>
      {choices.map((choice) => (
        <ChoiceField
          key={choice.id}
          choice={choice}
          onValue={(value) => choose(choice.id, value)}
        />
      ))}
      {read.rows > 0 && (
        <p className={styles.found} role="status">
          {foundText(read, noun)}
        </p>
      )}
      {problems.length > 0 && (
        <div className={styles.problems} role="status">
          <ProblemList problems={problems} />
        </div>
      )}
    </section>
  );
}

function ChoiceField({ choice, onValue }: { choice: Choice; onValue: (value: string) => void }) {
  const id = useId();
  const { label, value, options, note } = choice;
  return (
    <div className={styles.choice} data-choice={choice.id} data-open={value === null || undefined}>
      <label htmlFor={id}>{label}</label>
      {options.length === 1 && value !== null ? (
        <output id={id}>{options[0]?.label}</output>
      ) : (
        <select
          id={id}
          value={value ?? ''}
          aria-describedby={note === '' ? undefined : `${id}-note`}
          onChange={({ target }) => target.value !== '' && onValue(target.value)}
        >
          {value === null && <option value="">Choose</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {note !== '' && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}
