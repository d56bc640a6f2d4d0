import { sum } from 'd3-array';
import type { Present } from './moment';
import type { Group } from './study';
import type { WatchedRun } from './watched';

export interface PopulationRow {
  label: string;
  isWaiting: boolean;
  now: number;
  /** Mean number in the run or, where it is not known, in the stretch. */
  mean: number;
}

/** Every stage of a run by itself. */
const single = ({ stages }: WatchedRun): Group[] =>
  stages
    .filter(({ kind }) => kind !== 'line')
    .map(({ id, label, kind }) => ({ label, stages: [id], isWaiting: kind === 'wait' }));

/** How many messages are where now, and in the mean; the largest mean first. Of single stages those where somebody was. */
export function populationOf(
  moment: readonly Present[],
  run: WatchedRun,
  groups: readonly Group[] | null,
): PopulationRow[] {
  const rows = (groups ?? single(run)).map(({ label, stages: ids, isWaiting }) => ({
    label,
    isWaiting,
    now: moment.filter(({ stage }) => ids.includes(stage.id)).length,
    mean: sum(run.stages, ({ id }, part) => (ids.includes(id) ? (run.meanCounts[part] ?? 0) : 0)),
  }));
  const shown = groups ? rows : rows.filter(({ now, mean }) => now > 0 || mean > 0);
  return shown.sort((a, b) => b.mean - a.mean);
}
