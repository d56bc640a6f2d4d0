import type { Incident, IncidentLaneData } from '../../../charts/IncidentLane';
import type { SeriesLine } from '../../../charts/SeriesPanel';
import { lineOf } from '../../../simulator/series';
import type { Incident as SimulatedIncident, Summary } from '../../../simulator/types';

/** A line of a run for a panel. */
export const seriesLine = (
  { series }: Summary,
  name: string,
  label: string,
  tone?: SeriesLine['tone'],
): SeriesLine => ({ id: name, label, values: lineOf(series, name), tone });

/** Length of a run, in ms. */
export const runEndMs = ({ protocol }: Summary): number =>
  protocol.rampUpMs + protocol.steadyMs + protocol.rampDownMs;

/** The step of a line with the highest value. */
export function peakOf({ series }: Summary, name: string): { value: number; atMs: number } | null {
  const values = lineOf(series, name);
  let best: { value: number; atMs: number } | null = null;
  values.forEach((value, step) => {
    if (value !== null && (best === null || value > best.value)) {
      best = { value, atMs: (step + 0.5) * series.stepMs };
    }
  });
  return best;
}

/** The incidents of a kind as a lane. */
export function laneOf(
  { incidents = [] }: Summary,
  kind: string,
  lane: Omit<IncidentLaneData, 'id' | 'incidents'> & {
    of: (incident: SimulatedIncident) => Pick<Incident, 'outcome' | 'label' | 'detail'>;
  },
): IncidentLaneData {
  const { title, none, of } = lane;
  return {
    id: kind,
    title,
    none,
    incidents: incidents
      .filter((incident) => incident.kind === kind)
      .map((incident) => ({ startMs: incident.startMs, endMs: incident.endMs, ...of(incident) })),
  };
}

export const runText = (summary: Summary): string => `run 1 of ${summary.replications}`;
