import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (script: string, ...args: string[]) =>
  spawnSync('node_modules/.bin/tsx', [`scripts/${script}.ts`, ...args], { encoding: 'utf8' });

interface Printed {
  runs: number;
  metrics: Record<string, Record<string, number | string | null>>;
}

describe('npm run compare', () => {
  it('prints of each metric both means, their difference, its interval, its band and what it is worth', () => {
    const [a, b] = ['scale-up/S1', 'scale-up/S1,processHosts=2'];
    const { status, stdout, stderr } = run('compare', a, b, '--json');
    expect([status, stderr]).toEqual([0, '']);
    const { runs, metrics }: Printed = JSON.parse(stdout);
    const throughput = metrics.orchestrationsPerSecond ?? {};
    expect(Object.keys(throughput)).toEqual([
      'unit',
      'a',
      'b',
      'difference',
      'low',
      'high',
      'bandLow',
      'bandHigh',
      'verdict',
    ]);
    const { difference, low, high } = throughput;
    expect(Number(difference)).toBeCloseTo(Number(throughput.b) - Number(throughput.a), 9);
    expect(Number(low)).toBeLessThan(Number(difference));
    expect(Number(high)).toBeGreaterThan(Number(difference));
    // Nobody measured pairs of this study that would tell.
    expect(throughput).toMatchObject({ bandLow: null, bandHigh: null, verdict: 'model' });

    const replayed = run('replay', a, '--replications', String(runs), '--json');
    const rows: { metric: string; simulated: number }[] = JSON.parse(replayed.stdout);
    const alone = rows.find(({ metric }) => metric === 'orchestrationsPerSecond')?.simulated;
    expect(throughput.a).toBe(alone);
  });

  it('prints a line for each number to whoever reads it', () => {
    const { status, stdout } = run('compare', 'scale-up/S1', 'scale-up/S1,processHosts=2');
    expect(status).toBe(0);
    const [head = '', ...lines] = stdout.split('\n');
    expect(head.trim().split(/ {2,}/)).toEqual([
      'A',
      'B',
      'B - A',
      '95 % of the runs',
      '90 % band',
      'unit',
    ]);
    const [, a, b, difference, interval, band, unit, verdict] =
      lines.find((line) => line.startsWith('Throughput '))?.split(/ {2,}/) ?? [];
    expect(Number(difference)).toBeCloseTo(Number(b) - Number(a), 0);
    const [low = 0, high = 0] = interval?.split(' to ').map(Number) ?? [];
    expect(low).toBeLessThan(Number(difference));
    expect(high).toBeGreaterThan(Number(difference));
    expect([band, unit, verdict]).toEqual(['-', 'orchestrations/s', 'only the model tells']);
  });

  it.each([
    [['low-latency/20-A'], '1 scenarios are given; accepted: two'],
    [
      ['low-latency/20-A', 'low-latency/20-Z'],
      'scenario b: Scenario (b) is “low-latency/20-Z”; accepted: ',
    ],
    [['low-latency/20-A', 'low-latency/20-A,sendOnly=-1'], 'accepted: whole numbers from 0'],
    [['adapters/lab?config=x', 'low-latency/20-A'], 'accepted: '],
    [['low-latency/20-A', 'low-latency/20-B', '--precision', '0'], 'is "0"; accepted: '],
    [['low-latency/20-A', 'low-latency/20-B', '--seed', 'x'], 'is "x"; accepted: '],
    [['low-latency/20-A', 'low-latency/20-B', '--runs', '3'], 'Usage: npm run -s compare'],
  ])('refuses %j with what is accepted', (args, message) => {
    const { status, stdout, stderr } = run('compare', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});
