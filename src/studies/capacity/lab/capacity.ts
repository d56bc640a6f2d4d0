import { countText } from '../../../charts/frame/format';
import { singleOutcomes } from '../../../lab/stated/effects';
import { knobValueText } from '../../../lab/stated/texts';
import type { LabStudy } from '../../../lab/types';
import { capacity as metrics } from '../metrics';
import { protocol } from '../protocol';
import { capacityIndex } from '.';
import { More, Picture } from './Charts';
import { DayEditor } from './DayEditor';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { isDrawn, withDay } from './profile';
import { Trust } from './Trust';

const TITLES: Readonly<Record<string, string>> = {
  sustainable: 'One hour at the limit',
  overdrive: 'To 2 million rows and back',
  floodgate: 'Half load and a burst',
};

/** The capacity study's part of its lab. */
export const capacity: LabStudy = {
  index: capacityIndex,
  metrics,
  protocol,
  ...singleOutcomes(OUTCOMES, () => import('../generated/differences.json')),
  told: (_, { receiveHosts = 0, orchestrationHosts = 0, sendHosts = 0, sqlProcessors = 0 }) => [
    {
      text: `${receiveHosts + orchestrationHosts + sendHosts} host instances`,
      knobs: ['receiveHosts', 'orchestrationHosts', 'sendHosts'],
    },
    {
      text: `a MessageBox server with ${countText(sqlProcessors, 'processor')}`,
      knobs: ['sqlProcessors'],
    },
  ],
  loadKnob: 'ratePerSecond',
  sticky: ['receivedPerSecond', 'spoolRows.peak'],
  configurationText: (_, label) => TITLES[label] ?? '',
  groupSummary: (context, group, values) =>
    group === 'load'
      ? isDrawn(values)
        ? 'drawn'
        : `${countText(knobValueText(context, 'ratePerSecond', values), 'message')}/s`
      : '',
  limitText,
  Trust,
  Picture,
  More,
  Editor: DayEditor,
  staged: ['profile'],
  withWhatBelongs: withDay,
};
