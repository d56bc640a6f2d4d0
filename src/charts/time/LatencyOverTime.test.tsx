// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
