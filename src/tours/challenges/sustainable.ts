import { judgeStep } from '../../studies/capacity/lab/maximum/procedure';
import { text } from '../text';
import { CHART, knob } from '../tours/parts';
import type { Goal } from '../types';
import { onlyMoves } from './rules';
import type { Challenge } from './types';

const holds: Goal = {
  label: 'holds for an hour',
  isMet: ({ values, summary }) => judgeStep(values.ratePerSecond ?? 0, summary).verdict === 'holds',
  missing: ({ values, summary }) => {
    const { verdict } = judgeStep(values.ratePerSecond ?? 0, summary);
    return verdict === 'spool grows'
      ? text`The spool is still growing at the end of the hour: too much.`
      : text`What is received no longer follows the load: too much.`;
  },
};

export const sustainable: Challenge = {
  id: 'sustainable',
  page: '/capacity/lab',
  start: 'config=sustainable',
  task: text`Find the highest load that the system holds for an hour, as the study judges it: the spool is level at the end, and receiving follows the load.`,
  hint: text`Large steps up, then small ones below the first load that is too high.`,
  focus: [knob('ratePerSecond', 'the rate'), CHART],
  goals: [holds, onlyMoves(['ratePerSecond'], 'the rate')],
  scoreOf: ({ values }) => values.ratePerSecond ?? Number.NaN,
};
