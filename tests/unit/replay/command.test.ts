import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(__dirname, '../../..');

function replay(...args: string[]) {
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  return spawnSync(tsx, ['scripts/replay.ts', ...args], { cwd: root, encoding: 'utf8' });
}

describe('npm run replay', () => {
  it('prints one object per metric as JSON, and nothing else', () => {
    const { status, stdout } = replay('low-latency/20-A', '--replications', '2', '--json');
    expect(status).toBe(0);
    const rows = JSON.parse(stdout) as Record<string, unknown>[];
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.find(({ metric }) => metric === 'throughput.median')).toEqual({
      scenario: 'low-latency/20-A',
      metric: 'throughput.median',
      unit: 'messages/s',
      measured: 96,
      simulated: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      error: expect.any(Number),
      role: expect.stringMatching(/^(calibrated|predicted|not-reproduced)$/),
      modelVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      bandLow: expect.any(Number),
      bandHigh: expect.any(Number),
      events: expect.any(Number),
      cpuMs: expect.any(Number),
    });
  });

  it('gives each measured metric a band that holds it, wider in another regime, and none outside of what was measured', () => {
    const bandsOf = (...settings: string[]) => {
      const args = settings.flatMap((setting) => ['--set', setting]);
      const { stdout } = replay('low-latency/20-A', '--replications', '1', '--json', ...args);
      return JSON.parse(stdout) as {
        metric: string;
        simulated: number;
        bandLow: number | null;
        bandHigh: number | null;
      }[];
    };
    const widthOf = (rows: ReturnType<typeof bandsOf>) => {
      const row = rows.find(({ metric }) => metric === 'roundtripTime.median');
      if (row?.bandLow == null || row.bandHigh == null) throw new Error('There is no band.');
      expect(row.bandLow).toBeLessThan(row.simulated);
      expect(row.bandHigh).toBeGreaterThan(row.simulated);
      return Math.log(row.bandHigh / row.bandLow);
    };
    const published = bandsOf();
    expect(widthOf(bandsOf('messageBoxes=3'))).toBeGreaterThan(widthOf(published));
    const outside = bandsOf('requestKb=100', 'messageBoxes=5', 'httpBatchSize=50');
    expect(outside.every(({ bandLow }) => bandLow === null)).toBe(true);
    expect(published.find(({ metric }) => metric === 'roundtripTime.p95')).toMatchObject({
      bandLow: null,
      bandHigh: null,
    });
  });

  it('gives no band to a run that does not settle', () => {
    const { stdout } = replay(
      'low-latency/2-A',
      '--set',
      'sendOnly=2',
      '--replications',
      '1',
      '--json',
    );
    const rows = JSON.parse(stdout) as { bandLow: number | null }[];
    expect(rows.every(({ bandLow }) => bandLow === null)).toBe(true);
  });

  it.each([
    ['adapters/http-1-way/2006/2kb', 'documentsPerSecond', 105],
    ['scale-up/L3', 'orchestrationsPerSecond', 1156],
    ['scale-up/L3', 'cpu.master', 65],
    ['scale-up/L3', 'cpu.worker1', 65],
    ['scale-up/L3', 'cpu.worker2', 35],
    ['scale-up/L3', 'transactionsPerSecond.master', 5000],
  ])('prints %s with %s measured as %d', (scenario, metric, measured) => {
    const { status, stdout } = replay(scenario, '--replications', '2', '--json');
    expect(status).toBe(0);
    const rows = JSON.parse(stdout) as Record<string, unknown>[];
    expect(rows.find((row) => row.scenario === scenario && row.metric === metric)).toMatchObject({
      measured,
      simulated: expect.any(Number),
      error: expect.any(Number),
    });
  });

  it('takes a link, with its seed and settings, as the page does', () => {
    const link = 'https://a.site/low-latency/test-case-20?config=B&seed=7&model=9.9.9&v=1';
    const { status, stdout, stderr } = replay(link, '--replications', '1', '--json');
    expect(status).toBe(0);
    const again = replay('low-latency/20-B', '--seed', '7', '--replications', '1', '--json');
    const numbers = (text: string) =>
      (JSON.parse(text) as Record<string, unknown>[]).map(({ cpuMs: _, ...row }) => row);
    expect(numbers(stdout)).toEqual(numbers(again.stdout));
    expect(stderr).toContain('Model (model) is “9.9.9”; accepted: ');
  });

  it('prints a table and the errors, and none of a changed scenario', () => {
    const { status, stdout, stderr } = replay(
      'low-latency/20-A',
      '--replications',
      '1',
      '--set',
      'virtualUsers=2',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('low-latency/20-A');
    expect(stdout).toContain('No result can be compared with a measurement.');
    expect(stderr).toContain('With changed knobs');
  });

  it.each([
    [['low-latency/99'], 'No scenario starts with "low-latency/99"'],
    [['/low-latency/test-case-99?config=A'], 'No lab is at "/low-latency/test-case-99?config=A"'],
    [['--set', 'sendOly=3'], 'Did you mean sendOnly?'],
    [['low-latency/20-A', '--set', 'sendOnly=-3'], 'accepted: whole numbers from 0'],
    [['scale-up/L4'], 'Did you mean scale-up/L1?'],
    [['adapters/http-1-wy/2006'], 'Did you mean adapters/http-1-way/2006/2kb?'],
    [['scale-up/L3', '--set', 'processHosts=300'], 'accepted: whole numbers from 1 to 24'],
    [
      ['adapters/http-1-way/2004sp1/2kb', '--set', 'sendAdapter=sharepoint'],
      'version would be 2004sp1; accepted: 2006 with sendAdapter = sharepoint',
    ],
    [['--precision', '2'], '--precision is "2"; accepted: a percentage from 0.1% to 50%'],
    [['--seed', 'x'], '--seed is "x"; accepted: whole numbers from 0 to 4294967295'],
  ])('exits 2 for %j and says what is accepted', (args, message) => {
    const { status, stdout, stderr } = replay(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});
