import { lazy } from 'react';
import type { LabStudy } from '../../../lab/types';
import { ensemble } from '../ensemble';
import { lowLatency as metrics } from '../metrics';
import { protocol } from '../protocol';
import { lowLatencyIndex } from '.';
import { Charts } from './Charts';
import { configurationText } from './configurationText';
import { groupSummary } from './groupSummary';
import { LivePlane, PlaneOfAll } from './LivePlane';
import { limitText } from './limitText';
import { outcomesFor } from './outcomes';
import { told } from './told';

/** The low-latency study's part of its labs. */
export const lowLatency: LabStudy = {
  index: lowLatencyIndex,
  metrics,
  protocol,
  ensemble,
  hasStatistics: true,
  outcomes: outcomesFor,
  loadKnob: 'virtualUsers',
  sticky: ['throughput', 'roundtripTime'],
  configurationText,
  groupSummary,
  limitText,
  telling: () => import('./telling'),
  Trust: lazy(() => import('./HeldOutLine').then(({ HeldOutLine }) => ({ default: HeldOutLine }))),
  told,
  Picture: LivePlane,
  More: PlaneOfAll,
  Charts,
  foldsKnobs: true,
};
