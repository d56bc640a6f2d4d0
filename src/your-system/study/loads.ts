import type { KnobValues } from '../../scenario/schema';
import { valuesById } from '../../scenario/studiedValues';
import { nearestValue } from '../../scenario/value';
import type { Level } from '../../system/document';
import type { Description } from '../description';
import { distinct } from './keys';
import type { Setting } from './numberKnob';

/** A load of the system, as a published configuration of a study. */
export interface Configuration {
  /** Such as "8-users" or "120-per-second". */
  label: string;
  values: KnobValues;
  /** What was measured there; null of the system as it is drawn. */
  level: Level | null;
}

const AS_DRAWN = 'as-drawn';
const LOADS = ['users', 'arrivalsPerSecond'] as const;

/** The knob of the load; that of the first class where there are classes. */
export const loadKnobOf = (settings: readonly Setting[]): string =>
  settings.find(({ knob }) => /(^|\.)(users|arrivals\w+)$/.test(knob.id))?.knob.id ?? '';

/** The load of a level. */
export const loadOf = ({ users, arrivalsPerSecond }: Level): number | null =>
  users ?? arrivalsPerSecond ?? null;

/** Whether a level is kept back from what explains the others. */
export const isHeld = ({ hold }: Pick<Description, 'hold'>, level: Level): boolean =>
  (hold ?? []).includes(loadOf(level) ?? Number.NaN);

/** The values under the load of a level; null where it is of another kind than that of the system. */
function valuesAt(settings: readonly Setting[], described: KnobValues, level: Level) {
  const load = LOADS.find((one) => level[one] != null);
  const at = (id: string) => settings.find(({ knob }) => knob.id === id)?.knob;
  const [knob, pause] = [at(load ?? ''), at('thinkMs')];
  if (load === undefined || knob === undefined) return null;
  const value = nearestValue(knob, level[load] ?? 0);
  return {
    ...described,
    [load]: value,
    ...(pause && level.thinkMs != null && { thinkMs: nearestValue(pause, level.thinkMs) }),
  };
}

const labelOf = ({ users, arrivalsPerSecond }: Level): string =>
  users != null ? `${users}-users` : `${arrivalsPerSecond}-per-second`;

/** The system as it is drawn where no level has its load, and the measured levels by load. */
export function configurationsOf(
  { measured }: Pick<Description, 'measured'>,
  settings: readonly Setting[],
): Configuration[] {
  const knobs = settings.map(({ knob }) => knob);
  const described = valuesById({ knobs }, []);
  const levels = (measured ?? []).flatMap((level) => {
    const values = valuesAt(settings, described, level);
    return values === null ? [] : [{ level, values }];
  });
  levels.sort((a, b) => (loadOf(a.level) ?? 0) - (loadOf(b.level) ?? 0));
  const labels = distinct(levels.map(({ level }) => labelOf(level)));
  const all = levels.map((one, index): Configuration => ({ ...one, label: labels[index] ?? '' }));
  const load = loadKnobOf(settings);
  const isMeasured = all.some(({ values }) => values[load] === described[load]);
  return isMeasured ? all : [{ label: AS_DRAWN, values: described, level: null }, ...all];
}

/** The label of what has the described load. */
export function describedOf(
  configurations: readonly Configuration[],
  settings: readonly Setting[],
): string {
  const load = settings.find(({ knob }) => knob.id === loadKnobOf(settings))?.knob;
  const found = configurations.find(({ values }) => !load || values[load.id] === load.default);
  return found?.label ?? '';
}
