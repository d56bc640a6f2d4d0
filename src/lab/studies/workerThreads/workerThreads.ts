import { workerThreads as metrics } from '../../../comparison/studies/workerThreads';
import type { LabStudy } from '../../types';
import { outcomeEffects } from '../stated/effects';
import { knobValueText } from '../stated/texts';
import { workerThreadsIndex } from '.';
import { Charts, Stage } from './Charts';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Trust } from './Trust';

const TITLES: Readonly<Record<string, string>> = {
  '200': '200 threads',
  '200-throttled': '200, throttled',
  '100': '100 threads',
  '25': 'Default, 25 per CPU',
};

/** The worker-threads study's part of its lab. */
export const workerThreads: LabStudy = {
  index: workerThreadsIndex,
  metrics,
  hasStatistics: false,
  outcomes: () => OUTCOMES,
  sticky: ['completed', 'cpu.sql'],
  configurationText: (_, label) => TITLES[label] ?? '',
  groupSummary: (context, group, values) =>
    group === 'threads' ? `${knobValueText(context, 'maxWorkerThreads', values)} threads` : '',
  limitText,
  effectText: (before, now) => outcomeEffects(OUTCOMES, before, now),
  Trust,
  Stage,
  Charts,
};
