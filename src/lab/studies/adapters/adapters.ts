import { adapters as metrics } from '../../../comparison/studies/adapters';
import type { LabStudy } from '../../types';
import { outcomeEffects } from '../stated/effects';
import { knobValueText } from '../stated/texts';
import { adaptersIndex } from '.';
import { Charts, Stage } from './Charts';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Trust } from './Trust';

/** The adapter study's part of its lab. */
export const adapters: LabStudy = {
  index: adaptersIndex,
  metrics,
  hasStatistics: false,
  outcomes: () => OUTCOMES,
  sticky: ['documentsPerSecond'],
  configurationText: () => '',
  groupSummary: (context, group, values) =>
    group === 'path'
      ? `${knobValueText(context, 'receiveAdapter', values)} to ${knobValueText(context, 'sendAdapter', values)}`
      : '',
  limitText,
  effectText: (before, now) => outcomeEffects(OUTCOMES, before, now),
  Trust,
  Stage,
  Charts,
};
