import { goalReader, size } from '../../comparison/goalReader';
import type { GoalFigures } from '../../comparison/goals';
import type { ReplayedStudy } from '../../comparison/replayedStudy';

/** Figures of the capacity study's goals. */
export function goalFigures(results: ReplayedStudy): GoalFigures {
  const { simulated, errorPercent } = goalReader(results);
  return {
    'capacity.sustainable.received': size(errorPercent('sustainable', 'receivedPerSecond')),
    'capacity.sustainable.cleanup': size(errorPercent('sustainable', 'cleanupSeconds')),
    'capacity.sustainable.failures': simulated('sustainable', 'cleanupFailuresPercent'),
    'capacity.overdrive.received': simulated('overdrive', 'receivedPerSecond'),
    'capacity.overdrive.timeLow': simulated('overdrive', 'timeToTwoMillionHours'),
    'capacity.overdrive.timeHigh': simulated('overdrive', 'timeToTwoMillionHours'),
    'capacity.overdrive.recoveryLow': simulated('overdrive', 'recoveryHours'),
    'capacity.overdrive.recoveryHigh': simulated('overdrive', 'recoveryHours'),
    'capacity.overdrive.runsLow': simulated('overdrive', 'cleanupRunsAfterStop'),
    'capacity.overdrive.runsHigh': simulated('overdrive', 'cleanupRunsAfterStop'),
    'capacity.overdrive.peak': size(errorPercent('overdrive', 'spoolRows.peak')),
    'capacity.overdrive.diskIdle': simulated('overdrive', 'diskIdle.recovery'),
    'capacity.floodgate.recovery': simulated('floodgate', 'recoveryHours'),
  };
}
