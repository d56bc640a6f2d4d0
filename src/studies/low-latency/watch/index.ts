import { cpuFactOf } from '../../../watch/run/facts';
import { answeredBy } from '../../../watch/run/journeys';
import type { WatchedStudy } from '../../../watch/run/study';
import { GROUPS } from './groups';
import { placesOf, readerOf } from './places';

const MESSAGEBOX_COLUMN = 2;
/** The minute that is watched: all users are there, and a checkpoint is in its middle. */
const STRETCH = { fromMs: 330_000, untilMs: 390_000 };
/** A moment of 20-A at which many wait, at the publish lock, too. */
const FIRST_S = 340.75;

/** Single messages of the low-latency study: a roundtrip from the load generator to the backend and back. */
export const watched: WatchedStudy = {
  id: 'low-latency',
  noun: { one: 'message', many: 'messages' },
  choiceAt: () => ({ kind: 'fixed', stretch: STRETCH, leadMs: 5000 }),
  accepted: { least: STRETCH.fromMs / 1000, most: STRETCH.untilMs / 1000, first: FIRST_S },
  firstScenario: 'low-latency/20-A',
  firstSlowed: 50,
  stagesOf: ({ stages = [] }) => stages,
  stageAt: null,
  placesOf,
  readerOf,
  columns: [
    { head: 'Load generator', share: 0.1 },
    { head: 'Receiving hosts', share: 0.15 },
    { head: 'MessageBox', share: 0.31, isPanel: true },
    { head: 'Sending hosts', share: 0.18 },
    { head: 'Backend', share: 0.1 },
  ],
  ways: [
    { from: 0, to: 1, level: 'top' },
    { from: 1, to: 2, level: 'top' },
    { from: 2, to: 3, level: 'top' },
    { from: 3, to: 2, level: 'low' },
    { from: 3, to: 4, level: 'top' },
    { from: 4, to: 3, level: 'low' },
  ],
  back: { from: 3, to: 0, text: 'responses, from the hosts that send' },
  columnFacts: (column, report) =>
    column === MESSAGEBOX_COLUMN
      ? [
          {
            label: 'publish lock held',
            value: report.metrics['publishLock.utilisation'] ?? 0,
            unit: '%',
          },
          cpuFactOf(report, 'messagebox'),
        ]
      : [],
  factsOf: (_place, run, { virtualUsers = 0 }, timeMs) => [
    { label: virtualUsers === 1 ? 'user' : 'users', value: virtualUsers },
    {
      label: `answered since ${run.stretch.fromMs / 1000} s`,
      value: answeredBy(run, timeMs),
    },
  ],
  groups: GROUPS,
  incidentsOf: ({ series }) => {
    const { checkpointMs = [] } = series as { checkpointMs?: readonly (number | null)[] };
    const times = checkpointMs.filter((time) => time !== null);
    return times
      .filter((time) => time >= STRETCH.fromMs && time <= STRETCH.untilMs)
      .map((startMs) => ({ text: 'A checkpoint begins', startMs }));
  },
  missing:
    'Tracking, deletions and acknowledgements are not drawn; they use locks and processors, too.',
  metrics: [
    ['roundtripTime.median', 'median roundtrip', 'ms'],
    ['roundtripTime.mean', 'mean roundtrip', 'ms'],
  ],
};
