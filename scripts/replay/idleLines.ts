import { idleReason } from '../../src/scenario/idle';
import { type KnobSchema, knobById } from '../../src/scenario/schema';

interface Changed {
  scenario: string;
  schema: KnobSchema;
  /** In the order of the schema. */
  values: readonly number[];
}

/** For each configuration, which of the settings given as "knob=value" change nothing in it, and why. */
export const idleLines = (
  configurations: readonly Changed[],
  settings: readonly string[],
): string[] =>
  configurations.flatMap(({ scenario, schema, values }) => {
    const named = Object.fromEntries(schema.knobs.map(({ id }, index) => [id, values[index] ?? 0]));
    return settings.flatMap((setting) => {
      const knob = knobById(schema, setting.slice(0, setting.indexOf('=')));
      const reason = knob && idleReason(knob, named);
      return knob && reason ? [`${scenario}: ${knob.id} has no effect: ${reason}.`] : [];
    });
  });
