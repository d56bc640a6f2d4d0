// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, endsOf, marks, partsOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes } from '../../../tests/support/readAxis';
import { LatencyOverTime } from './LatencyOverTime';

const minuteMs = 60_000;
const protocol = {
  rampUpMs: minuteMs,
  steadyMs: 4 * minuteMs,
  rampDownMs: minuteMs,
  rampsCount: true,
};
const checkpointMs = [1, 2, 3, 4, 5].map((minute) => minute * minuteMs);
/** 300 ms, and 480 ms in the step after each checkpoint starts. */
const roundtripMs = Array.from({ length: 120 }, (_, step) =>
  step === 0 ? null : (step * 3) % 60 === 0 ? 480 : 300,
);

afterEach(cleanup);

describe('LatencyOverTime', () => {
  it('finds what checkpoints do and says it', () => {
    render(
      <LatencyOverTime
        stepMs={3000}
        roundtripMs={roundtripMs}
        checkpointMs={checkpointMs}
        protocol={protocol}
        measured={{ statistic: 'mean', valueMs: 307 }}
        run="run 1 of 8"
      />,
    );
    screen.getByText(/^Once a minute a checkpoint lifts roundtrip to about 480/);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Measured mean 307');
    expect(document.querySelectorAll('[data-mark="ramp"]')).toHaveLength(2);
    const ticks = document.querySelector('[data-mark="checkpoints"]')?.getAttribute('d');
    expect(ticks?.match(/M/g)).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(121);
    expect(rows[1]).toBe('0rampnone');
    expect(rows[21]).toBe('60steady480starts');
  });

  it('says that the ramps count where they do, and shades what is left out', () => {
    const chart = (rampsCount: boolean) => (
      <LatencyOverTime
        {...{ stepMs: 3000, roundtripMs, checkpointMs, measured: null }}
        protocol={{ ...protocol, rampsCount }}
      />
    );
    const { rerender } = render(chart(true));
    screen.getByText(/The ramps count, too\.$/);
    expect(document.body.textContent).not.toContain('left out');
    expect(document.querySelectorAll('[data-mark="leftOut"]')).toHaveLength(0);
    rerender(chart(false));
    screen.getByText(/Grey: left out\.$/);
    expect(document.querySelectorAll('[data-mark="leftOut"]')).toHaveLength(2);
  });

  it('stays plain without ramps, checkpoints or data', () => {
    render(
      <LatencyOverTime
        stepMs={3000}
        roundtripMs={[null, null]}
        checkpointMs={[]}
        protocol={{ rampUpMs: 0, steadyMs: 6000, rampDownMs: 0, rampsCount: true }}
        measured={null}
      />,
    );
    screen.getByText('No roundtrip has ended yet');
    expect(document.querySelectorAll('[data-mark="ramp"]')).toHaveLength(0);
    expect(document.querySelector('[data-mark="measured"]')).toBeNull();
  });
});

describe.each([
  ['short', 0.05],
  ['plain', 1],
  ['long', 300],
])('the marks of LatencyOverTime at %s roundtrips', (_what, by) => {
  const draw = (width: number, rampsCount: boolean) =>
    drawAt(
      width,
      <LatencyOverTime
        stepMs={60_000}
        roundtripMs={[null, 200 * by, 250 * by, null, 480 * by, 310 * by]}
        checkpointMs={[1.25 * minuteMs, 4.75 * minuteMs]}
        protocol={{ ...protocol, rampDownMs: 0.5 * minuteMs, steadyMs: 4.5 * minuteMs, rampsCount }}
        measured={{ statistic: 'mean', valueMs: 410 * by }}
      />,
    );

  it.each([340, 628])('stand at their own times and values, %i px wide', (width) => {
    const svg = draw(width, true);
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    expect(axes.x.pxOf(6)).toBeCloseTo(width - 12, 6);
    // Minutes; a mean of a step stands in its middle, and a step without one parts the line.
    const parts = marks('simulated', svg).flatMap(partsOf);
    expect(parts).toHaveLength(2);
    expectPlaces(axes, parts.flat(), [
      [1.5, 200 * by],
      [2.5, 250 * by],
      [4.5, 480 * by],
      [5.5, 310 * by],
    ]);
    const [rule] = marks('measured', svg).map(endsOf);
    expectPlaces(axes, rule ?? [], [
      [0, 410 * by],
      [6, 410 * by],
    ]);
    const starts = marks('checkpoints', svg).flatMap(partsOf);
    expectValues(
      axes.x,
      starts.map(([from]) => from?.x ?? Number.NaN),
      [1.25, 4.75],
    );
    const ramps = marks('ramp', svg).map(endsOf);
    expectValues(
      axes.x,
      ramps.map(([from]) => from.x),
      [1, 5.5],
    );
    expectValues(
      axes.x,
      ramps.map(([, to]) => to.x),
      [1, 5.5],
    );
  });

  it('show the printed value over what counts, and the rest as left out', () => {
    const svg = draw(628, false);
    const axes = readAxes(svg);
    const [rule] = marks('measured', svg).map(endsOf);
    expectPlaces(axes, rule ?? [], [
      [1, 410 * by],
      [5.5, 410 * by],
    ]);
    const out = marks('leftOut', svg).map(edgesOf);
    expectValues(
      axes.x,
      out.map(({ left }) => left),
      [0, 5.5],
    );
    expectValues(
      axes.x,
      out.map(({ right }) => right),
      [1, 6],
    );
  });
});
