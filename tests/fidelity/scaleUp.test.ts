import { describe, expect, it } from 'vitest';
import { readData, readProse } from '../../scripts/dataFiles';
import { readParametersOf } from '../../scripts/evidenceSource';
import type { ResultTables } from '../../src/measured/tabled';
import { SCALE_UP_HELD_OUT, scaleUpHeldOut } from '../../src/studies/scale-up/heldOut';
import {
  DATABASE_LIMITED,
  fullProcessorsPerSecond,
  scaleUpPoints,
} from '../../src/studies/scale-up/points';
import type { HeldOutPoint } from '../../src/studies/scale-up/scaling/heldOut';
import { fitHosts } from '../../src/studies/scale-up/scaling/hostLaw';

const points = scaleUpPoints(readData<ResultTables>('scale-up/results.json'));
const parameter = (id: string): number =>
  readParametersOf('scale-up').find((one) => one.id === id)?.value ?? Number.NaN;

describe('the scale-up study', () => {
  it('is simulated with the times that fit the five points limited by hosts', () => {
    const law = fitHosts(points.filter(({ id }) => id !== DATABASE_LIMITED));
    expect(parameter('simple_process_ms')).toBeCloseTo(law.simpleMs, 2);
    expect(parameter('latency_process_ms')).toBeCloseTo(law.latencyMs, 2);
    expect(parameter('sharing_ms')).toBeCloseTo(law.sharingMs, 2);
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

  it('has the committed predictions of each point from the others', () => {
    const { points: committed } = readData<{ points: HeldOutPoint[] }>(SCALE_UP_HELD_OUT);
    expect(committed).toEqual(scaleUpHeldOut(readData));
    const worst = Math.max(
      ...committed
        .filter(({ bound }) => bound === 'hosts')
        .map((p) => Math.abs(p.predictedErrorPercent)),
    );
    expect(worst).toBeLessThan(11);
    expect(committed.find(({ id }) => id === DATABASE_LIMITED)?.bound).toBe('databases');
  });
});
