import { scaleUp as metrics } from '../../../comparison/studies/scaleUp';
import type { LabStudy } from '../../types';
import { outcomeEffects } from '../stated/effects';
import { knobValueText } from '../stated/texts';
import { scaleUpIndex } from '.';
import { Charts, Stage } from './Charts';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Trust } from './Trust';

const HOST_KNOBS = ['receiveHosts', 'processHosts', 'sendHosts'];

/** The scale-up study's part of its lab. */
export const scaleUp: LabStudy = {
  index: scaleUpIndex,
  metrics,
  hasStatistics: false,
  outcomes: () => OUTCOMES,
  sticky: ['orchestrationsPerSecond', 'cpu.master'],
  configurationText: (context, label) => {
    const values = context.configurations[label];
    return values ? `${values.receiveHosts} + ${values.processHosts} + ${values.sendHosts}` : '';
  },
  groupSummary: (context, group, values) => {
    if (group === 'application') return knobValueText(context, 'application', values);
    return group === 'hosts'
      ? HOST_KNOBS.map((knob) => knobValueText(context, knob, values)).join(' + ')
      : '';
  },
  limitText,
  effectText: (before, now) => outcomeEffects(OUTCOMES, before, now),
  Trust,
  Stage,
  Charts,
};
