import { useMemo } from 'react';
import { ChangeWaterfall } from '../../../charts/latency/ChangeWaterfall';
import { formatSigned, THIN } from '../../../lab/view/format';
import { differences } from '../../../lab/view/knobText';
import { type StudyWords, wordsOf } from '../../../scenario/words';
import type { Report } from '../../../simulator/report';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import { judgesFrom } from '../../study/judged';
import type { Measure } from '../../study/measure';
import { DifferenceWorth } from '../../trust/page/DifferenceWorth';
import { largestParts, roundedTo, roundedToAddUp, type TimeChange, together } from '../change';
import { differenceOf, worthOf } from '../effects';
import type { WhyQuestion } from '../question';
import { changeFinding } from '../whyText';
import styles from './why.module.css';

interface ChangeProps {
  study: ExploredStudy;
  /** Of the published configuration. */
  row: string;
  /** Null where the study measures no stages, or before the first pair of runs. */
  change: TimeChange | null;
  measure: Measure;
  samples: {
    before: readonly (Report | undefined)[];
    after: readonly (Report | undefined)[];
  };
  scenario: WhyQuestion['scenario'];
  isPartial: boolean;
}

/** Parts that are drawn one by one. */
const MOST_PARTS = 10;
const DIGITS = 1;

/** What the reader's changes did, measure by measure and, where the study tells, stage by stage. */
export function Change(props: ChangeProps) {
  const { study, row, change, samples, scenario, isPartial } = props;
  const values = useMemo(() => valuesOf(study, scenario), [study, scenario]);
  const base = baseValuesOf(study, scenario);
  const words = wordsOf(study.context);
  const runs = (reports: readonly (Report | undefined)[], of: Record<string, number>) =>
    reports.map((report) => report && { values: of, report });
  const after = runs(samples.after, values);
  const before = runs(samples.before, { ...base });
  const judge = useMemo(() => judgesFrom(study, base)(values), [study, base, values]);
  const changed = differences(study.context.schema, base, values).join(', ');
  return (
    <section className={styles.section}>
      <h2>What the change did</h2>
      <p>
        Against {row} as {words.standing}: {changed}. Differences are between runs on the same
        random numbers, with their 95{THIN}% intervals. The 90{THIN}% band is where measurements of
        both would lie.
      </p>
      <ul className={styles.differences}>
        {study.measures.map((measure) => {
          const found = differenceOf(measure, after, before);
          if (found === null) return null;
          const digits = Math.abs(found.mean) < 10 ? 1 : 0;
          const judged = worthOf(measure, { after, before }, judge);
          return (
            <li key={measure.id}>
              {measure.label}{' '}
              <data value={found.mean} data-metric={measure.id} data-kind="simulated">
                {formatSigned(found.mean, digits)}
              </data>{' '}
              {measure.unit}
              {found.pairs > 1 && found.low !== found.high && (
                <span className={styles.made}>
                  {' '}
                  ({formatSigned(found.low, digits)} to {formatSigned(found.high, digits)})
                </span>
              )}
              {judged && (
                <>
                  {' '}
                  <DifferenceWorth judged={judged} metric={measure.id} className={styles.made} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {change && <Waterfall words={words} row={row} change={change} isPartial={isPartial} />}
    </section>
  );
}

interface WaterfallProps {
  words: StudyWords;
  row: string;
  change: TimeChange;
  isPartial: boolean;
}

function Waterfall(props: WaterfallProps) {
  const { words, row, change, isPartial } = props;
  const [beforeMs, afterMs] = [change.beforeMs, change.afterMs].map((ms) => roundedTo(ms, DIGITS));
  // As shown, the first mean and the parts lead to the second.
  const total = { ...change.total, mean: (afterMs ?? 0) - (beforeMs ?? 0) };
  const { shown, others } = largestParts(change.parts, MOST_PARTS);
  const rest =
    others.length === 0
      ? []
      : [{ key: 'others', label: `${others.length} other stages`, ...together(others) }];
  const parts = [
    ...shown.map(({ key, label, path, difference }) => ({
      key,
      label: path === 'response' ? `${label} (response)` : label,
      ...difference,
    })),
    ...rest,
  ];
  const rounded = roundedToAddUp(
    parts.map(({ mean }) => mean),
    DIGITS,
    total.mean,
  );
  return (
    <ChangeWaterfall
      many={words.many}
      title={changeFinding({ ...change, total }, words)}
      before={{ label: row, ms: beforeMs ?? 0 }}
      after={{ label: 'This scenario', ms: afterMs ?? 0 }}
      parts={parts.map(({ key, label, low, high }, index) => ({
        key,
        label,
        changeMs: rounded[index] ?? 0,
        lowMs: low,
        highMs: high,
      }))}
      total={total}
      isPartial={isPartial}
    />
  );
}
