import { labelOf } from '../../scenario/codec';
import { effectiveValues } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import type { LabContext, LabState } from '../state/types';
import { study } from '../study';
import { effectText, likeStep } from './explanation';
import { differences } from './knobText';

const valuesOf = (context: LabContext, scenario: LabState['scenario']) =>
  effectiveValues(
    context.schema,
    context.configurations[labelOf(scenario.base)] ?? {},
    scenario.changes,
  );

/** What the last finished change did, in one or two sentences. */
export function lastChangeText(context: LabContext, state: LabState): string {
  const { before, full } = state;
  if (!before) return 'As published, no knob changed.';
  const from = valuesOf(context, before.scenario);
  const to = valuesOf(context, full.scenario);
  const changed = differences(context.schema, from, to);
  const effect = effectText(before.summary, full.summary);
  if (changed.length === 0 || effect === null) return '';
  const seed = before.scenario.seed === full.scenario.seed ? '' : ' Other random numbers too.';
  const what =
    before.scenario.base === full.scenario.base
      ? `Your ${changed.length === 1 ? 'change' : 'changes'}, ${changed.join(', ')}: ${effect}.`
      : `From ${shortId(before.scenario.base)} to ${shortId(full.scenario.base)} (${changed.join(', ')}): ${effect}.`;
  return `${what}${seed} ${likeStepText(context, from, to)}`.trim();
}

const shortId = (base: string) => base.slice(base.indexOf('/') + 1);

function likeStepText(
  { schema }: LabContext,
  from: Readonly<Record<string, number>>,
  to: Readonly<Record<string, number>>,
): string {
  const ids = schema.knobs.map(({ id }) => id).filter((id) => from[id] !== to[id]);
  const knob = ids.length === 1 && ids[0] !== undefined ? knobById(schema, ids[0]) : undefined;
  if (!knob) return '';
  const [a, b] = [from[knob.id] ?? knob.default, to[knob.id] ?? knob.default];
  return likeStep(schema, study.configurations, knob, a, b) ?? '';
}
