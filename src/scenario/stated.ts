import type { Configuration } from '../measured/configurationTypes';
import type { Condition } from '../measured/types';
import { type KnobSchema, knobById } from './schema';
import { parseValue } from './value';

/** The values that conditions of the text set; throws where one is no setting. */
export function fromConditions(
  schema: KnobSchema,
  conditions: readonly Condition[],
  configuration: string,
): Record<string, number> {
  return Object.fromEntries(
    conditions.map((condition) => {
      const knob = knobById(schema, condition.knob);
      const parsed = knob && parseValue(knob, String(condition.value));
      if (!parsed?.ok) {
        throw new Error(`${configuration}: ${condition.knob} = ${condition.value} is no setting`);
      }
      return [condition.knob, parsed.value];
    }),
  );
}

/** Every knob's default. */
export const defaultsOf = (schema: KnobSchema): Record<string, number> =>
  Object.fromEntries(schema.knobs.map((knob) => [knob.id, knob.default]));

/** The value of every knob in a configuration whose settings stand in the text, with the schema's defaults for the rest. */
export const statedScenario = (
  schema: KnobSchema,
  { id, conditions }: Pick<Configuration, 'id' | 'conditions'>,
): Record<string, number> => ({ ...defaultsOf(schema), ...fromConditions(schema, conditions, id) });
