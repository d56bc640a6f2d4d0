import type { StatedCell } from '../measured/types';
import type { StudyWords } from '../scenario/words';
import { Icon } from './Icon';
import styles from './outcomes.module.css';
import type { OutcomeView } from './types';
import { digitsOf, formatNumber, printedDigits } from './view/format';

/** Decimals of a simulated value beside a printed one. */
export const digitsBeside = (value: number, printed: StatedCell | undefined) =>
  Math.max(digitsOf(value), printed ? printedDigits(printed) : 0);

const rounded = (value: number) => Number(value.toPrecision(8));

interface NumberProps {
  metric: string;
  value: number;
  /** What is printed, whose decimals it shows at least. */
  printed?: StatedCell | undefined;
  /** "published" where a changed scenario has numbers of its own. */
  kind?: 'simulated' | 'published';
}

export function Simulated({ metric, value, printed, kind = 'simulated' }: NumberProps) {
  return (
    <data value={rounded(value)} data-metric={metric} data-kind={kind}>
      {formatNumber(value, digitsBeside(value, printed))}
    </data>
  );
}

export function Measured({ view, words }: { view: OutcomeView; words: StudyWords }) {
  const { cell, erratum, reference } = view;
  if (!cell) return <span className={styles.absent}>{words.missing}</span>;
  const text = cell.value === null ? cell.printed : formatNumber(cell.value, printedDigits(cell));
  return (
    <>
      <span data-flagged={erratum ? true : undefined}>
        {erratum && <Icon name="flag" filled />}
        {cell.value === null ? (
          <q className={styles.words}>{text}</q>
        ) : (
          <data value={cell.value} data-metric={view.metric} data-kind="measured">
            {text}
          </data>
        )}
      </span>{' '}
      {erratum && reference !== null && reference !== cell.value && (
        <small title={erratum.text}>compared with {formatNumber(reference)}</small>
      )}
    </>
  );
}
