import { goal } from '../../studies/low-latency/goal';
import { text } from '../text';
import { EXPLANATION, KNOBS, metricOf, simulated } from '../tours/parts';
import { onlyMoves, settles } from './rules';
import type { Challenge } from './types';

const ROUNDTRIP = 'roundtripTime.median';

/** What the search of the design space moved. */
export const SEARCHED_KNOBS = [
  'virtualUsers',
  'receiveOnly',
  'receiveAndSend',
  'sendOnly',
  'sendAndTrack',
  'messageBoxes',
  'tracking',
  'maxReceiveIntervalMs',
  'batchSize',
  'messagingThreads',
];
/** Computers that the search gave at most. */
export const MOST_COMPUTERS = 12;
const HOSTS = ['receiveOnly', 'receiveAndSend', 'sendOnly', 'sendAndTrack'];

export const under300: Challenge = {
  id: 'under-300',
  page: '/low-latency/test-case-20',
  start: 'config=A',
  task: text`Get as many messages per second through as you can, with a median roundtrip under ${{ value: goal.meanMs, metric: ROUNDTRIP, kind: 'measured' }} ms.`,
  hint: text`Users buy throughput and cost latency. What a computer should do, and how often it looks for work, are the other half.`,
  focus: [KNOBS, EXPLANATION],
  goals: [
    settles,
    {
      label: 'under the goal',
      isMet: ({ summary }) => metricOf(summary, ROUNDTRIP) < goal.meanMs,
      missing: ({ summary }) => text`A roundtrip takes ${simulated(summary, ROUNDTRIP)} ms.`,
    },
    {
      label: `${MOST_COMPUTERS} computers`,
      isMet: ({ values }) =>
        HOSTS.reduce((sum, id) => sum + (values[id] ?? 0), 0) <= MOST_COMPUTERS,
      missing: () => [`At most ${MOST_COMPUTERS} computers may run BizTalk.`],
    },
    onlyMoves(
      SEARCHED_KNOBS,
      'users, hosts, MessageBoxes, tracking, MaxReceiveInterval, BatchSize and the messaging threads',
    ),
  ],
  scoreOf: ({ summary }) => metricOf(summary, 'throughput.mean'),
};
