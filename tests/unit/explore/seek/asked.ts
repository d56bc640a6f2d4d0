import { firstQuestion } from '../../../../src/explore/seek/page/codec';
import type { JudgedCandidate } from '../../../../src/explore/seek/types';
import { quantityOf } from '../../../../src/explore/seek/view/quantity';
import { published } from '../../../../src/scenario/scenario';
import { exploredNamed } from '../../../support/explored';

/** The low-latency study and its first question. */
export const study = exploredNamed('low-latency');
export const question = firstQuestion(study);

export const exactly = (mean: number) => ({ mean, low: mean, high: mean });

export function quantity(id: string) {
  const found = quantityOf(study, id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** A best with a limit inside its band. */
export const BEST: JudgedCandidate = {
  scenario: { ...published('low-latency/20-A'), changes: { sendOnly: 6 } },
  changes: { sendOnly: 6 },
  found: {
    'throughput.median': { mean: 113, low: 112, high: 114 },
    'roundtripTime.median': { mean: 294, low: 292, high: 296 },
    'roundtripTime.p90': exactly(402),
    computers: exactly(7),
  },
  broken: [],
  regimes: ['elsewhere'],
  isUnstable: false,
  protocol: 'study',
  replications: 4,
  bands: {
    'throughput.median': { low: 106, high: 120 },
    'roundtripTime.median': { low: 274, high: 314 },
  },
  uncertain: ['roundtripTime.median'],
  missed: [],
  excess: null,
  nearest: { label: '20-A', distance: 1 },
};
