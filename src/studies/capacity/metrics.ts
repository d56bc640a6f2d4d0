import { namedMetrics } from '../../comparison/namedMetrics';

/** The same for every stated number: the authors round to one or two digits. Words have a range of their own. */
const TOLERANCE = 0.1;

const judged = (id: string, label: string, unit: string) => ({
  id,
  label,
  unit,
  tolerance: TOLERANCE,
});

/** What the study states of its three experiments; some of it for one of them only. */
const METRICS = [
  judged('receivedPerSecond', 'Received', 'messages/s'),
  judged('spoolRows.peak', 'Peak of the spool', 'rows'),
  { id: 'spoolRows.end', label: 'Spool at the end', unit: 'rows' },
  judged('timeToTwoMillionHours', 'Time to two million rows', 'h'),
  judged('recoveryHours', 'Recovery', 'h'),
  judged('cleanupRunsAfterStop', 'Cleanup runs after the stop', 'runs'),
  judged('cleanupSeconds', 'Message cleanup', 's'),
  judged('partsCleanupSeconds', 'Parts cleanup', 's'),
  judged('cleanupFailuresPercent', 'Failed cleanup runs', '%'),
  judged('diskIdle.data', 'Data disk idle', '%'),
  judged('diskIdle.log', 'Log disk idle', '%'),
  judged('diskIdle.recovery', 'Data disk idle in recovery', '%'),
  judged('cpu.biztalk', 'CPU of a BizTalk server', '%'),
  judged('cpu.messagebox', 'CPU of the MessageBox server', '%'),
  judged('cpu.management', 'CPU of the management server', '%'),
  judged('lockTimeoutsPerSecond', 'Lock timeouts', '1/s'),
  judged('lockWaitMs', 'Lock wait', 'ms'),
  judged('lockWaitMs.recovery', 'Lock wait in recovery', 'ms'),
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

export const capacity = namedMetrics(METRICS, {
  study: 'capacity',
  isFitted: (scenario, metric) =>
    scenario === 'capacity/sustainable' ||
    (scenario === 'capacity/overdrive' && FITTED_OVERDRIVE.includes(metric)),
  // The sustainable load is received as it is offered.
  countsAs: (scenario, metric) =>
    scenario === 'capacity/sustainable' && metric === 'receivedPerSecond' ? null : metric,
  precise: ['receivedPerSecond', 'spoolRows.peak'],
});
