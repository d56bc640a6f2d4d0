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
    const regimes = Object.keys(Object.values(bands.metrics)[0]?.widths ?? {});
    for (const { metric, simulated, low, high } of comparisons) {
      if (!(metric in bands.metrics) || simulated === null || simulated === 0) continue;
      const estimate = { mean: simulated, low: low ?? simulated, high: high ?? simulated };
      for (const regime of regimes.filter((one) => one in (bands.metrics[metric]?.widths ?? {}))) {
        const place = { distance: 0, regimes: [regime], isOutside: false };
        const band = predictiveBand(bands, metric, estimate, place);
        expect(band?.low).toBeLessThanOrEqual(simulated);
        expect(band?.high).toBeGreaterThanOrEqual(simulated);
      }
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

  it('hold the wanted share of the results that they are made without, in every regime', () => {
    const { least, most } = COVERAGE_GOAL;
    for (const { label, all } of evidence.byRegime) {
      expect((100 * all.covered) / all.cells, label).toBeGreaterThanOrEqual(least);
      expect((100 * all.covered) / all.cells, label).toBeLessThanOrEqual(most);
    }
    for (const { metric, regime, coverage } of evidence.rows) {
      if (coverage.cells < FEWEST) continue;
      expect(
        (100 * coverage.covered) / coverage.cells,
        `${metric} ${regime}`,
      ).toBeGreaterThanOrEqual(least);
    }
    const { covered, cells } = evidence.coverage;
    if (cells >= 30) expect((100 * covered) / cells).toBeLessThanOrEqual(most);
  });

  it('have no widening but one that their own held-out results tell', () => {
    const heldOut = evidence.rows.reduce((most, row) => Math.max(most, row.heldOut), 0);
    expect(evidence.widening !== null).toBe(heldOut >= FEWEST);
    expect(bands.widening === null).toBe(evidence.widening === null);
  });
});

it('bands of low latency show where they do not hold: forecasts from nothing', () => {
  const evidence = all.find(({ study }) => study === 'low-latency');
  const [later, neutral] = evidence?.extrapolated ?? [];
  const share = (one: typeof later) => (one ? one.judged.covered / one.judged.cells : Number.NaN);
  expect(share(later)).toBeGreaterThan(0.85);
  expect(share(neutral)).toBeLessThan(0.5);
});
