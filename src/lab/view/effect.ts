import { groundOf } from '../../comparison/studyDifferences';
import { measuredPlaces } from '../../comparison/surroundings';
import { labelOf } from '../../scenario/codec';
import { nearestMeasured } from '../../scenario/distance';
import { effectiveValues } from '../../scenario/scenario';
import { type KnobValues, valueIn } from '../../scenario/schema';
import { wordsOf } from '../../scenario/words';
import { isStale } from '../state/reducer';
import type { LabContext, LabState, Result, Statistic, Telling } from '../types';
import { differences } from './knobText';
import { likeStepText } from './likeStepText';
import { outsideMeasured } from './measuredRange';
import { worthText } from './worth';

const valuesOf = (context: LabContext, scenario: LabState['scenario']) =>
  effectiveValues(
    context.schema,
    context.configurations[labelOf(scenario.base)] ?? {},
    scenario.changes,
  );

/** A lab with what tells of changes in it. */
interface Told {
  context: LabContext;
  telling: Telling;
  /** From the nearest measured configuration, in ranges of the study. */
  distanceOf: (values: KnobValues) => number;
}

/** Tells what the last change did, in a few sentences. */
export function changeTeller(context: LabContext, telling: Telling): (state: LabState) => string {
  const { index, metrics } = context.study;
  const surroundings = measuredPlaces(context.schema, index, metrics);
  const distanceOf = (values: KnobValues) => nearestMeasured(surroundings, values)?.distance ?? 0;
  return (state) => lastChangeText({ context, telling, distanceOf }, state);
}

function lastChangeText(told: Told, state: LabState): string {
  const { before, full, early, statistic } = state;
  if (early) return describeChange(told, statistic, full, early);
  if (isStale(state)) {
    return state.phase.kind === 'failed' || state.phase.kind === 'cancelled'
      ? 'Your change has not been simulated.'
      : 'Your change is being simulated.';
  }
  return before
    ? describeChange(told, statistic, before, full)
    : `As ${wordsOf(told.context).standing}.`;
}

function describeChange(told: Told, statistic: Statistic, before: Result, after: Result): string {
  const { context, telling } = told;
  const from = valuesOf(context, before.scenario);
  const to = valuesOf(context, after.scenario);
  const changed = differences(context.schema, from, to);
  const effect = telling.effectText(before.summary, after.summary, statistic);
  if (effect === null) return '';
  const otherSeed = before.scenario.seed === after.scenario.seed ? [] : ['other random numbers'];
  const models = [before.summary.modelVersion, after.summary.modelVersion];
  const isOtherModel = models[0] !== models[1];
  const otherModel = isOtherModel ? [`model ${models.join(' → ')}`] : [];
  const all = [...changed, ...otherSeed, ...otherModel];
  // Models differ in more than knobs tell; first numbers and a backlog are no differences to judge.
  const isJudged =
    !isOtherModel &&
    context.archived === undefined &&
    after.quality === 'full' &&
    [before, after].every(({ summary }) => summary.status !== 'unstable');
  const evidence = isJudged ? evidenceText(told, statistic, before, after) : '';
  const list = all.slice(0, MOST_NAMED).join(', ') + moreText(all.length - MOST_NAMED);
  if (before.scenario.base !== after.scenario.base) {
    const bases = `${shortId(before.scenario.base)} to ${shortId(after.scenario.base)}`;
    return `From ${bases}${list === '' ? '' : ` (${list})`}: ${effect}. ${evidence}`.trim();
  }
  if (list === '') return '';
  const yours = all.length === 1 ? 'Your change' : 'Your changes';
  const certainty = after.quality === 'full' ? '' : ' by the first numbers';
  return `${yours}, ${list}:${certainty} ${effect}. ${evidence}`.trim();
}

/** Changes named one by one; a drawn day changes many knobs at once. */
const MOST_NAMED = 4;
const moreText = (count: number) => (count > 0 ? ` and ${count} more` : '');

const shortId = (base: string) => base.slice(base.indexOf('/') + 1);

/** What the model's record says of a change: what it is worth, and of a single knob what the study measured of such. */
function evidenceText(
  { context, telling, distanceOf }: Told,
  statistic: Statistic,
  before: Result,
  after: Result,
): string {
  const { schema, study } = context;
  const [from, to] = [before, after].map(({ scenario }) => valuesOf(context, scenario));
  if (from === undefined || to === undefined) return '';
  const known = {
    record: telling.differences,
    precise: study.metrics.precise,
    schema,
    widening: study.index.bands.widening,
  };
  const sideOf = (values: KnobValues) => ({
    values,
    distance: distanceOf(values),
    isOutside: outsideMeasured(schema, study.index, values).length > 0,
  });
  const ground = groundOf(known, sideOf(from), sideOf(to));
  const [knob, ...more] = ground.changed;
  if (knob === undefined) return '';
  const outcomes = study.outcomes(statistic).filter(({ id }) => study.sticky.includes(id));
  const worth = worthText(ground, outcomes, before.summary, after.summary);
  const outcome = outcomes.at(-1);
  if (outcome === undefined || more.length > 0) return worth;
  const asked = { knob, from: valueIn(from, knob), to: valueIn(to, knob), outcome, statistic };
  const like = likeStepText(context, ground, asked, before.summary, after.summary);
  return `${worth} ${like}`.trim();
}
