import type { Phases } from '../../src/simulator/report';

/** Length of what counts of a run. */
export const countedMs = ({ rampUpMs, steadyMs, rampDownMs, rampsCount }: Phases): number =>
  steadyMs + (rampsCount ? rampUpMs + rampDownMs : 0);
