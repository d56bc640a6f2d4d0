import type { Asked } from '../../../../src/explore/day/asked';
import { ruleOf } from '../../../../src/explore/day/question';
import { exploredNamed } from '../../../support/explored';

export const study = exploredNamed('capacity');
const found = ruleOf(study);
if (found === null || found.kind !== 'drawn') throw new Error('capacity has a drawn day');
export const rule = found;

const limits = { measures: [{ measure: 'spoolRows.peak', value: 100_000 }], mayWait: 1000 };

/** Asks whether the system of the floodgate gets through a day of such rates, messages/s. */
export const ask = (rates: readonly number[]): Asked => ({
  study,
  scenario: { base: 'capacity/floodgate', changes: {} },
  load: { from: 0, rates, peaks: null },
  limits,
});
