import type { KnobValues } from '../../scenario/schema';
import type { Incident } from '../../simulator/report';
import { partsOf } from '../../simulator/watch/parts';
import type { NamedPlace, WatchedStudy } from './study';
import type { Place } from './watched';

type Derived = 'choiceAt' | 'leadMs' | 'stagesOf' | 'readerOf' | 'back' | 'groups' | 'incidentsOf';

/** A study of whose messages single parts are noted: they come round again and again, and any time can be watched. */
interface SingleParts extends Omit<WatchedStudy, Derived> {
  /** How long the stretches are, and which is watched first: around the first incident of a name or, without one, a time. */
  opens: { lengthMs: number; incident: string | null; otherwiseMs: number };
  /** Where messages are in some parts, and in all others at a host. */
  placeOfPart: Readonly<Record<string, Place>>;
  placeOfHost: (host: number) => Place;
  textOf?: (incident: Incident) => string;
}

/** What is shown of a study by the parts that the simulator declares; none has a mean time. */
export function watchedByParts(described: SingleParts): WatchedStudy {
  const { opens, placeOfPart, placeOfHost, textOf = ({ label }) => label, ...study } = described;
  const stages = partsOf(study.id).map((part) => ({ ...part, path: null, meanMs: null }));
  return {
    ...study,
    choiceAt: (atMs) => ({ kind: 'containing', atMs, ...opens }),
    leadMs: opens.lengthMs,
    stagesOf: () => stages,
    readerOf: () => () => (id, host) => placeOfPart[id] ?? placeOfHost(host),
    back: null,
    groups: null,
    incidentsOf: ({ incidents = [] }) =>
      incidents.map((incident) => ({ text: textOf(incident), startMs: incident.startMs })),
  };
}

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

/** Ways through columns in their order and back again. */
export const thereAndBack = (columns: number): WatchedStudy['ways'] => {
  const steps = Array.from({ length: columns - 1 }, (_, from) => ({ from, to: from + 1 }));
  return [
    ...steps.map((step) => ({ ...step, level: 'top' as const })),
    ...steps.slice(1).map(({ from, to }) => ({ from: to, to: from, level: 'low' as const })),
  ];
};
