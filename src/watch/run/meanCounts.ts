import { sum } from 'd3-array';
import type { Notes } from '../../simulator/watch/notes';
import type { Stretch } from '../../simulator/watch/watchRun';
import type { WatchedReport, WatchedRun, WatchedStage } from './watched';

/** Mean numbers of messages in the stages over a stretch. */
function countsIn(
  { part, fromMs, toMs }: Notes,
  stages: readonly WatchedStage[],
  stretch: Stretch,
): number[] {
  const totalsMs = stages.map(() => 0);
  part.forEach((stage, row) => {
    const untilMs = Math.min(toMs[row] ?? 0, stretch.untilMs);
    const insideMs = untilMs - Math.max(fromMs[row] ?? 0, stretch.fromMs);
    if (insideMs > 0) totalsMs[stage] = (totalsMs[stage] ?? 0) + insideMs;
  });
  return totalsMs.map((totalMs) => totalMs / (stretch.untilMs - stretch.fromMs));
}

/** Messages that were answered, per ms of what counts; none where there are no roundtrips. */
export function ratePerMs({ metrics, protocol }: WatchedReport): number {
  const { rampUpMs, steadyMs, rampDownMs, rampsCount } = protocol;
  const countedMs = steadyMs + (rampsCount ? rampUpMs + rampDownMs : 0);
  return (metrics.roundtrips ?? 0) / countedMs;
}

/** By Little's law: messages per ms times the mean time of each in a stage. */
const countsByLaw = (stages: readonly WatchedStage[], report: WatchedReport): number[] =>
  stages.map(({ meanMs }) => ratePerMs(report) * (meanMs ?? 0));

/** Mean numbers of messages in the stages: of the run where it knows how long each takes, else of the stretch. */
export const meanCountsOf = (
  notes: Notes,
  stages: readonly WatchedStage[],
  stretch: Stretch,
  report: WatchedReport,
): number[] =>
  stages.some(({ meanMs }) => meanMs !== null)
    ? countsByLaw(stages, report)
    : countsIn(notes, stages, stretch);

/** Mean number of messages under way. */
export const meanUnderWay = ({ meanCounts }: WatchedRun): number => sum(meanCounts);
