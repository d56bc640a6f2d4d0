import { singleOutcomes } from '../../../lab/stated/effects';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import { knobValueText } from '../../../lab/stated/texts';
import type { LabStudy } from '../../../lab/types';
import { scaleUp as metrics } from '../metrics';
import { protocol } from '../protocol';
import { scaleUpIndex } from '.';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Stage } from './Stage';
import { Trust } from './Trust';

const HOST_KNOBS = ['receiveHosts', 'processHosts', 'sendHosts'];

/** The scale-up study's part of its lab. */
export const scaleUp: LabStudy = {
  index: scaleUpIndex,
  metrics,
  protocol,
  ...singleOutcomes(OUTCOMES, () => import('../generated/differences.json')),
  loadKnob: 'messagesUnderWay',
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
  Trust,
  Stage,
  Charts: StatedCharts,
};
