// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FidelityStrip } from './FidelityStrip';

afterEach(cleanup);

const strip = { label: 'Roundtrip of 20-A', tolerance: 0.15, reach: 0.3, evidence: 'calibrated' };
const marks = (kind: string) => document.querySelectorAll(`[data-mark="${kind}"]`);

describe('FidelityStrip', () => {
  it('draws the fitted and the predicted error and says both', () => {
    render(
      <FidelityStrip {...strip} error={{ mean: 0.02, low: 0.01, high: 0.03 }} heldOut={-0.16} />,
    );
    expect(marks('simulated')).toHaveLength(1);
    expect(marks('interval')).toHaveLength(1);
    expect(marks('held-out')).toHaveLength(1);
    const name = screen.getByRole('img').querySelector('title')?.textContent;
    expect(name).toContain('Roundtrip of 20-A: calibrated, error +2.0');
    expect(name).toContain('within ±15');
    expect(name).toContain('held out −16.0');
  });

  it('points to what lies beyond its ends', () => {
    render(
      <FidelityStrip {...strip} error={{ mean: -0.5, low: -0.51, high: -0.49 }} heldOut={0.9} />,
    );
    expect(marks('beyond')).toHaveLength(2);
    expect(marks('simulated')).toHaveLength(0);
    expect(marks('held-out')).toHaveLength(0);
  });

  it('draws no band and no diamond where there is neither', () => {
    render(
      <FidelityStrip
        {...strip}
        tolerance={null}
        error={{ mean: 0, low: 0, high: 0 }}
        heldOut={null}
      />,
    );
    expect(document.querySelector('.band')).toBeNull();
    expect(marks('held-out')).toHaveLength(0);
  });
});
