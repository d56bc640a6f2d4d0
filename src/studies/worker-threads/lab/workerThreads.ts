import { countText } from '../../../charts/frame/format';
import { singleOutcomes } from '../../../lab/stated/effects';
import { knobValueText } from '../../../lab/stated/texts';
import type { LabStudy } from '../../../lab/types';
import { workerThreads as metrics } from '../metrics';
import { protocol } from '../protocol';
import { workerThreadsIndex } from '.';
import { More, Picture } from './Charts';
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
  protocol,
  ...singleOutcomes(OUTCOMES, () => import('../generated/differences.json')),
  told: (_, { orchestrationHosts = 0, receiveHosts = 0, sendHosts = 0, sqlProcessors = 0 }) => [
    {
      text: `${orchestrationHosts + receiveHosts + sendHosts} host instances`,
      knobs: ['orchestrationHosts', 'receiveHosts', 'sendHosts'],
    },
    { text: `SQL Server on ${countText(sqlProcessors, 'processor')}`, knobs: ['sqlProcessors'] },
  ],
  loadKnob: 'burstMessages',
  sticky: ['completed', 'cpu.sql'],
  configurationText: (_, label) => TITLES[label] ?? '',
  groupSummary: (context, group, values) =>
    group === 'threads'
      ? countText(knobValueText(context, 'maxWorkerThreads', values), 'thread')
      : '',
  limitText,
  Trust,
  Picture,
  More,
};
