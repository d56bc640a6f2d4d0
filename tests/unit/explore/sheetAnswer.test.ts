import { describe, expect, it } from 'vitest';
import { type SheetOutcome, sheetOutcomes } from '../../../src/explore/sheet/outcomes';
import { answerOf } from '../../../src/explore/sheet/texts';
import { report } from './compared';
import { outcome, scenarioWith, standingIn, study } from './sheetFixture';

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
        report({
          'throughput.median': throughput + more,
          'roundtripTime.median': roundtrip + more,
        }),
      );
    const reports = { here: runs(83, 283), base: runs(99, 306), nearest: [] };
    const verdicts = sheetOutcomes(study, scenario, reports, standingIn(scenario)).map(
      ({ id, verdict }) => [id, verdict],
    );
    expect(verdicts).toContainEqual(['throughput.median', 'told']);
    expect(verdicts).toContainEqual(['roundtripTime.median', 'cannot-tell']);
  });
});
