import { describe, expect, it } from 'vitest';
import { predictiveBand } from '../../../src/comparison/bands';
import { standings } from '../../../src/explore/study/bands';
import { type ExploredStudy, valuesOf } from '../../../src/explore/study/exploredStudy';
import { bandParts } from '../../../src/explore/trust/bandParts';
import { errorOf, trusting } from '../../../src/explore/trust/trust';
import {
  distanceReason,
  errorReason,
  nearbyErrorText,
  widthFinding,
  widthReason,
} from '../../../src/explore/trust/trustText';
import { EXPLORED, exploredNamed } from '../../support/explored';

const estimateAt = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half });

/** An estimate of every outcome that has a band. */
const metricsOf = ({ outcomes }: ExploredStudy, mean = 50) =>
  Object.fromEntries(outcomes.map(({ metric }) => [metric, estimateAt(mean, 0.4)]));

const only = (halfWidth: number, least: number) => ({ elsewhere: { halfWidth, least } });
const placeAt = (distance: number) => ({ distance, regimes: ['elsewhere'], isOutside: false });

describe('the parts of a band', () => {
  it.each(EXPLORED)('of $id add up to the band at any distance', (study) => {
    const { bands } = study.index;
    for (const metric of Object.keys(bands.metrics)) {
      const regimes = Object.keys(bands.metrics[metric]?.widths ?? {});
      for (const distance of bands.widening === null ? [0] : [0, 0.3, 1, 4]) {
        for (const half of [0, 0.7, 60]) {
          const estimate = estimateAt(43, half);
          const place = { distance, regimes, isOutside: false };
          const parts = bandParts(bands, metric, estimate, place);
          const band = predictiveBand(bands, metric, estimate, place);
          expect(parts?.whole).toEqual(band);
          if (parts === null || band === null) throw new Error(`${metric} has no band`);
          const { chance, error, distance: far } = parts;
          expect(chance + error + far).toBeCloseTo(band.high - band.low, 9);
          expect(Math.min(chance, error, far)).toBeGreaterThanOrEqual(0);
          if (distance === 0) expect(far).toBe(0);
        }
      }
    }
  });

  it('multiply: half width at a measured configuration times the factor is the half width', () => {
    const bands = {
      widening: 0.5,
      metrics: {
        ratio: { scale: 'ratio', widths: only(0.2, 0.1) },
        floored: { scale: 'ratio', widths: only(0.1, 0.3) },
        points: { scale: 'points', widths: only(6, 5), most: 100 },
      },
    } as const;
    const estimate = estimateAt(50, 1);
    const ratio = bandParts(bands, 'ratio', estimate, placeAt(2));
    expect(ratio?.factor).toBeCloseTo(2, 12);
    expect(Math.log((ratio?.measured.high ?? 0) / 50) * 2).toBeCloseTo(
      Math.log((ratio?.whole.high ?? 0) / 50),
      12,
    );
    expect(ratio?.setBy).toBe('held out');
    expect(ratio?.chance).toBeCloseTo(2, 12);
    const floored = bandParts(bands, 'floored', estimate, placeAt(2));
    expect(floored).toMatchObject({ factor: 1, distance: 0, setBy: 'fit' });
    const points = bandParts(bands, 'points', estimate, placeAt(2));
    expect(points?.whole).toEqual({ low: 38, high: 62 });
    expect(points?.measured).toEqual({ low: 44, high: 56 });
    expect(points).toMatchObject({ chance: 2, error: 10, distance: 12 });
    expect(bandParts(bands, 'none', estimate, placeAt(2))).toBeNull();
  });

  it('end where values end', () => {
    const bands = {
      widening: 0,
      metrics: { share: { scale: 'points', widths: only(6, 5), most: 100 } },
    } as const;
    const parts = bandParts(bands, 'share', { mean: 99, low: 97.5, high: 100.5 }, placeAt(1));
    expect(parts?.whole).toEqual({ low: 93, high: 100 });
    expect(parts?.runs).toEqual({ low: 97.5, high: 100 });
  });
});

describe('trust', () => {
  it.each(EXPLORED)('of $id has the band and the place that every page shows', (study) => {
    const trust = trusting(study);
    const base = study.first;
    const standing = standings(study)(valuesOf(study, { base, changes: {} }));
    const found = trust({ base, changes: {} }, metricsOf(study));
    expect(found.nearest).toEqual(standing.nearest);
    expect(found.nearest?.distance).toBe(0);
    expect(found.parts).toEqual([]);
    const regimes = standing.regimesOf(metricsOf(study));
    for (const { outcome, band, simulated } of found.outcomes) {
      expect(band?.whole ?? null).toEqual(standing.bandOf(outcome.metric, simulated, regimes));
    }
  });

  it('parts the distance among the knobs that make it', () => {
    const study = exploredNamed('low-latency');
    const scenario = { base: 'low-latency/20-A', changes: { sendOnly: 6, virtualUsers: 12 } };
    const found = trusting(study)(scenario, metricsOf(study));
    const { nearest, parts } = found;
    expect(parts.length).toBeGreaterThan(0);
    expect(Math.hypot(...parts.map(({ step }) => step))).toBeCloseTo(nearest?.distance ?? 0, 12);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(parts.map(({ step }) => step)).toEqual(
      parts.map(({ step }) => step).sort((a, b) => b - a),
    );
    const values = valuesOf(study, scenario);
    const place = study.context.configurations[nearest?.label ?? ''] ?? {};
    for (const { knob, here, measured } of parts) {
      expect([here, measured]).toEqual([values[knob.id], place[knob.id]]);
    }
    const reason = distanceReason(study, found);
    expect(reason).toContain(nearest?.label);
    expect(reason).toMatch(/with \d+\u202f%/);
  });

  it('names knobs outside what was measured and outcomes that nobody printed', () => {
    const study = exploredNamed('low-latency');
    const found = trusting(study)(
      { base: 'low-latency/20-A', changes: { sendOnly: 6 } },
      metricsOf(study),
    );
    expect(found.outside.map(({ knob }) => knob.id)).toEqual(['sendOnly']);
    const capacity = exploredNamed('capacity');
    const stated = trusting(capacity)(
      { base: 'capacity/sustainable', changes: {} },
      metricsOf(capacity),
    ).outcomes.find(({ outcome }) => outcome.metric === 'spoolRows.peak');
    if (stated === undefined) throw new Error('no spool');
    expect(nearbyErrorText(stated, 'not printed')).toBe('not printed');
  });

  it('holds the nearest configuration to what was printed and what replays say', () => {
    const study = exploredNamed('scale-up');
    const found = trusting(study)(
      { base: 'scale-up/L3', changes: {} },
      { orchestrationsPerSecond: estimateAt(1158, 3) },
    );
    const [throughput] = found.outcomes;
    expect(throughput?.nearby).toMatchObject({ measured: 1156 });
    if (!throughput?.nearby) throw new Error('nothing measured');
    expect(errorOf({ measured: 200, simulated: 210 })).toBeCloseTo(0.05, 12);
    expect(errorOf({ measured: 200, simulated: 210, heldOut: 180 })).toBeCloseTo(-0.1, 12);
    expect(errorReason(study, found, throughput)).toContain('held out');
    expect(widthReason(throughput, 0)).toMatch(/orchestrations\/s wide/);
    expect(widthFinding(throughput)).toMatch(/most of the band is the model’s error/);
  });
});

describe.each(EXPLORED)('the record of $id', (study) => {
  it('has a row for each configuration and the printed numbers that the index has', () => {
    expect(Object.keys(study.record.cells).sort()).toEqual([...study.context.labels].sort());
    for (const { id, measured } of study.index.configurations) {
      for (const [metric, cell] of Object.entries(study.record.cells[id] ?? {})) {
        const printed = measured[metric];
        const isCorrected = study.index.errata.some(
          ({ address, usedAsReference }) => usedAsReference && address.row === id,
        );
        if (printed !== undefined && printed !== null && !isCorrected) {
          expect(cell.measured).toBe(printed);
        }
      }
    }
  });

  it('counts the errors of every band', () => {
    const { errors: all } = study.record;
    expect(Object.keys(all).sort()).toEqual(Object.keys(study.index.bands.metrics).sort());
    for (const [metric, byRegime] of Object.entries(all)) {
      expect(Object.keys(byRegime)).toEqual(
        Object.keys(study.index.bands.metrics[metric]?.widths ?? {}),
      );
      for (const { errors, heldOut, predicted, cells, covered } of Object.values(byRegime)) {
        expect(heldOut + predicted).toBeLessThanOrEqual(errors);
        expect(covered).toBeLessThanOrEqual(cells);
      }
    }
  });
});
