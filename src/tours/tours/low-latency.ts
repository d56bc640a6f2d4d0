import { goal } from '../../studies/low-latency/goal';
import { lowLatencyIndex } from '../../studies/low-latency/lab';
import { type Figure, text } from '../text';
import type { Goal, Seen, Tour } from '../types';
import { CHART, EXPLANATION, knob, metricOf, NUMBERS, simulated } from './parts';

const THROUGHPUT = 'throughput.median';
const ROUNDTRIP = 'roundtripTime.median';

/** What the study printed, such as the median roundtrip of "4-A". */
function printed(row: string, metric: string): Figure {
  const value = lowLatencyIndex.configurations.find(({ id }) => id === row)?.measured[metric];
  if (value == null) throw new Error(`${row} has no ${metric}.`);
  return { value, metric, kind: 'measured' };
}

const throughput = ({ summary }: Seen) => metricOf(summary, THROUGHPUT);
const roundtrip = ({ summary }: Seen) => metricOf(summary, ROUNDTRIP);

const isSettled = ({ summary }: Seen) => summary.status === 'done';

/** A result of so many users on the tour's configuration. */
const usersStop = (users: number): Goal => ({
  label: `${users}`,
  isMet: (seen) => isSettled(seen) && seen.values.virtualUsers === users,
  missing: ({ values, summary }) => [
    `With ${values.virtualUsers} users a roundtrip takes `,
    simulated(summary, ROUNDTRIP),
    ` ms. Stop at ${users}, too.`,
  ],
});

const usersKnob = knob('virtualUsers', 'Virtual users');

/** The exercise of the study: from a queue that never stops growing to about 300 ms. */
export const lowLatency: Tour = {
  id: '300ms',
  steps: [
    {
      title: 'Too few senders',
      page: '/low-latency/test-case-9',
      start: 'config=A&sendOnly=2',
      task: text`Add computers that send until the run settles.`,
      look: text`The sentence under the numbers. It says whether the system keeps up, and what grows while it does not.`,
      hint: text`Each message that arrives must also leave. Raise Send only by one, wait for the result, and read the sentence again.`,
      focus: { task: knob('sendOnly', 'Send only'), look: EXPLANATION },
      goals: [
        {
          label: 'settles',
          isMet: isSettled,
          missing: () =>
            text`More messages come in than go out, so the roundtrip grows as long as the run lasts.`,
        },
        {
          label: 'same users',
          isMet: ({ values, publishedValues }) =>
            (values.virtualUsers ?? 0) >= (publishedValues.virtualUsers ?? 0),
          missing: () => text`Keep the load: it is the senders that are too few.`,
        },
      ],
    },
    {
      title: 'Too many users',
      page: '/low-latency/test-case-4',
      start: 'config=B',
      task: text`Take users away until at most eight are left.`,
      look: text`Which of the two goes down, throughput or roundtrip? As published, ${printed('4-B', THROUGHPUT)} messages per second took ${printed('4-B', ROUNDTRIP)} ms.`,
      hint: text`Nobody pauses here: a user who has an answer sends again at once. Those who are too many only stand in a queue.`,
      focus: { task: usersKnob, look: NUMBERS },
      goals: [
        {
          label: 'at most 8 users',
          isMet: ({ values }) => (values.virtualUsers ?? 0) <= 8,
          missing: () => text`There are still too many users.`,
        },
        {
          label: 'shorter roundtrip',
          isMet: (seen) => roundtrip(seen) < metricOf(seen.published, ROUNDTRIP),
          missing: ({ summary }) =>
            text`The roundtrip is ${simulated(summary, ROUNDTRIP)} ms, no shorter than as published.`,
        },
        {
          label: 'throughput kept within 5 %',
          isMet: (seen) => throughput(seen) >= 0.95 * metricOf(seen.published, THROUGHPUT),
          missing: ({ summary }) =>
            text`Throughput fell to ${simulated(summary, THROUGHPUT)} messages per second: that is too few users.`,
        },
      ],
    },
    {
      title: 'The knee',
      page: '/low-latency/test-case-4',
      start: 'config=B',
      task: text`Walk Virtual users down from twelve to five, with a stop at each number on the chips.`,
      look: text`The point moves down at first, then to the left. Where it turns is the knee. Measured, it ends at ${printed('4-D', THROUGHPUT)} messages per second and ${printed('4-D', ROUNDTRIP)} ms.`,
      hint: text`Put the focus on the slider and press the left arrow key. Wait for a result at each stop.`,
      focus: { task: usersKnob, look: CHART },
      goals: [12, 10, 8, 5].map(usersStop),
      isCollected: true,
    },
    {
      title: 'One setting',
      page: '/low-latency/test-case-5',
      start: 'config=C',
      task: text`Find HTTPOutCompleteSize among the advanced knobs. Let completed sends be returned one by one.`,
      look: text`Roundtrip and throughput both answer. Measured, the roundtrip went from ${printed('5-C', ROUNDTRIP)} to ${printed('5-D', ROUNDTRIP)} ms.`,
      hint: text`Open all knobs below those the case is about, then Advanced at their end; look under HTTP, and set the size of a batch to one.`,
      focus: { task: knob('httpOutCompleteSize', 'HTTPOutCompleteSize'), look: NUMBERS },
      goals: [
        {
          label: 'one by one',
          isMet: ({ values }) => values.httpOutCompleteSize === 1,
          missing: () => text`Completed sends still wait for a batch to fill.`,
        },
        {
          label: 'shorter roundtrip',
          isMet: (seen) => isSettled(seen) && roundtrip(seen) < metricOf(seen.published, ROUNDTRIP),
          missing: ({ summary }) => text`The roundtrip is ${simulated(summary, ROUNDTRIP)} ms.`,
        },
      ],
    },
    {
      title: 'A faster database',
      page: '/low-latency/test-case-9',
      start: 'config=A',
      task: text`The database is new and fast, and a roundtrip takes longer than before. Take users away until it is back at ${printed('6-C', ROUNDTRIP)} ms.`,
      look: text`Throughput. On the old server the same roundtrip came with ${printed('6-C', THROUGHPUT)} messages per second.`,
      hint: text`The new server lets more messages in at once, and they wait for what was not made faster. Go down user by user.`,
      focus: { task: usersKnob, look: NUMBERS },
      goals: [
        {
          label: 'roundtrip back',
          isMet: (seen) => isSettled(seen) && roundtrip(seen) <= printed('6-C', ROUNDTRIP).value,
          missing: ({ summary }) =>
            text`The roundtrip is ${simulated(summary, ROUNDTRIP)} ms; ${printed('6-C', ROUNDTRIP)} ms are wanted.`,
        },
        {
          label: 'more throughput',
          isMet: (seen) => throughput(seen) > printed('6-C', THROUGHPUT).value,
          missing: ({ summary }) =>
            text`${simulated(summary, THROUGHPUT)} messages per second are no more than the old server gave. Users must come back.`,
        },
      ],
    },
    {
      title: 'What tracking costs',
      page: '/low-latency/test-case-14',
      start: 'config=A',
      task: text`Switch body tracking off at points until the roundtrip is under ${{ value: goal.meanMs, metric: ROUNDTRIP, kind: 'measured' }} ms.`,
      look: text`What each point of tracking costs in throughput and roundtrip. With all of them the study measured ${printed('14-A', ROUNDTRIP)} ms.`,
      hint: text`Every tracked body is written once more. Start with one point, then take away another.`,
      focus: { task: knob('tracking', 'Body tracking points'), look: NUMBERS },
      goals: [
        {
          label: 'fewer points',
          isMet: ({ values, publishedValues }) => values.tracking !== publishedValues.tracking,
          missing: () => text`All points are still tracked.`,
        },
        {
          label: 'at the goal',
          isMet: (seen) => isSettled(seen) && roundtrip(seen) < goal.meanMs,
          missing: ({ summary }) => text`The roundtrip is ${simulated(summary, ROUNDTRIP)} ms.`,
        },
      ],
    },
    {
      title: 'Beat the best',
      page: '/low-latency/test-case-20',
      start: 'config=A',
      task: text`This is the best result of the study, ${printed('20-A', THROUGHPUT)} messages per second at ${printed('20-A', ROUNDTRIP)} ms. Beat its simulation: more throughput, no longer a roundtrip, bodies still tracked.`,
      look: text`The sentence says what is waited for longest. Give the system more of that.`,
      hint: text`More users buy throughput with latency. One more computer that sends buys both.`,
      focus: { task: knob('sendOnly', 'Send only'), look: EXPLANATION },
      goals: [
        {
          label: 'more throughput',
          isMet: (seen) => throughput(seen) > metricOf(seen.published, THROUGHPUT),
          missing: ({ summary, published }) =>
            text`${simulated(summary, THROUGHPUT)} messages per second; more than ${simulated(published, THROUGHPUT)} are wanted.`,
        },
        {
          label: 'no longer a roundtrip',
          isMet: (seen) =>
            isSettled(seen) && roundtrip(seen) <= metricOf(seen.published, ROUNDTRIP),
          missing: ({ summary, published }) =>
            text`The roundtrip is ${simulated(summary, ROUNDTRIP)} ms, longer than ${simulated(published, ROUNDTRIP)} ms.`,
        },
        {
          label: 'bodies tracked',
          isMet: ({ values }) => (values.tracking ?? 0) !== 0,
          missing: () => text`Track bodies at one point at least.`,
        },
      ],
    },
  ],
};
