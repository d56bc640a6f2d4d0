import { sum } from 'd3-array';
import type { Present } from './moment';
import type { WatchedRun } from './run';

/** Stages that a reader counts together, and whether their messages wait. */
const GROUPS: readonly { label: string; stages: readonly string[]; isWaiting: boolean }[] = [
  { label: 'backend, assumed delay', stages: ['backendDelay'], isWaiting: false },
  {
    label: 'sending hosts, in line',
    stages: [
      'inflightWait',
      'dispatchWait',
      'sendProcessorWait',
      'connectionWait',
      'ioThreadWait',
      'replyProcessorWait',
      'completionBatchWait',
      'completionThreadWait',
    ],
    isWaiting: true,
  },
  { label: 'sending hosts, at work', stages: ['dispatch', 'send', 'reply'], isWaiting: false },
  { label: 'MessageBox, at work', stages: ['prepare', 'publish', 'dequeue'], isWaiting: false },
  {
    label: 'locks and database CPU, in line',
    stages: ['databaseWait', 'publishWait', 'loadWait', 'queueLockWait'],
    isWaiting: true,
  },
  {
    label: 'receiving hosts, in line',
    stages: ['admissionWait', 'receiveProcessorWait', 'requestBatchWait', 'submitThreadWait'],
    isWaiting: true,
  },
  { label: 'receiving hosts, at work', stages: ['receive'], isWaiting: false },
  { label: 'application queue, for a poll', stages: ['pollWait'], isWaiting: true },
];

export interface PopulationRow {
  label: string;
  isWaiting: boolean;
  now: number;
  /** Mean number in the run: by Little's law, messages per ms times the mean time of each there. */
  mean: number;
}

/** Messages that were answered, per ms of the run. */
export const ratePerMs = ({ report }: WatchedRun): number =>
  (report.metrics.roundtrips ?? 0) / report.simulatedMs;

/** How many messages are where now, and in the mean of the run; the largest mean first. */
export function populationOf(moment: readonly Present[], run: WatchedRun): PopulationRow[] {
  const rows = GROUPS.map(({ label, stages: ids, isWaiting }) => ({
    label,
    isWaiting,
    now: moment.filter(({ stage }) => ids.includes(stage.id)).length,
    mean: ratePerMs(run) * sum(run.stages, ({ id, meanMs }) => (ids.includes(id) ? meanMs : 0)),
  }));
  return rows.sort((a, b) => b.mean - a.mean);
}
