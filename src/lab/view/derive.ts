import { cellsOf } from '../../measured/testCase';
import type { Cell, TestCase } from '../../measured/types';
import { labelOf } from '../../scenario/codec';
import { DEFAULT_SEED, effectiveValues, isPublished } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import type { Summary } from '../../simulator/types';
import { isStale, shownResult } from '../state/reducer';
import type { LabContext, LabState } from '../state/types';
import { study } from '../study';
import { differences } from './knobText';
import { type OutcomeView, outcomesOf } from './outcomes';
import { isExtrapolated } from './ranges';

/** Everything the lab shows that follows from its state. */
export interface LabView {
  /** Such as "20-A". */
  configuration: string;
  cells: Readonly<Record<string, Cell>>;
  publishedValues: KnobValues;
  values: KnobValues;
  published: Summary | undefined;
  shown: Summary;
  stale: boolean;
  /** Whether the scenario differs from the published one. */
  isChanged: boolean;
  /** Numbers of the reader's scenario, of an earlier one while stale; null before there are any. */
  now: Summary | null;
  changeCount: number;
  /** The changes in few words, for a label. */
  changeLabel: string;
  extrapolated: boolean;
  outcomes: OutcomeView[];
}

export function deriveView(context: LabContext, testCase: TestCase, state: LabState): LabView {
  const { scenario, statistic } = state;
  const { schema } = context;
  const label = labelOf(scenario.base);
  const configuration = `${testCase.number}-${label}`;
  const cells = cellsOf(testCase, configuration);
  const publishedValues = context.configurations[label] ?? {};
  const values = effectiveValues(schema, publishedValues, scenario.changes);
  const changes = differences(schema, publishedValues, values);
  const otherSeed = scenario.seed === DEFAULT_SEED ? [] : [`seed ${scenario.seed}`];
  const all = [...changes, ...otherSeed];
  const published = context.published[label];
  const { summary: shown } = shownResult(state);
  const isChanged = !isPublished(scenario);
  return {
    configuration,
    cells,
    publishedValues,
    values,
    published,
    shown,
    stale: isStale(state),
    isChanged,
    now: isChanged && shown !== published ? shown : null,
    changeCount: all.length,
    changeLabel: all.length === 1 ? (all[0] ?? '') : `${all.length} changes`,
    extrapolated: schema.knobs.some((knob) =>
      isExtrapolated(study.ranges, knob, values[knob.id] ?? knob.default),
    ),
    outcomes: published ? outcomesOf(configuration, cells, published, statistic) : [],
  };
}
