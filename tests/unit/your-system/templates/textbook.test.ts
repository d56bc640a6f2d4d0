import { describe, expect, it } from 'vitest';
import { metricsOf } from '../../../../src/system/metrics';
import { TEXTBOOK } from '../../../../src/your-system/templates/list';
import { module, simulated } from './module';

const REPLICATIONS = 4;

describe('a textbook system', () => {
  it.each(TEXTBOOK)('has the answer of its formula: $id', async ({ solved }) => {
    const { description, known } = await solved();
    const [values] = module.mva(description).classes;
    const exact = {
      'responseTime.mean': values?.responseMs ?? 0,
      'throughput.mean': values?.throughputPerSecond ?? 0,
    }[known.metric];
    expect(exact / known.value).toBeCloseTo(1, 6);
    const runs = Array.from({ length: REPLICATIONS }, (_, at) => simulated(description, at));
    const sum = runs.reduce((all, run) => all + (metricsOf(run)[known.metric] ?? 0), 0);
    expect(Math.abs(sum / REPLICATIONS / known.value - 1)).toBeLessThan(0.05);
  });

  it('is known by more than the answer', async () => {
    const values = await Promise.all(
      TEXTBOOK.map(async ({ solved }) => (await solved()).known.value),
    );
    const rounded = values.map((value) => value.toFixed(2));
    // Worked out by hand: 10 / (1 - 0.8); 8 / (10 × 10 ms); 10 + 0.5 × 10 × 2.5 / 0.5.
    expect(rounded[0]).toBe('50.00');
    expect(rounded[5]).toBe('80.00');
    expect(rounded[2]).toBe('35.00');
  });
});
