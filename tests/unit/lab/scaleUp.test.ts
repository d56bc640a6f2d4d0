import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import type { Summary } from '../../../src/simulator/types';
import { boundsOf } from '../../../src/studies/scale-up/lab/bounds';
import { limitText } from '../../../src/studies/scale-up/lab/limitText';

const { configurations } = readData<ReplayFile>('replays/scale-up/experiments.json');

function summaryOf(id: string): Summary {
  const summary = configurations[id];
  if (summary === undefined) throw new Error(`${id} has no precomputed result.`);
  return summary;
}

/** A result with other metrics. */
function withMetrics(summary: Summary, values: Record<string, number>): Summary {
  const estimates = Object.entries(values).map(([name, mean]) => [
    name,
    { mean, low: mean, high: mean },
  ]);
  return { ...summary, metrics: Object.fromEntries(estimates) };
}

describe('the bounds of the scale-up lab', () => {
  it('are tightest first, one for each part, and none is passed', () => {
    for (const summary of Object.values(configurations)) {
      const bounds = boundsOf(summary);
      expect(bounds.map(({ id }) => id).sort()).toEqual(
        ['master', 'process', 'receive', 'send', 'threads', 'worker'].filter(
          (id) => summary.metrics[`bound.${id}`] !== undefined,
        ),
      );
      const rates = bounds.map(({ perSecond }) => perSecond);
      expect(rates).toEqual([...rates].sort((a, b) => a - b));
      const simulated = summary.metrics.orchestrationsPerSecond?.mean ?? Number.NaN;
      expect(simulated).toBeLessThanOrEqual((rates[0] ?? 0) * 1.01);
    }
  });
});

describe('what limits the scale-up benchmark', () => {
  it.each(['S1', 'S2', 'S3', 'L1', 'L2'])('is the process hosts in %s', (id) => {
    expect(limitText(summaryOf(id))).toMatch(/^The process hosts limit throughput to /);
  });

  it('is the databases in L3', () => {
    expect(limitText(summaryOf('L3'))).toMatch(/^The (master|worker) MessageBox/);
  });

  it('is too few messages where throughput stays below every bound', () => {
    const text = limitText(
      withMetrics(summaryOf('L3'), {
        orchestrationsPerSecond: 90,
        'bound.send': 300,
        'bound.process': 100,
      }),
    );
    expect(text).toBe(
      'Too few messages are under way: the tightest bound, process hosts, would allow 100 orchestrations per second.',
    );
  });

  it('names bounds that lie together, and the next', () => {
    const text = limitText(
      withMetrics(summaryOf('L3'), {
        orchestrationsPerSecond: 99,
        'bound.master': 100,
        'bound.send': 102,
        'bound.receive': 200,
      }),
    );
    expect(text).toContain('The master MessageBox and send hosts limit throughput to 100');
    expect(text).toContain('Next would be the receive hosts, at 200.');
  });

  it('is nothing before there is a result', () => {
    expect(limitText(withMetrics(summaryOf('L3'), {}))).toBe('');
  });
});
