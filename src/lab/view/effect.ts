import { labelOf } from '../../scenario/codec';
import { effectiveValues } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { isStale } from '../state/reducer';
import type { LabContext, LabState, Result, Statistic, Telling } from '../types';
import { differences } from './knobText';

const valuesOf = (context: LabContext, scenario: LabState['scenario']) =>
  effectiveValues(
    context.schema,
    context.configurations[labelOf(scenario.base)] ?? {},
    scenario.changes,
  );

/** What the last change did, in one or two sentences. */
export function lastChangeText(context: LabContext, state: LabState, telling: Telling): string {
  const { before, full, early, statistic } = state;
  if (early) return describeChange(context, telling, statistic, full, early);
  if (isStale(state)) {
    return state.phase.kind === 'failed' || state.phase.kind === 'cancelled'
      ? 'Your change has not been simulated.'
      : 'Your change is being simulated.';
  }
  return before ? describeChange(context, telling, statistic, before, full) : 'As published.';
}

function describeChange(
  context: LabContext,
  telling: Telling,
  statistic: Statistic,
  before: Result,
  after: Result,
): string {
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
  const list = all.slice(0, MOST_NAMED).join(', ') + moreText(all.length - MOST_NAMED);
  if (before.scenario.base !== after.scenario.base) {
    const bases = `${shortId(before.scenario.base)} to ${shortId(after.scenario.base)}`;
    return `From ${bases}${list === '' ? '' : ` (${list})`}: ${effect}.`;
  }
  if (list === '') return '';
  const yours = all.length === 1 ? 'Your change' : 'Your changes';
  const certainty = after.quality === 'full' ? '' : ' by the first numbers';
  const like = isOtherModel ? '' : likeStepText(context, telling, statistic, from, to);
  return `${yours}, ${list}:${certainty} ${effect}. ${like}`.trim();
}

/** Changes named one by one; a drawn day changes many knobs at once. */
const MOST_NAMED = 4;
const moreText = (count: number) => (count > 0 ? ` and ${count} more` : '');

const shortId = (base: string) => base.slice(base.indexOf('/') + 1);

function likeStepText(
  { schema }: LabContext,
  { likeStep }: Telling,
  statistic: Statistic,
  from: Readonly<Record<string, number>>,
  to: Readonly<Record<string, number>>,
): string {
  const ids = schema.knobs.map(({ id }) => id).filter((id) => from[id] !== to[id]);
  const knob = ids.length === 1 && ids[0] !== undefined ? knobById(schema, ids[0]) : undefined;
  if (!knob) return '';
  const [a, b] = [from[knob.id] ?? knob.default, to[knob.id] ?? knob.default];
  return likeStep?.(knob, a, b, statistic) ?? '';
}
