import { useMemo } from 'react';
import type { MarkedNumber } from '../../charts/frame/marked';
import { SweepCurve } from '../../charts/sweep/SweepCurve';
import { labelOf } from '../../scenario/codec';
import { effectiveValues, type Scenario } from '../../scenario/scenario';
import type { Knob } from '../../scenario/schema';
import { valuesById } from '../../scenario/studiedValues';
import { subjectOf } from '../../scenario/subject';
import type { Run } from '../../simulator/types';
import type { LabContext, Outcome } from '../types';
import { digitsOf, formatNumber, inSentence, withUnit } from '../view/format';
import { shownUnit, valueText } from '../view/knobText';
import styles from './curve.module.css';
import { curvePoints } from './curvePoints';
import { curveValues } from './curveValues';
import { type Previews, usePreviews } from './usePreviews';

export interface CurveProps {
  context: LabContext;
  scenario: Scenario;
  /** Of the load. */
  knob: Knob;
}

/** The outcomes that stay in sight, over the load of a scenario, from short runs that follow while a knob is dragged. */
export function Curve({ context, scenario, knob }: CurveProps) {
  const { schema, study } = context;
  const { base, changes, seed } = scenario;
  const published = context.configurations[labelOf(base)] ?? {};
  const now = effectiveValues(schema, published, changes)[knob.id] ?? knob.default;
  const values = useMemo(
    () => curveValues(knob, study.index.ranges, now),
    [knob, study.index.ranges, now],
  );
  const simulator = context.archived?.simulator;
  const runs = useMemo(
    () =>
      values.map(
        (value): Run => ({
          ...subjectOf(context, published, { ...changes, [knob.id]: value }),
          seed,
          replication: 0,
          protocol: 'preview',
          simulator,
        }),
      ),
    [context, published, changes, knob, values, seed, simulator],
  );
  const { shown, failure } = usePreviews(runs);
  return (
    <>
      {failure !== '' && <p className={`${styles.note} ${styles.failed}`}>{failure}</p>}
      {shown === null ? (
        failure === '' && <p className={styles.note}>Simulating previews.</p>
      ) : (
        <>
          <div className={styles.curves} data-stale={shown.runs !== runs || undefined}>
            {study
              .outcomes('median')
              .filter(({ id }) => study.sticky.includes(id))
              .map((outcome) => (
                <OutcomeCurve
                  key={outcome.id}
                  outcome={outcome}
                  context={context}
                  knob={knob}
                  now={now}
                  shown={shown}
                  isStale={shown.runs !== runs}
                />
              ))}
          </div>
          <p className={styles.note}>
            Previews: one short run for each value, all with the same random numbers.
          </p>
        </>
      )}
    </>
  );
}

interface OutcomeCurveProps {
  outcome: Outcome;
  context: LabContext;
  knob: Knob;
  now: number;
  shown: Previews;
  isStale: boolean;
}

function OutcomeCurve({ outcome, context, knob, now, shown, isStale }: OutcomeCurveProps) {
  const { label, unit, metric } = outcome;
  const { schema, study } = context;
  const found = curvePoints(context, knob, metric, shown);
  const means = found.map(({ mean }) => mean);
  const digits = Math.max(0, ...means.map(digitsOf));
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const marked = (value: number): MarkedNumber => ({
    value,
    text: withUnit(formatNumber(value, digits), unit),
    metric,
    kind: 'simulated',
  });
  const measured = study.index.ranges[knob.id] ?? [];
  const [low, high] = [measured[0], measured.at(-1)];
  const xs = shown.runs.map(({ values }) => valuesById(schema, values)[knob.id] ?? 0);
  return (
    <SweepCurve
      title={
        found.length === 0
          ? [`No ${inSentence(label)} yet`]
          : [`${label} `, marked(least), ' to ', marked(most)]
      }
      subtitle={`Previews over ${inSentence(knob.label)}. In a circle: here.`}
      stale={isStale}
      over={{
        label: knob.label,
        unit: shownUnit(knob),
        scale: knob.scale,
      }}
      measure={{ id: metric, label, unit }}
      points={found.map(({ x, mean, isBeyond, isUnstable }) => ({
        name: withUnit(valueText(knob, x), shownUnit(knob)),
        x,
        mean,
        low: mean,
        high: mean,
        band: null,
        runs: 1,
        isBeyond,
        isUnstable,
      }))}
      rings={[]}
      measured={low !== undefined && high !== undefined ? [low, high] : null}
      domain={[Math.min(...xs), Math.max(...xs)]}
      now={now}
      isPreview
      digits={digits}
    />
  );
}
