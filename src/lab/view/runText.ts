import { countText } from '../../charts/frame/format';
import type { Summary } from '../../simulator/types';
import { formatNumber, THIN } from './format';

/** Which of the replications a chart over time draws. */
export const runText = ({ replications }: Summary): string => `run 1 of ${replications}`;

/** From so many minutes on a run is told in hours. */
const HOURS_FROM_MIN = 120;

/** How many runs were made and how long each lasted, its ramps included: "4 runs of 35 min". */
export function runsText({ replications, protocol }: Summary): string {
  const { rampUpMs, steadyMs, rampDownMs } = protocol;
  const minutes = (rampUpMs + steadyMs + rampDownMs) / 60_000;
  const long =
    minutes < HOURS_FROM_MIN
      ? `${formatNumber(minutes)}${THIN}min`
      : `${formatNumber(minutes / 60, Number.isInteger(minutes / 60) ? 0 : 1)}${THIN}h`;
  return `${countText(replications, 'run')} of ${long}`;
}
