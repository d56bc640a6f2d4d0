import { singleOutcomes } from '../../../lab/stated/effects';
import { knobValueText } from '../../../lab/stated/texts';
import type { LabStudy } from '../../../lab/types';
import { adapters as metrics } from '../metrics';
import { protocol } from '../protocol';
import { adaptersIndex } from '.';
import { More, Picture } from './Charts';
import { limitText } from './limitText';
import { OUTCOMES } from './outcomes';
import { Trust } from './Trust';

/** The adapter study's part of its lab. */
export const adapters: LabStudy = {
  index: adaptersIndex,
  metrics,
  protocol,
  ...singleOutcomes(OUTCOMES, () => import('../generated/differences.json')),
  told: (schema, values) => [
    {
      text: `BizTalk Server ${knobValueText({ schema }, 'version', values)}`,
      knobs: ['version'],
    },
    {
      text: `sent by ${knobValueText({ schema }, 'sendAdapter', values)}`,
      knobs: ['sendAdapter'],
    },
  ],
  loadKnob: 'sizeKb',
  sticky: ['documentsPerSecond'],
  configurationText: () => '',
  groupSummary: (context, group, values) =>
    group === 'path'
      ? `${knobValueText(context, 'receiveAdapter', values)} to ${knobValueText(context, 'sendAdapter', values)}`
      : '',
  limitText,
  Trust,
  Picture,
  More,
};
