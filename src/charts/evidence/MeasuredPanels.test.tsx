import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MeasuredPanels, panelFinding } from './MeasuredPanels';

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
  it('put rings where the measured values stand and dots where the simulated do, a row for each', () => {
    const [measured, simulated] = [marks('measured'), marks('simulated')];
    expect(measured).toHaveLength(2);
    // Places are linear in the values: 100, 25 measured and 50, 75 simulated.
    const [high, low] = [measured[0]?.x ?? 0, measured[1]?.x ?? 0];
    const perUnit = (high - low) / 75;
    expect(perUnit).toBeGreaterThan(0);
    expect(simulated[0]?.x).toBeCloseTo(high - 50 * perUnit, 3);
    expect(simulated[1]?.x).toBeCloseTo(high - 25 * perUnit, 3);
    expect(simulated.map(({ y }) => y)).toEqual(measured.map(({ y }) => y));
    expect(measured[0]?.y).toBeLessThan(measured[1]?.y ?? 0);
  });

  it('have an axis whose labels keep clear of each other', () => {
    const labels = (most: number) => {
      const drawn = renderToString(
        <MeasuredPanels
          title="One"
          subtitle=""
          panels={[
            {
              title: 'Throughput',
              unit: '',
              points: [{ label: 'A', measured: most, simulated: most }],
            },
          ]}
        />,
      );
      return [...drawn.matchAll(/text-anchor="middle"[^>]*>([^<]*)</g)].map(([, text]) => text);
    };
    expect(labels(301)).toEqual(['0', '100', '200', '300', '400']);
    expect(labels(3001)).toEqual(['0', '2,000', '4,000']);
  });

  it('join nothing: they stand under each other for a reason of each page', () => {
    expect(html).not.toMatch(/<(path|polyline)/);
  });

  it('label both, and say them to who does not see them', () => {
    expect(html).toContain('A measured 100, simulated 50; B measured 25, simulated 75');
    expect(html).toMatch(/<g data-tone="simulated"><text[^>]*>50</);
  });

  it('say in each title what the measured values say', () => {
    const said = (...measured: readonly number[]) =>
      panelFinding({
        title: 'Throughput',
        unit: 'messages/s',
        points: measured.map((value, index) => ({
          label: `case ${index}`,
          measured: value,
          simulated: 1,
        })),
      });
    expect(said(100, 25)).toBe('Throughput, messages/s: \u221275\u202f%');
    expect(said(100, 100.5)).toBe('Throughput, messages/s: about the same');
    expect(said(100, 130, 120)).toBe('Throughput, messages/s: highest, case 1');
    expect(said(100, 100, 90)).toBe('Throughput, messages/s');
  });
});
