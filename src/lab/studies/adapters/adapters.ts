import { adapters as metrics } from '../../../comparison/studies/adapters';
import type { LabStudy } from '../../types';
import { singleOutcomes } from '../stated/effects';
import { StatedCharts } from '../stated/StatedCharts';
import { knobValueText } from '../stated/texts';
import { adaptersIndex } from '.';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Stage } from './Stage';
import { Trust } from './Trust';

/** The adapter study's part of its lab. */
export const adapters: LabStudy = {
  index: adaptersIndex,
  metrics,
  ...singleOutcomes(OUTCOMES),
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
