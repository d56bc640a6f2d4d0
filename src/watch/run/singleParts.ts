import type { Incident, Report } from '../../simulator/report';
import type { Part } from '../../simulator/watch/parts';
import type { Choice } from '../../simulator/watch/watchRun';
import type { Happening, WatchedStage } from './watched';

/** The stages of a study whose messages come round again and again: none has a mean time. */
export const stagesOf = (parts: readonly Part[]): WatchedStage[] =>
  parts.map((part) => ({ ...part, path: null, meanMs: null }));

/** Even stretches: the one around an instant or, without one, around the first incident of a name. */
export const containing = (
  atMs: number | null,
  otherwise: { lengthMs: number; incident: string | null; otherwiseMs: number },
): Choice => ({ kind: 'containing', atMs, ...otherwise });

/** The incidents of a report in words. */
export const happenings = (
  { incidents = [] }: Report,
  textOf: (incident: Incident) => string,
): Happening[] =>
  incidents.map((incident) => ({ text: textOf(incident), startMs: incident.startMs }));
