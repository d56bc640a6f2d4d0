import type { KnobValues } from '../../scenario/schema';
import type { NamedPlace } from './study';

/** Places without a note that stand in a column and tell how much waits there. */
export const countedPlaces = (
  column: number,
  named: readonly (readonly [id: string, name: string])[],
): NamedPlace[] => named.map(([id, name]) => ({ id, name, note: '', column, shape: 'facts' }));

/** The host instances of a scenario, as knobs count them by what they do. */
export const hostPlaces = (
  column: number,
  roles: readonly (readonly [knob: string, role: string])[],
  values: KnobValues,
): NamedPlace[] =>
  roles
    .flatMap(([knob, role]) => Array.from({ length: values[knob] ?? 0 }, () => role))
    .map((role, host) => ({
      id: `host:${host}`,
      name: `Host ${host + 1} ${role}`,
      note: '',
      column,
      shape: 'rows',
    }));
