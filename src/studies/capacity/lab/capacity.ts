import { singleOutcomes } from '../../../lab/stated/effects';
import { knobValueText } from '../../../lab/stated/texts';
import type { LabStudy } from '../../../lab/types';
import { capacity as metrics } from '../metrics';
import { protocol } from '../protocol';
import { capacityIndex } from '.';
import { Charts, Stage } from './Charts';
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
  loadKnob: 'ratePerSecond',
  sticky: ['receivedPerSecond', 'spoolRows.peak'],
  configurationText: (_, label) => TITLES[label] ?? '',
  groupSummary: (context, group, values) =>
    group === 'load'
      ? isDrawn(values)
        ? 'drawn'
        : `${knobValueText(context, 'ratePerSecond', values)} messages/s`
      : '',
  limitText,
  Trust,
  Stage,
  Charts,
  Editor: DayEditor,
  staged: ['profile'],
  withWhatBelongs: withDay,
};
