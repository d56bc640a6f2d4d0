import type { LinkContext } from '../../../../scenario/codec';
import { WATCH_PATH } from '../../../../scenario/namedLink';
import { apply, type Scenario } from '../../../../scenario/scenario';
import { knobSchema } from '../../knobs';
import { lowLatencyIndex } from '../../lab';

/** Every published configuration of the study; archived models note nothing and cannot be watched. */
export const watchContext: LinkContext = {
  schema: { ...knobSchema, archived: [] },
  path: WATCH_PATH,
  prefix: `${knobSchema.study}/`,
  labels: lowLatencyIndex.configurations.map(({ id }) => id),
  configurations: Object.fromEntries(
    lowLatencyIndex.configurations.map(({ id, knobs }) => [
      id,
      Object.fromEntries(
        knobSchema.knobs.map((knob, index) => [knob.id, knobs[index] ?? knob.default]),
      ),
    ]),
  ),
};

/** A configuration by its row in the study, such as "20-A". */
export const rowOf = ({ base }: Scenario): string => base.slice(watchContext.prefix.length);

/** The values of all knobs of a scenario, in the order of the schema. */
export const valuesOf = (scenario: Scenario): number[] =>
  apply(watchContext.schema, watchContext.configurations[rowOf(scenario)] ?? {}, scenario.changes);

/** The value of one knob of a scenario. */
export const knobValueOf = (scenario: Scenario, knob: string): number =>
  valuesOf(scenario)[watchContext.schema.knobs.findIndex(({ id }) => id === knob)] ?? 0;
