import { formatError } from '../../charts/frame/format';
import type { Statistic } from '../../system/fitQuestion';
import type { Answered } from '../answered';
import { levelsOf } from './loads';
import { errorOf, FAR } from './runs';
import { responseOf, STATISTIC_NAMES, STATISTICS, simulatedResponse } from './statistics';

/** The statistics on both sides of one, nearest first. */
function besides(of: Statistic): Statistic[] {
  const place = STATISTICS.indexOf(of);
  // A mean says nothing of a tail.
  return [STATISTICS[place - 1], STATISTICS[place + 1]].flatMap((one) =>
    one === undefined || one === 'mean' ? [] : [one],
  );
}

/**
 * What the measured runs say of simulated percentiles that a target rests on: those of its statistic or, where it was not
 * measured, of those beside it. Empty of means, and where none is far off.
 */
export function tailText(answered: Answered, of: Statistic): string {
  if (of === 'mean' || answered.isChanged) return '';
  const levels = levelsOf(answered.description);
  const isTold = (one: Statistic) => levels.some(({ level }) => responseOf(level, one) !== null);
  const told = isTold(of) ? [of] : besides(of).filter(isTold);
  const errors = told.flatMap((statistic) =>
    levels.flatMap(({ load, level }) => {
      const run = answered.simulated.find((one) => one.load === load);
      const error = errorOf({
        measured: responseOf(level, statistic),
        simulated: run ? simulatedResponse(run, statistic) : null,
        band: null,
      });
      return error === null ? [] : [{ statistic, error }];
    }),
  );
  const [worst] = errors.sort((a, b) => Math.abs(b.error) - Math.abs(a.error));
  if (worst === undefined || Math.abs(worst.error) <= FAR) return '';
  return `The system as drawn is off by up to ${formatError(worst.error)} in the ${STATISTIC_NAMES[worst.statistic]} of these runs, which no range here counts.`;
}
