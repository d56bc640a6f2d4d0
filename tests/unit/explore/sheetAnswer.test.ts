import { describe, expect, it } from 'vitest';
import { type SheetOutcome, sheetOutcomes } from '../../../src/explore/sheet/outcomes';
import { answerOf } from '../../../src/explore/sheet/texts';
import { standings } from '../../../src/explore/study/bands';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { published, type Scenario } from '../../../src/scenario/scenario';
import { exploredNamed } from '../../support/explored';
import { report as reportOf } from './compared';

const study = exploredNamed('low-latency');
const scenarioWith = (changes: Scenario['changes']): Scenario => ({
  ...published('low-latency/20-A'),
  changes,
});
const standingIn = (scenario: Scenario) => standings(study)(valuesOf(study, scenario));
const outcome = (changes: Partial<SheetOutcome>): SheetOutcome => ({
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

describe('what the answer of a sheet is worth', () => {
  const said = (verdict: SheetOutcome['verdict'], change = { mean: 0.1, low: 0.08, high: 0.12 }) =>
    answerOf(study, scenarioWith({ virtualUsers: 4 }), [outcome({ change, verdict })]).rest;

  it('says what a change is worth, and no direction that cannot be told', () => {
    expect(said('told')).toContain('throughput +10.0\u202f% (');
    expect(said('told')).not.toMatch(/tells|told/);
    expect(said('model')).toMatch(/throughput \+10\.0\u202f% \(.*\), which only the model tells/);
    expect(said('cannot-tell')).toContain(
      'which way throughput goes cannot be told (simulated +10.0\u202f%)',
    );
    expect(said('cannot-tell', { mean: 0.1, low: -0.1, high: 0.3 })).toContain(
      'throughput may be unchanged',
    );
  });

  it('is judged as Compare judges it: three MessageBoxes have no direction of the roundtrip', () => {
    const scenario = scenarioWith({ messageBoxes: 3 });
    const runs = (throughput: number, roundtrip: number) =>
      [0, 0.1].map((more) =>
        reportOf({
          'throughput.median': throughput + more,
          'roundtripTime.median': roundtrip + more,
        }),
      );
    const reports = { here: runs(87, 283), base: runs(99, 306), nearest: [] };
    const verdicts = sheetOutcomes(study, scenario, reports, standingIn(scenario)).map(
      ({ id, verdict }) => [id, verdict],
    );
    expect(verdicts).toContainEqual(['throughput.median', 'told']);
    expect(verdicts).toContainEqual(['roundtripTime.median', 'cannot-tell']);
  });
});
