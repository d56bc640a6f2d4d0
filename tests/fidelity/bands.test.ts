import { describe, expect, it } from 'vitest';
import { readReplayed, source } from '../../scripts/evidenceSource';
import { predictiveBand } from '../../src/comparison/bands';
import { whyIncomparable } from '../../src/comparison/studyMetrics';
import { COVERAGE_GOAL } from '../../src/evidence/bands/coverage';
import { FEWEST } from '../../src/evidence/bands/pools';
import { allBands, studyBandsOf } from '../../src/evidence/bands/table';
import { STUDIES } from '../../src/studies/registry';

const all = allBands(source);

it('every study has bands', () => {
  expect(all.map(({ study }) => study)).toEqual(STUDIES.map(({ id }) => id));
});

describe.each(all)('the bands of $study', (evidence) => {
  const bands = studyBandsOf(evidence);
  const { results } = readReplayed(evidence.study);
  const comparisons = results
    .filter(
      ({ configuration: { metrics, scenario } }) => whyIncomparable(metrics, scenario) === null,
    )
    .flatMap((result) => result.comparisons);

  it('hold the simulated value of every published configuration', () => {
    for (const { metric, simulated, low, high } of comparisons) {
      if (!(metric in bands.metrics) || simulated === null || simulated === 0) continue;
      const estimate = { mean: simulated, low: low ?? simulated, high: high ?? simulated };
      const band = predictiveBand(bands, metric, estimate, 0);
      expect(band?.low).toBeLessThanOrEqual(simulated);
      expect(band?.high).toBeGreaterThanOrEqual(simulated);
    }
  });

  it('are of measured metrics alone, and each of them has one or is named without', () => {
    const measured = new Set(
      comparisons.flatMap(({ metric, error }) => (error === null ? [] : [metric])),
    );
    const withBand = Object.keys(bands.metrics);
    expect(withBand.filter((metric) => !comparisons.some((one) => one.metric === metric))).toEqual(
      [],
    );
    expect(withBand.length + evidence.without.length).toBeGreaterThanOrEqual(measured.size);
    for (const metric of withBand) {
      expect(comparisons.some((one) => one.metric === metric && one.measured !== null)).toBe(true);
    }
  });

  it('hold more printed numbers than the intervals over replications', () => {
    expect(evidence.published.cells).toBe(evidence.intervals.cells);
    expect(evidence.published.covered).toBeGreaterThan(evidence.intervals.covered);
  });

  it('hold the wanted share of the results that they are made without', () => {
    const { least, most } = COVERAGE_GOAL;
    for (const { metric, coverage } of evidence.rows) {
      if (coverage.cells < FEWEST) continue;
      const percent = (100 * coverage.covered) / coverage.cells;
      expect(percent, metric).toBeGreaterThanOrEqual(least);
      expect(percent, metric).toBeLessThanOrEqual(most);
    }
  });

  it('have a widening that is no guess of another study where its own results suffice', () => {
    const heldOut = evidence.rows.reduce((most, row) => Math.max(most, row.heldOut), 0);
    expect(evidence.wideningFrom === null).toBe(heldOut >= 10);
    expect(evidence.widening.k).toBeGreaterThanOrEqual(0);
  });
});
