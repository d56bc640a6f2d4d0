import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MeasuredPanels } from './MeasuredPanels';

const points = [
  { label: 'A', measured: 100, simulated: 50 },
  { label: 'B', measured: 25, simulated: 75 },
];
const html = renderToString(
  <MeasuredPanels
    title="A falls, B rises"
    subtitle="Two configurations"
    panels={[{ title: 'Throughput', unit: 'messages/s', points }]}
  />,
);
const marks = (kind: string) =>
  [...html.matchAll(new RegExp(`data-mark="${kind}"[^>]*?cx="([\\d.]+)" cy="([\\d.]+)"`, 'g'))].map(
    ([, x, y]) => ({ x: Number(x), y: Number(y) }),
  );

describe('panels of measured and simulated values', () => {
  it('put rings where the measured values stand and dots where the simulated do', () => {
    const [measured, simulated] = [marks('measured'), marks('simulated')];
    expect(measured).toHaveLength(2);
    // Heights are linear in the values: 100, 25 measured and 50, 75 simulated.
    const [high, low] = [measured[0]?.y ?? 0, measured[1]?.y ?? 0];
    const perUnit = (low - high) / 75;
    expect(perUnit).toBeGreaterThan(0);
    expect(simulated[0]?.y).toBeCloseTo(high + 50 * perUnit, 3);
    expect(simulated[1]?.y).toBeCloseTo(high + 25 * perUnit, 3);
    expect(simulated.map(({ x }) => x)).toEqual(measured.map(({ x }) => x));
    expect(measured[0]?.x).toBeLessThan(measured[1]?.x ?? 0);
  });

  it('join nothing: they stand beside each other for a reason of each page', () => {
    expect(html).not.toMatch(/<(path|polyline)/);
  });

  it('label both, and say them to who does not see them', () => {
    expect(html).toContain('A measured 100, simulated 50; B measured 25, simulated 75');
    expect(html).toMatch(/<g data-tone="simulated"><text[^>]*>50</);
  });
});
