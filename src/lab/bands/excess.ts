import { formatNumber } from '../../charts/frame/format';
import { RunPool } from '../../simulator/batch/runPool';
import { excessOf, type Spread, simulateSpread } from '../../simulator/ensemble';
import type { LabContext } from '../types';

/** What the parameters leave open of a scenario. */
export interface Open {
  excess: Spread;
  /** As a sentence; empty where they add nothing that could be seen. */
  reason: string;
}

/** Below this part of the spread at the measured configuration nobody would see the difference. */
const LEAST_TOLD = 0.25;

function reasonText(own: Spread, excess: Spread, metric: string, label: string): string {
  const [here = 0, more = 0] = [own[metric], excess[metric]];
  const there = Math.sqrt(Math.max(0, here * here - more * more));
  if (more <= LEAST_TOLD * there) return '';
  const percent = (spread: number) => `${formatNumber(100 * spread)} %`;
  return `Parameters that the study allows as well move the ${label} by some ${percent(here)} here and ${percent(there)} at the nearest measured configuration: the bands hold that, too.`;
}

/**
 * Simulates a scenario in short runs with every set of parameters that the study allows, on one worker. Null where the
 * study has none.
 */
export async function simulateOpen(
  { schema, study }: LabContext,
  values: readonly number[],
  seed: number,
  nearest: string,
  signal: AbortSignal,
): Promise<Open | null> {
  const ensemble = await study.ensemble?.();
  if (ensemble === undefined || ensemble.modelVersion !== schema.modelVersion) return null;
  const pool = new RunPool({ workers: 1 });
  try {
    const run = { study: schema.study, values, seed };
    const own = await simulateSpread(run, ensemble, pool.simulate, { signal });
    const excess = excessOf(own, ensemble.spreads[nearest]);
    const last = study.outcomes('median').at(-1);
    return {
      excess,
      reason: last ? reasonText(own, excess, last.metric, last.label.toLowerCase()) : '',
    };
  } finally {
    pool.dispose();
  }
}
