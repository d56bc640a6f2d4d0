import type { SheetOutcome } from '../../../src/explore/sheet/outcomes';
import { standings } from '../../../src/explore/study/bands';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { published, type Scenario } from '../../../src/scenario/scenario';
import { exploredNamed } from '../../support/explored';

export const study = exploredNamed('low-latency');
export const standingOf = standings(study);
export const standingIn = (scenario: Scenario) => standingOf(valuesOf(study, scenario));

export const scenarioWith = (changes: Scenario['changes'], row = '20-A'): Scenario => ({
  ...published(`low-latency/${row}`),
  changes,
  seed: 7,
});

/** The throughput of a sheet, of which nothing else is known. */
export const outcome = (changes: Partial<SheetOutcome>): SheetOutcome => ({
  id: 'throughput.median',
  label: 'Throughput',
  unit: 'messages/s',
  measured: null,
  isPrinted: true,
  base: null,
  here: null,
  change: null,
  verdict: null,
  band: null,
  ...changes,
});
