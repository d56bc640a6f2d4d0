import { labelOf } from '../../scenario/codec';
import type { Scenario } from '../../scenario/scenario';
import { DEFAULT_SEED, effectiveValues, isPublished } from '../../scenario/scenario';
import { sameScenario } from '../state/reducer';
import type { LabContext, LabView, Result, Statistic } from '../types';
import { differences } from './knobText';
import { outsideMeasured } from './measuredRange';
import { outcomesOf } from './outcomes';

/** What is shown of a scenario beside a result, which may still be that of an earlier scenario. */
export function deriveView(
  context: LabContext,
  scenario: Scenario,
  result: Result,
  statistic: Statistic,
): LabView {
  const { schema, study } = context;
  const label = labelOf(scenario.base);
  const { row = '', cells = {} } = context.printed[label] ?? {};
  const publishedValues = context.configurations[label] ?? {};
  const values = effectiveValues(schema, publishedValues, scenario.changes);
  const differing = differences(schema, publishedValues, values);
  const otherSeed = scenario.seed === DEFAULT_SEED ? [] : [`seed ${scenario.seed}`];
  const all = [...differing, ...otherSeed];
  const published = context.published[label];
  const { summary: shown } = result;
  const isChanged = !isPublished(scenario);
  const isOtherModel = isChanged && published && shown.modelVersion !== published.modelVersion;
  const changes = all.length === 1 ? (all[0] ?? '') : `${all.length} changes`;
  return {
    row,
    cells,
    publishedValues,
    values,
    published,
    shown,
    stale: !sameScenario(result.scenario, scenario),
    isChanged,
    now: isChanged && shown !== published ? shown : null,
    changeCount: all.length,
    changeLabel: isOtherModel
      ? `${changes}, model ${published.modelVersion} → ${shown.modelVersion}`
      : changes,
    outside: outsideMeasured(schema, study.index, values),
    outcomes: published
      ? outcomesOf(study, { scenario: scenario.base, row, cells }, published, statistic)
      : [],
  };
}
