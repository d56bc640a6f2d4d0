import { useState } from 'react';
import { changeOf } from '../../../charts/effects/change';
import { StepEffects } from '../../../charts/effects/StepEffects';
import { digitsOf, inSentence } from '../../../lab/view/format';
import type { Measure } from '../../study/measure';
import {
  effectRows,
  effectsFinding,
  idleText,
  isLever,
  othersText,
  othersTitle,
} from '../effectRows';
import { differenceOf, type Effect, type LeftOut, type Runs, type Step, telling } from '../effects';
import styles from './why.module.css';

interface EffectsProps {
  measure: Measure;
  /** Sorted. */
  effects: readonly Effect[];
  /** Shown beside the measure; null for none. */
  aside: Measure | null;
  /** Runs of the scenario, and of each step, for what stands beside. */
  after: Runs;
  runsOf: (step: Step) => Runs;
  leftOut: readonly LeftOut[];
  /** Where a scenario with a step taken opens. */
  hrefOf: (step: Step) => string;
  /** How the runs were made, such as "6 short runs of each". */
  madeOf: string;
  title?: string;
}

/** Steps shown of those that help, and of those that harm. */
const SHOWN = { helping: 9, harming: 5 };

/**
 * What one step of every knob does to a measure, sorted: what somebody could change, below it what is asked of the system,
 * assumed, or of the test, and the knobs that do nothing here.
 */
export function Effects(props: EffectsProps) {
  const { measure, leftOut, title } = props;
  const levers = props.effects.filter(isLever);
  const others = props.effects.filter((effect) => !isLever(effect));
  return (
    <div>
      <StepChart {...props} effects={levers} title={title ?? effectsFinding(measure, levers)} />
      {others.length > 0 && (
        <details className={styles.leftOut}>
          <summary>{othersText(others)}</summary>
          <StepChart {...props} effects={others} title={othersTitle(measure)} />
        </details>
      )}
      {leftOut.length > 0 && (
        <details className={styles.leftOut}>
          <summary>
            {leftOut.length} {leftOut.length === 1 ? 'knob does' : 'knobs do'} nothing here
          </summary>
          <ul>
            {leftOut.map((one) => (
              <li key={one.knob.id}>{idleText(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type StepChartProps = Omit<EffectsProps, 'leftOut' | 'title'> & { title: string };

/** Those steps that tell most, and all on request. */
function StepChart(props: StepChartProps) {
  const { measure, effects, aside, after, runsOf, hrefOf, madeOf, title } = props;
  const [isAll, setAll] = useState(false);
  const some = telling(measure, effects, SHOWN);
  const first = some.length > 0 ? some : effects.slice(0, SHOWN.helping + SHOWN.harming);
  const shown = isAll ? effects : first;
  const sizes = effects.flatMap((effect) => changeOf(effect)?.mean ?? []);
  const digits = digitsOf(Math.max(0, ...sizes.map(Math.abs)) || 0.5);
  const isBanded = shown.some(({ judged }) => judged?.band);
  const pale = isBanded ? 'Pale: 90\u202f% of what measurements of both would show. ' : '';
  const quantity = measure.unit === '' ? measure.label : `${measure.label}, ${measure.unit}`;
  return (
    <div>
      <StepEffects
        title={title}
        subtitle={`Change of ${quantity}, for one step of one knob, ${madeOf}. Whisker: 95\u202f% of pairs of runs. ${pale}Outlined: breaks a limit. Hatched: not measured.`}
        effects={effectRows(
          shown,
          ({ step }) => (aside ? (differenceOf(aside, runsOf(step), after)?.mean ?? null) : null),
          hrefOf,
        )}
        quantity={inSentence(quantity)}
        digits={digits}
        aside={aside ? asideHead(aside) : null}
      />
      {first.length < effects.length && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? 'Only those that tell most' : `All ${effects.length} steps`}
        </button>
      )}
    </div>
  );
}

const asideHead = ({ label, unit }: Measure): string => {
  const name = inSentence(label.split(',')[0] ?? label);
  return unit === '' ? name : `${name}, ${unit}`;
};
