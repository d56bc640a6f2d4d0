import type { KnobSchema, KnobValues } from '../../scenario/schema';
import { SYSTEM_MODEL } from '../../system/modelVersion';
import type { Description } from '../description';
import { loadSettings } from './loadSettings';
import type { Setting } from './numberKnob';
import { stationSettings } from './stationSettings';

/** All that can be set of a description: its load first, then its stations in their order. */
export const settingsOf = (description: Description): Setting[] => [
  ...loadSettings(description),
  ...stationSettings(description),
];

/** The knobs of a description as a study declares its own. */
export const schemaOf = (settings: readonly Setting[], study: string): KnobSchema => ({
  study,
  modelVersion: SYSTEM_MODEL,
  archived: [],
  linkVersion: 1,
  knobs: settings.map(({ knob }) => knob),
  rules: [],
});

/** The description with the values of its knobs; what has the described value stays as it is, digit by digit. */
export const applied = (
  description: Description,
  values: KnobValues,
  settings: readonly Setting[] = settingsOf(description),
): Description =>
  settings.reduce((changed, { knob, withValue }) => {
    const value = values[knob.id] ?? knob.default;
    return value === knob.default ? changed : withValue(changed, value);
  }, description);

/** What a simulation reads of a description, as JSON: not what was measured, aimed at or noted. */
export function simulatedText(
  description: Description,
  values: KnobValues,
  settings?: readonly Setting[],
): string {
  const { measured, hold, targets, notes, ...simulated } = applied(description, values, settings);
  return JSON.stringify(simulated);
}
