import type { Scenario } from '../../scenario/scenario';
import type { Knob, KnobValues } from '../../scenario/schema';
import type { ExploredStudy } from '../study/exploredStudy';
import { baseValuesOf, valuesOf } from '../study/exploredStudy';
import { outsideOf } from '../study/outside';

/** A scenario among the others of a question. */
export interface Placed {
  study: ExploredStudy;
  scenario: Scenario;
}

/** A knob of a scenario that is told of, because it differs from another scenario or from what is published. */
export interface DifferingKnob {
  knob: Knob;
  value: number;
  published: number;
  /** Values among the published configurations, ascending. */
  measured: readonly number[];
  /** Whether nobody measured it where it stands. */
  isOutside: boolean;
}

const at = (values: KnobValues, { id, default: otherwise }: Knob): number =>
  values[id] ?? otherwise;

/** Ids of the knobs in which scenarios of a study differ from each other. */
export function differingIds(study: ExploredStudy, placed: readonly Placed[]): Set<string> {
  const own = placed
    .filter((one) => one.study.id === study.id)
    .map(({ scenario }) => valuesOf(study, scenario));
  const [first = {}, ...others] = own;
  return new Set(
    study.context.schema.knobs
      .filter((knob) => others.some((values) => at(values, knob) !== at(first, knob)))
      .map(({ id }) => id),
  );
}

/** All knobs of a study with those first that differ, among scenarios or from what is published for this one. */
export function differingFirst(placed: readonly Placed[], { study, scenario }: Placed): Knob[] {
  const differ = differingIds(study, placed);
  const isFirst = ({ id }: Knob) => differ.has(id) || scenario.changes[id] !== undefined;
  const { knobs } = study.context.schema;
  return [...knobs.filter(isFirst), ...knobs.filter((knob) => !isFirst(knob))];
}

/** The knobs of a scenario that differ, its own changes first. */
export function differingKnobs(placed: readonly Placed[], one: Placed): DifferingKnob[] {
  const { study, scenario } = one;
  const differ = differingIds(study, placed);
  const values = valuesOf(study, scenario);
  const published = baseValuesOf(study, scenario);
  const outside = outsideOf(study, values);
  const isChanged = ({ id }: Knob) => scenario.changes[id] !== undefined;
  const shown = study.context.schema.knobs.filter((knob) => differ.has(knob.id) || isChanged(knob));
  return [...shown.filter(isChanged), ...shown.filter((knob) => !isChanged(knob))].map((knob) => ({
    knob,
    value: at(values, knob),
    published: at(published, knob),
    measured: study.index.ranges[knob.id] ?? [],
    isOutside: outside.some((one) => one.knob === knob),
  }));
}
