import { text } from '../text';
import type { Tour } from '../types';
import {
  CONFIGURATIONS,
  EXPLANATION,
  KNOBS,
  knob,
  metricOf,
  NUMBERS,
  OUTCOMES,
  simulated,
} from './parts';

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
      look: text`In blue, what the simulator gives. Beside each number stands what the study measured. The pill names the configuration, and the line below it says how far off the simulation is.`,
      hint: text`Each button above the lab is a row of the study’s table.`,
      focus: { task: CONFIGURATIONS, look: NUMBERS },
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
      hint: text`The switch stands at the head of the table under How sure?`,
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
      look: text`The numbers follow, simulated while you watch, and the pill says whether anybody measured what you made. The address of the page changes with it, so the link is the scenario.`,
      hint: text`Drag the knob, use the arrow keys, or type a number.`,
      focus: { task: knob('virtualUsers', 'Virtual users'), look: NUMBERS },
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
      look: text`With no change left, the pill names the configuration again, and the numbers are those that the site is tested with.`,
      hint: text`Reset stands at the head of the knobs.`,
      focus: { task: KNOBS, look: NUMBERS },
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
