import { text } from '../text';
import { knob, metricOf, NUMBERS, simulated } from '../tours/parts';
import { onlyMoves } from './rules';
import type { Challenge } from './types';

const FAILURES = 'cleanupFailuresPercent';
/** A cleanup that fails in fewer of its runs does its work. */
export const MOST_FAILURES_PERCENT = 10;
/** What still counts as receiving no less. */
const FOLLOWS = 0.98;
/** How hosts and jobs are set up, not what they run on. */
export const CLEANUP_KNOBS = [
  'sessionsPerHost',
  'throttleSessions',
  'deadlockPriority',
  'receiveHosts',
  'orchestrationHosts',
  'sendHosts',
];

export const cleanup: Challenge = {
  id: 'cleanup',
  page: '/capacity/lab',
  start: 'config=overdrive',
  task: text`Under this load most runs of the cleanup fail, and rows pile up. Set the hosts up so that the job does its work, and hold out as long as you can before two million rows are there. Receive no less than before.`,
  hint: text`Those who wait for each other are sessions. What opens them?`,
  focus: [knob('sessionsPerHost', 'the sessions'), NUMBERS],
  goals: [
    {
      label: 'cleanup works',
      isMet: ({ summary }) => metricOf(summary, FAILURES) <= MOST_FAILURES_PERCENT,
      missing: ({ summary }) => [
        'The cleanup fails in ',
        simulated(summary, FAILURES),
        ` % of its runs; at most ${MOST_FAILURES_PERCENT} % may.`,
      ],
    },
    {
      label: 'receives no less',
      isMet: ({ summary, published }) =>
        metricOf(summary, 'receivedPerSecond') >=
        FOLLOWS * metricOf(published, 'receivedPerSecond'),
      missing: ({ summary, published }) =>
        text`${simulated(summary, 'receivedPerSecond')} messages per second are received, before ${simulated(published, 'receivedPerSecond')}.`,
    },
    onlyMoves(CLEANUP_KNOBS, 'sessions, throttling, hosts and the priority of the cleanup'),
  ],
  // A backlog that is not there when the load ends has been held off all the time.
  scoreOf: ({ summary, values }) =>
    summary.metrics.timeToTwoMillionHours?.mean ?? values.durationHours ?? Number.NaN,
};
