// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, edgesOf, endsOf, marks, partsOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes } from '../../../tests/support/readAxis';
import { LatencyDistribution } from './LatencyDistribution';

/** 90 roundtrips at 280 ms, 6 at 400 ms, 3 at 600 ms and one beyond a second. */
const counts = new Array<number>(200).fill(0);
counts[28] = 90;
counts[40] = 6;
counts[60] = 3;
counts[150] = 1;
const simulated = { binMs: 10, counts };

const plain = (text: string | null | undefined) => text?.replace(/\u202f/g, ' ');

const goal = { meanMs: 300, fastMs: 500, fastShare: 0.9, slowMs: 1000, slowShare: 0.05 };

afterEach(cleanup);

describe('LatencyDistribution', () => {
  it('judges the goal by the shares of its bands', () => {
    render(<LatencyDistribution simulated={simulated} goal={goal} measured={null} />);
    const title = document.querySelector('figcaption')?.firstElementChild?.textContent;
    expect(plain(title)).toBe('Simulated, 96.0 % of roundtrips stay under 500 ms: the goal is met');
    expect(plain(document.querySelector('svg')?.textContent)).toContain('3.0 %');
    expect(plain(document.querySelector('svg')?.textContent)).toContain('over 1 s 1.0 %');
  });

  it('draws the printed value, and the published run only after a change', () => {
    const { rerender } = render(
      <LatencyDistribution
        simulated={simulated}
        goal={goal}
        measured={{ statistic: 'median', valueMs: 307 }}
      />,
    );
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(1);
    expect(document.querySelector('[data-mark="published"]')).toBeNull();
    rerender(
      <LatencyDistribution
        simulated={simulated}
        goal={goal}
        published={simulated}
        measured={null}
      />,
    );
    expect(document.querySelector('[data-mark="published"]')).toBeTruthy();
    expect(document.querySelector('[data-mark="measured"]')).toBeNull();
  });

  it('turns into a table that accounts for every roundtrip', () => {
    render(<LatencyDistribution simulated={simulated} goal={goal} measured={null} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const shares = screen
      .getAllByRole('cell')
      .map((cell) => Number.parseFloat(cell.textContent ?? ''));
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(100, 6);
  });
});

describe('the marks of LatencyDistribution', () => {
  /** Shares of bins of 100 ms, in per cent of 10,000 roundtrips. */
  const histogram = (percents: Record<number, number>) => {
    const filled = new Array<number>(200).fill(0);
    for (const [bin, percent] of Object.entries(percents)) filled[Number(bin)] = 100 * percent;
    return { binMs: 100, counts: filled };
  };
  const now = { 2: 40, 3: 30, 4: 16, 6: 8, 9: 6 };
  const before = { 1: 10, 2: 25, 3: 50, 5: 11, 8: 4 };

  it.each([
    [340, 1],
    [544, 1],
    [544, 10],
  ])('stand at their own latencies and shares, %i px wide', (width, by) => {
    const svg = drawAt(
      width,
      <LatencyDistribution
        simulated={{ ...histogram(now), binMs: 100 * by }}
        published={{ ...histogram(before), binMs: 100 * by }}
        measured={{ statistic: 'median', valueMs: 437 * by }}
        goal={{ ...goal, meanMs: 300 * by, fastMs: 500 * by, slowMs: 1000 * by }}
      />,
    );
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    // Bars as wide as a bin less a gap of 1 px, each from the axis to its share and back.
    const drawn = marks('bars', svg).flatMap(partsOf);
    expect(drawn).toHaveLength(5);
    for (const [index, [bin, percent]] of Object.entries(now).entries()) {
      const [from, to] = [Number(bin) * 100 * by, (Number(bin) + 1) * 100 * by];
      const corners = (drawn[index] ?? []).map(({ x, y }, corner) => ({
        x: x + (corner < 2 ? -0.5 : 0.5),
        y,
      }));
      expectPlaces(axes, corners, [
        [from, 0],
        [from, percent],
        [to, percent],
        [to, 0],
      ]);
    }
    const end = Math.max(...axes.x.values);
    const outline = marks('published', svg).flatMap(partsOf).flat();
    expectPlaces(
      axes,
      outline,
      Array.from({ length: Math.ceil(end / (100 * by)) }, (_, bin) => [
        (bin + 0.5) * 100 * by,
        before[bin as keyof typeof before] ?? 0,
      ]),
    );
    expectPlaces(axes, marks('measured', svg).map(centreOf), [[437 * by, 0]]);
    const rule = svg.querySelector('line[data-look="measured"]') as Element;
    expectValues(axes.x, [centreOf(rule).x], [437 * by]);
    const targets = [...svg.querySelectorAll('line[data-look="target"]')].map(endsOf);
    expectValues(
      axes.x,
      targets.flat().map(({ x }) => x),
      [500, 500, 300, 300].map((ms) => ms * by),
    );
    const [slow] = [...svg.querySelectorAll('rect[class*="shade"]')].map(edgesOf);
    expectValues(axes.x, [slow?.left ?? 0, slow?.right ?? 0], [500 * by, 1000 * by]);
  });

  it('keep what is rare readable', () => {
    const flat = { binMs: 10, counts: new Array<number>(110).fill(1) };
    const svg = drawAt(544, <LatencyDistribution simulated={flat} goal={goal} measured={null} />);
    const axes = readAxes(svg);
    const [first = []] = marks('bars', svg).flatMap(partsOf);
    const barMs = Math.round(
      axes.x.valueAt((first[2]?.x ?? 0) + 0.5) - axes.x.valueAt((first[0]?.x ?? 0) - 0.5),
    );
    expectValues(
      axes.y,
      first.slice(1, 3).map(({ y }) => y),
      [barMs / 11, barMs / 11],
    );
  });
});
