import { text } from '../text';
import type { Tour } from '../types';
import { CONFIGURATIONS, EXPLANATION, KNOBS, knob, metricOf, OUTCOMES, simulated } from './parts';

const ROUNDTRIP = 'roundtripTime.median';
const PAGE = '/low-latency/test-case-20';

/** What is where on the page of a test case. */
export const page: Tour = {
  id: 'page',
  steps: [
    {
      title: 'Measured and simulated',
      page: PAGE,
      start: 'config=A',
      task: text`Choose another configuration of this test case.`,
      look: text`The first row is what the study printed, with an open ring. The second is what the simulator gives for the same settings, in blue. The third is the error between the two.`,
      hint: text`Each button above the lab is a row of the study’s table.`,
      focus: { task: CONFIGURATIONS, look: OUTCOMES },
      goals: [
        {
          label: 'another one',
          isMet: ({ configuration }) => configuration !== 'A',
          missing: () => text`This is still configuration A.`,
        },
      ],
    },
    {
      title: 'Median or mean',
      page: PAGE,
      task: text`Turn from the median to the mean.`,
      look: text`All numbers of the table follow. Few long roundtrips pull a mean up and leave a median where it is.`,
      hint: text`The switch stands at the head of the table.`,
      focus: { task: OUTCOMES },
      goals: [
        {
          label: 'mean',
          isMet: ({ statistic }) => statistic === 'mean',
          missing: () => text`The table shows medians.`,
        },
      ],
    },
    {
      title: 'Turn a knob',
      page: PAGE,
      start: 'config=A',
      task: text`Set another number of virtual users.`,
      look: text`A row named Now is added: your scenario, simulated while you watch. The address of the page changes with it, so the link is the scenario.`,
      hint: text`Drag the knob, use the arrow keys, or type a number.`,
      focus: { task: knob('virtualUsers', 'Virtual users'), look: OUTCOMES },
      goals: [
        {
          label: 'other users',
          isMet: ({ values, publishedValues }) =>
            values.virtualUsers !== publishedValues.virtualUsers,
          missing: () => text`The users are as published.`,
        },
      ],
    },
    {
      title: 'What limits',
      page: PAGE,
      start: 'config=A',
      task: text`Go beyond what was measured: give the load more users than the shaded part of the track covers.`,
      look: text`This sentence names what messages wait for longest, and the part that is busiest.`,
      hint: text`Out there no band is given, and a line under the table names the nearest measurement.`,
      focus: { task: knob('virtualUsers', 'Virtual users'), look: EXPLANATION },
      goals: [
        {
          label: 'outside what was measured',
          isMet: ({ outsideCount }) => outsideCount > 0,
          missing: () => text`The study measured this many users. Go beyond the shaded range.`,
        },
        {
          label: 'longer roundtrip',
          isMet: ({ summary, published }) =>
            metricOf(summary, ROUNDTRIP) > metricOf(published, ROUNDTRIP),
          missing: ({ summary }) =>
            text`A roundtrip takes ${simulated(summary, ROUNDTRIP)} ms, no longer than as published.`,
        },
      ],
    },
    {
      title: 'Back to the study',
      page: PAGE,
      task: text`Take all your changes back.`,
      look: text`With no change left, Now is gone and the numbers are those that the site is tested with.`,
      hint: text`Reset stands at the head of the knobs.`,
      focus: { task: KNOBS, look: OUTCOMES },
      goals: [
        {
          label: 'as published',
          isMet: ({ isChanged }) => !isChanged,
          missing: () => text`Some knobs are still changed.`,
        },
      ],
    },
  ],
};
