import { describe, expect, it } from 'vitest';
import { readData, readProse } from '../../scripts/dataFiles';
import { readParametersOf } from '../../scripts/evidenceSource';
import type { ParameterFit } from '../../src/comparison/validation';
import { scaleUpHeldOut } from '../../src/studies/scale-up/heldOut';
import { DATABASE_LIMITED, fullProcessorsPerSecond } from '../../src/studies/scale-up/points';

const fit = readData<ParameterFit>('validation/scale-up-calibration.json');
const parameter = (id: string): number =>
  readParametersOf('scale-up').find((one) => one.id === id)?.value ?? Number.NaN;

describe('the scale-up study', () => {
  it('is simulated with the times that fit the five points limited by hosts', () => {
    for (const id of ['simple_process_ms', 'latency_process_ms', 'sharing_ms']) {
      const fitted = fit.parameters.find((one) => one.id === id)?.fitted ?? Number.NaN;
      expect(parameter(id), id).toBeCloseTo(fitted, 2);
    }
  });

  it('uses processors in proportion, which puts the stated peak a little over full', () => {
    const peak = readProse('scale-up').cells.find(
      ({ column }) => column === 'orchestrationsPerSecond.peak',
    );
    const full = fullProcessorsPerSecond(readProse('scale-up'));
    expect((100 * (peak?.value ?? 0)) / full).toBeCloseTo(107.3, 1);
    const { usable, transactions, cpu } = {
      usable: parameter('usable_share'),
      transactions: parameter('master_transactions'),
      cpu: parameter('master_cpu_ms'),
    };
    const processors = 16;
    expect((processors * 1000) / (transactions * cpu)).toBeCloseTo(full, -1);
    expect((usable * processors * 1000) / (transactions * cpu)).toBeCloseTo(1156, -1);
  });

  it('predicts what hosts limit from the other points, and not the ceiling', () => {
    const points = scaleUpHeldOut(readData);
    expect(points.map(({ id }) => id)).toEqual(['S1', 'S2', 'S3', 'L1', 'L2', 'L3']);
    const byHosts = points.filter(({ bound }) => bound === 'hosts');
    const worst = Math.max(...byHosts.map((p) => Math.abs(p.predictedErrorPercent)));
    expect(worst).toBeLessThan(11);
    expect(points.find(({ id }) => id === DATABASE_LIMITED)?.bound).toBe('databases');
  });
});
