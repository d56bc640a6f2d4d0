import { max } from 'd3-array';
import { levelsOf } from '../../your-system/answer/loads';
import { isTaken } from '../../your-system/answer/taken';
import { targetText, underTargetText } from '../../your-system/answer/underTarget';
import { differing } from '../../your-system/before/differing';
import type { OpenSystem } from '../../your-system/page/openSystem';
import { RESPONSE } from '../../your-system/study/named';
import { text } from '../text';
import type { Focus, Goal, Tour } from '../types';
import { KNOBS, metricOf, NUMBERS, simulated } from './parts';

const PAGE = '/your-system';

const part = (id: string, name: string): Focus => ({ name, selector: `[data-part="${id}"]` });
const GIVEN: Focus = { name: 'what was measured', selector: '[data-given]' };
const SENTENCE: Focus = { name: 'the answer', selector: '[data-answer]' };
const EXPLANATIONS = part('explanations', 'the explanations');
const RUNS = part('runs', 'run by run');
const TARGETS = part('targets', 'the targets');
const BEFORE = part('before', 'before and after');

/** So few loads can be told apart from a straight line. */
const FEWEST_LOADS = 3;

const loadsOf = ({ answered }: OpenSystem): number[] => [
  ...new Set(levelsOf(answered.description).map(({ load }) => load)),
];
const heldOf = ({ answered }: OpenSystem): readonly number[] => answered.description.hold ?? [];

const levels: Goal<OpenSystem> = {
  label: `${FEWEST_LOADS} levels`,
  isMet: (seen) => loadsOf(seen).length >= FEWEST_LOADS,
  missing: (seen) => [
    loadsOf(seen).length === 0
      ? 'No level is there yet.'
      : `Another load, please: ${FEWEST_LOADS} at least show whether something fills up.`,
  ],
};

const allFitted: Goal<OpenSystem> = {
  label: 'all fitted',
  isMet: (seen) => loadsOf(seen).length > 0 && heldOf(seen).length === 0,
  missing: (seen) => [
    loadsOf(seen).length === 0
      ? 'No level is there yet.'
      : 'Some levels are kept back. Give them all to the fit.',
  ],
};

const highestKeptBack: Goal<OpenSystem> = {
  label: 'highest kept back',
  isMet: (seen) => heldOf(seen).includes(max(loadsOf(seen)) ?? Number.NaN),
  missing: () => text`The highest level is fitted. Keep it back.`,
};

const target: Goal<OpenSystem> = {
  label: 'a target',
  isMet: ({ answered }) =>
    (answered.description.targets ?? []).some((one) => underTargetText(answered, one) !== ''),
  missing: ({ answered: { description } }) => {
    const [first] = description.targets ?? [];
    return [
      first === undefined
        ? 'There is no target yet.'
        : `Nothing is known of ${targetText(first)}. Choose another statistic.`,
    ];
  },
};

const otherExplanation: Goal<OpenSystem> = {
  label: 'another one',
  isMet: ({ answered: { fit, description } }) =>
    fit?.explanations.slice(1).some((one) => isTaken(description, one)) === true,
  missing: ({ answered: { fit } }) => [
    fit === null
      ? 'Explanations come with a load test.'
      : 'The system is drawn as the first explanation says, or by hand.',
  ],
};

const keptBefore: Goal<OpenSystem> = {
  label: 'kept',
  isMet: ({ before }) => before !== null,
  missing: () => text`Keep the system as before a change.`,
};

const changedAfter: Goal<OpenSystem> = {
  label: 'changed',
  isMet: ({ before, answered: { description } }) =>
    before !== null && differing(before, description).length > 0,
  missing: () => text`Both are alike. Change a number of the system.`,
};

/** From the results of a load test to what limits, how sure that is, and what a change would do. */
export const ownSystem: Tour = {
  id: 'own-system',
  steps: [
    {
      of: 'system',
      title: 'Give a load test',
      page: PAGE,
      task: text`Paste what your load test wrote, or drop its files on the page. Without one, open Connection pool below, under “a real load test”.`,
      look: text`What was read: the tool, the levels, and what was cut off. Each of it is a choice that you can change.`,
      hint: text`One row with users and requests per second is a level, and a spreadsheet can be pasted as it is.`,
      focus: { task: GIVEN },
      goals: [levels],
    },
    {
      of: 'system',
      title: 'Ask it to foretell',
      page: PAGE,
      task: text`Below, run by run, say what each level is used for: first fit them all, then keep the highest back.`,
      look: text`The sentence, and the diamonds in the charts. No explanation has seen a level that is kept back, so its distance from the line says how well the curve was foretold.`,
      hint: text`The column “use” has a choice in each row.`,
      focus: { task: RUNS, look: SENTENCE },
      goals: [allFitted, highestKeptBack],
      isCollected: true,
    },
    {
      of: 'system',
      title: 'How many users?',
      page: PAGE,
      task: text`Say how long a request may take.`,
      look: text`The answer below the target, with the range that all explanations leave.`,
      hint: text`“Add a target” stands under the drawing. A number of milliseconds can be typed over.`,
      focus: { task: TARGETS },
      goals: [target],
    },
    {
      of: 'system',
      title: 'What else it could be',
      page: PAGE,
      task: text`Take another explanation as the system.`,
      look: text`The errors, fitted and left out. Where a second explanation does as well, the points cannot tell the two apart, and what would help differs.`,
      hint: text`“take it as the system” stands under each explanation. What you had is one step of undo away.`,
      focus: { task: EXPLANATIONS, look: SENTENCE },
      goals: [otherExplanation],
    },
    {
      title: 'Turn its knobs',
      page: `${PAGE}/lab`,
      task: text`Your system has a lab like the studies. Change what you like until requests take less time.`,
      look: text`Simulated, and beside it measured. What you change here is tried; your system stays as it is.`,
      hint: text`More of what is full, or less work in it. Elsewhere a change does next to nothing.`,
      focus: { task: KNOBS, look: NUMBERS },
      goals: [
        {
          label: 'changed',
          isMet: ({ isChanged }) => isChanged,
          missing: () => text`No knob is changed yet.`,
        },
        {
          label: 'shorter response',
          isMet: ({ summary, published }) =>
            metricOf(summary, RESPONSE) < metricOf(published, RESPONSE),
          missing: ({ summary, published }) =>
            text`A request takes ${simulated(summary, RESPONSE)} ms, before it was ${simulated(published, RESPONSE)} ms.`,
        },
      ],
    },
    {
      of: 'system',
      title: 'Before and after',
      page: PAGE,
      task: text`Keep the system as before a change. Then change a number in the drawing or its table.`,
      look: text`What differs is listed, and both are set side by side under one load, with the interval of the difference.`,
      hint: text`After a real change, paste the new load test here instead: then the difference is measured.`,
      focus: { task: BEFORE },
      goals: [keptBefore, changedAfter],
    },
  ],
};
