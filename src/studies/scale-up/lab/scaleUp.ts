import { countText } from '../../../charts/frame/format';
import { singleOutcomes } from '../../../lab/stated/effects';
import { knobValueText } from '../../../lab/stated/texts';
import type { LabStudy } from '../../../lab/types';
import { scaleUp as metrics } from '../metrics';
import { protocol } from '../protocol';
import { scaleUpIndex } from '.';
import { More, Picture } from './Charts';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Trust } from './Trust';

const HOST_KNOBS = ['receiveHosts', 'processHosts', 'sendHosts'];

/** The scale-up study's part of its lab. */
export const scaleUp: LabStudy = {
  index: scaleUpIndex,
  metrics,
  protocol,
  ...singleOutcomes(OUTCOMES, () => import('../generated/differences.json')),
  told: (_, { workerMessageBoxes = 0, masterProcessors = 0 }) => [
    {
      text: `a master MessageBox with ${countText(masterProcessors, 'processor')} and ${countText(workerMessageBoxes, 'worker')}`,
      knobs: ['workerMessageBoxes', 'masterProcessors'],
    },
  ],
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
  Picture,
  More,
};
