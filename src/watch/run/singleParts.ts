import type { Incident } from '../../simulator/report';
import { partsOf } from '../../simulator/watch/parts';
import type { WatchedStudy } from './study';
import type { Place } from './watched';

type Derived = 'choiceAt' | 'stagesOf' | 'stageAt' | 'readerOf' | 'back' | 'groups' | 'incidentsOf';

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
    stagesOf: () => stages,
    stageAt: null,
    readerOf: () => () => (id, host) => placeOfPart[id] ?? placeOfHost(host),
    back: null,
    groups: null,
    incidentsOf: ({ incidents = [] }) =>
      incidents.map((incident) => ({ text: textOf(incident), startMs: incident.startMs })),
  };
}
