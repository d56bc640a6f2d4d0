import { singleOutcomes } from '../../../lab/stated/effects';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import { knobValueText } from '../../../lab/stated/texts';
import type { LabStudy } from '../../../lab/types';
import { adapters as metrics } from '../metrics';
import { protocol } from '../protocol';
import { adaptersIndex } from '.';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Stage } from './Stage';
import { Trust } from './Trust';

/** The adapter study's part of its lab. */
export const adapters: LabStudy = {
  index: adaptersIndex,
  metrics,
  protocol,
  ...singleOutcomes(OUTCOMES, () => import('../generated/differences.json')),
  loadKnob: 'sizeKb',
  sticky: ['documentsPerSecond'],
  configurationText: () => '',
  groupSummary: (context, group, values) =>
    group === 'path'
      ? `${knobValueText(context, 'receiveAdapter', values)} to ${knobValueText(context, 'sendAdapter', values)}`
      : '',
  limitText,
  Trust,
  Stage,
  Charts: StatedCharts,
};
