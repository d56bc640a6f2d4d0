import { judgedQuantities, type NamedMetric, textIn, unitIn } from './named';
import type { StudyMetrics } from './types';

/** What the study states of its three experiments; some of it for one of them only. */
export const CAPACITY_METRICS: readonly NamedMetric[] = [
  { id: 'receivedPerSecond', label: 'Received', unit: 'messages/s', tolerance: 0.1 },
  { id: 'spoolRows.peak', label: 'Peak of the spool', unit: 'rows', tolerance: 0.1 },
  { id: 'spoolRows.end', label: 'Spool at the end', unit: 'rows' },
  { id: 'timeToTwoMillionHours', label: 'Time to two million rows', unit: 'h', tolerance: 0.15 },
  { id: 'recoveryHours', label: 'Recovery', unit: 'h', tolerance: 0.1 },
  {
    id: 'cleanupRunsAfterStop',
    label: 'Cleanup runs after the stop',
    unit: 'runs',
    tolerance: 0.1,
  },
  { id: 'cleanupSeconds', label: 'Message cleanup', unit: 's', tolerance: 0.25 },
  { id: 'partsCleanupSeconds', label: 'Parts cleanup', unit: 's', tolerance: 0.25 },
  { id: 'cleanupFailuresPercent', label: 'Failed cleanup runs', unit: '%', tolerance: 0.1 },
  { id: 'diskIdle.data', label: 'Data disk idle', unit: '%', tolerance: 0.1 },
  { id: 'diskIdle.log', label: 'Log disk idle', unit: '%', tolerance: 0.1 },
  { id: 'diskIdle.recovery', label: 'Data disk idle in recovery', unit: '%' },
  { id: 'cpu.biztalk', label: 'CPU of a BizTalk server', unit: '%', tolerance: 0.1 },
  { id: 'cpu.messagebox', label: 'CPU of the MessageBox server', unit: '%', tolerance: 0.1 },
  { id: 'cpu.management', label: 'CPU of the management server', unit: '%', tolerance: 0.1 },
  { id: 'lockTimeoutsPerSecond', label: 'Lock timeouts', unit: '1/s', tolerance: 0.25 },
  { id: 'lockWaitMs', label: 'Lock wait', unit: 'ms', tolerance: 0.25 },
  { id: 'lockWaitMs.recovery', label: 'Lock wait in recovery', unit: 'ms' },
];

/** What of the overdrive fixed a parameter; the parameter's meaning says which. */
const FITTED_OVERDRIVE = [
  'receivedPerSecond',
  'spoolRows.peak',
  'timeToTwoMillionHours',
  'recoveryHours',
  'cleanupRunsAfterStop',
  'cleanupFailuresPercent',
  'lockWaitMs',
];

export const capacity: StudyMetrics = {
  study: 'capacity',
  metrics: CAPACITY_METRICS.map(({ id }) => id),
  quantities: judgedQuantities(CAPACITY_METRICS),
  unitOf: unitIn(CAPACITY_METRICS),
  textOf: textIn(CAPACITY_METRICS),
  isShown: () => true,
  isFitted: (scenario, metric) =>
    scenario === 'capacity/sustainable' ||
    (scenario === 'capacity/overdrive' && FITTED_OVERDRIVE.includes(metric)),
  incomparable: {},
};
