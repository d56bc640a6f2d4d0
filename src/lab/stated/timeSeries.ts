import type { Incident, IncidentLaneData } from '../../charts/time/IncidentLane';
import type { SeriesLine } from '../../charts/time/SeriesPanel';
import type { TimeMark, TimePanelsProps } from '../../charts/time/TimePanels';
import type { Incident as SimulatedIncident } from '../../simulator/report';
import { type LineName, lineOf } from '../../simulator/series';
import type { Summary } from '../../simulator/types';
import { runText } from '../view/runText';

/** A line of a run for a panel. */
export const seriesLine = (
  { series }: Summary,
  name: LineName,
  label: string,
  tone?: SeriesLine['tone'],
): SeriesLine => ({ id: name, label, values: lineOf(series, name), tone });

/** Length of a run, in ms. */
export const runEndMs = ({ protocol }: Summary): number =>
  protocol.rampUpMs + protocol.steadyMs + protocol.rampDownMs;

/** What all panels of a run have in common. */
export const runProps = (
  summary: Summary,
  marks: readonly TimeMark[] = [],
): Pick<TimePanelsProps, 'stepMs' | 'endMs' | 'marks' | 'run'> => ({
  stepMs: summary.series.stepMs,
  endMs: runEndMs(summary),
  marks,
  run: runText(summary),
});

/** The lane of the times at which a host instance throttled. */
export const throttlingLane = (summary: Summary): IncidentLaneData =>
  laneOf(summary, 'throttling', {
    title: 'Throttling',
    none: 'never',
    of: () => ({ outcome: 'span' }),
  });

/** The step of a line with the highest value. */
export function peakOf(
  { series }: Summary,
  name: LineName,
): { value: number; atMs: number } | null {
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
